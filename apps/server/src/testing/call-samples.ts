import { encodePassword } from '@smart-fire/api-client/wire'

import { RESOURCES } from '../http/resources'
import { RESOURCE_SAMPLES } from './resource-samples'
import type { ThingName } from './call-world'
import { pngFile } from './picture-files'

/** `{building}` is a placeholder for the id of a building: the test inserts one of the tenant, one of another tenant or an unknown one. */
type Placeholder = `{${ThingName}}`
type Parameters = Readonly<Record<string, string>>

/** Parameters with which a call does what it is for. Placeholders may stand anywhere, also within a text. */
export interface CallSample {
  path?: Readonly<Record<string, Placeholder>>
  query?: Parameters
  form?: Parameters
  json?: unknown
}

const RECORDS = '/api/datahandler'
const DEVICE = '/api/device'
const PAGE = { page: '1', limit: '10' }
const PERIOD = { startTime: '2026-11-20', endTime: '2026-11-20' }

/** types of `addCatalogue` */
const HYDRANT_TYPE = JSON.stringify(['安澜电子', '消火栓水压传感器', 'M1'])
const SMOKE_TYPE = JSON.stringify(['安澜电子', '无线感烟探测器', 'M1'])

const none: CallSample = {}
const query = (parameters: Parameters): CallSample => ({ query: parameters })
const form = (parameters: Parameters): CallSample => ({ form: parameters })

/** One for each call of the rights table; the declared resources bring theirs. A call without a sample fails the matrix. */
export const CALL_SAMPLES: Readonly<Record<string, CallSample>> = {
  ...each(none, 'GET', [
    '/api/health', '/api/admin/image/getCode', '/alarm/websocket', '/files/no-floor-plan.svg', '/files/logo/ofHost',
    '/api/auth/provider/list', '/api/auth/own/security', '/api/admin/setup/progress', '/api/admin/user/front/info', '/api/admin/user/front/menus', '/api/admin/user/front/menu/all', '/api/admin/group/all',
    '/api/device/deviceTenantSetup/get', '/api/device/deviceTenantSetup/config', '/api/device/deviceNetworkingUnit/getAll',
    `${RECORDS}/deviceAbnormal/getNothandlerCount`, `${RECORDS}/deviceAbnormal/getChannelList`, `${RECORDS}/deviceAbnormal/getAbnormalByTheLatestTen`,
    `${DEVICE}/deviceBuilding/select`, `${DEVICE}/deviceBuilding/selectFirst`, `${DEVICE}/deviceBuilding/getSelected`,
    `${DEVICE}/deviceBuilding/getList`, `${DEVICE}/deviceBuilding/getAllBuildingStatus`, `${DEVICE}/deviceSensor/getAllCount`,
  ]),
  ...each(none, 'POST', ['/api/auth/oauth/token', '/api/admin/setup/begin', '/api/datahandler/alarm/ticket', '/api/ingest/reports', '/api/ingest/events']),
  'DELETE /api/auth/oauth/token': none,
  'GET /files/ground/:z/:x/:y': { path: { z: '{building}', x: '{building}', y: '{building}' } }, // tiles are numbers, of no tenant
  'GET /files/:key': { path: { key: '{file}' } },
  'GET /files/logo/:key': { path: { key: '{file}' } },
  // a ticket names one camera of one session; that it ends with them is in streams.test.ts
  ...each({ path: { ticket: '{camera}', number: '{camera}' } }, 'GET', ['live.m3u8', 'init.mp4', 'live.mp4', 'fragment/:number'].map((file) => `/files/stream/:ticket/${file}`)),

  'GET /api/admin/user/isSuperAdmin': query({ userId: '{user}' }),
  'POST /api/admin/user/changePassword': form({ oldPass: 'not encoded', newPass: 'not encoded' }),
  'GET /api/admin/user/list': query({ groupId: '{role}', departId: '{department}', isDisabled: '-1' }),
  'GET /api/admin/user/:id': { path: { id: '{user}' } },
  'GET /api/admin/user/unbindUser': query({ tenantId: '{tenant}' }),
  'POST /api/admin/user/add': form({ username: 'matrix-user', mobilePhone: '13800009999', password: encodePassword('三月的风 2026'), groupId: '{role}', departId: '{department}' }),
  'POST /api/admin/user/update': form({ username: '{username}', mobilePhone: '13800009998', groupId: '{role}' }),
  'GET /api/admin/user/delete': query({ userIds: '{user},{user}' }),
  'POST /api/admin/user/resetPassword': form({ id: '{user}', password: encodePassword('三月的风 2026') }),
  'POST /api/admin/user/setDisabled': form({ id: '{user}', disabled: '1' }),
  'GET /api/admin/user/security': query({ id: '{user}' }),
  'POST /api/admin/user/resetSecondFactor': form({ id: '{user}' }),
  'POST /api/admin/user/unbindIdentity': form({ id: '{user}', identityId: '1' }),
  ...each(form({ id: '1', code: '000000', password: 'not encoded' }), 'POST', names('/api/auth/own', 'beginSecondFactor', 'confirmSecondFactor', 'endSecondFactor', 'unbind')),
  ...each(form({ id: '1' }), 'POST', names('/api/auth/provider', 'begin', 'finish')),
  'POST /api/admin/signInProvider/setSecret': form({ id: '1', secret: 'not a secret' }),
  'POST /api/admin/user/unlock': form({ id: '{user}' }),
  'POST /api/admin/user/importRows': { json: { dryRun: true, rows: [{ username: 'matrix-user', mobilePhone: '13800009999', groupId: '{role}' }] } },
  ...each(form({ id: '{gateway}' }), 'POST', [`${DEVICE}/deviceCollectingDevice/newKey`, `${DEVICE}/deviceCollectingDevice/revokeKeys`]),
  ...each({ path: { id: '{position}' } }, 'GET', names('/api/admin/position', ':id/user', ':id/group')),
  'POST /api/admin/position/:id/user': { path: { id: '{position}' }, form: { users: '{user}' } },
  'POST /api/admin/position/:id/group': { path: { id: '{position}' }, form: { groups: '{role}' } },
  ...each(none, 'GET', names('/api/admin/menu', 'list', 'tree')),
  'GET /api/admin/menu/pageList': query(PAGE),
  'GET /api/admin/menu/groups': query({ menuId: '{menu}' }),
  'GET /api/admin/menu/:id': { path: { id: '{menu}' } },
  'POST /api/admin/menu/update': { json: { id: '{menu}', title: '菜单管理', orderNum: 2 } },
  'GET /api/admin/element/list': query({ menuId: '{menu}' }),
  'GET /api/admin/channel/pageList': query(PAGE),
  'GET /api/device/deviceAlDnRelation/pageList': query(PAGE),
  'GET /api/device/deviceAlDnRelation/get': query({ id: '{alarmLevel}' }),
  'POST /api/device/deviceAlDnRelation/updateOrAdd': { json: { id: '{alarmLevel}', noticeIds: '2' } },
  'POST /api/admin/channel/setHidden': form({ id: '2', hidden: '1' }),
  'GET /api/admin/depart/tree': {},
  'GET /api/dict/dictType/tree': {},
  ...each({ path: { code: '{building}' } }, 'GET', names('/api/dict/dictValue', 'type/:code', 'feign/:code')), // the beginning of a code, of no tenant
  'GET /api/admin/depart/user': query({ departId: '{department}' }),
  'POST /api/admin/depart/user': form({ departId: '{department}', userIds: '{user}' }),
  'DELETE /api/admin/depart/user': query({ departId: '{department}', userId: '{user}' }),
  'GET /api/admin/depart/:id/user': { path: { id: '{department}' } },
  'POST /api/admin/depart/:id/user': { path: { id: '{department}' }, form: { members: '{user}' } },
  'GET /api/admin/group/listByUser': query({ userId: '{user}' }),
  'GET /api/admin/group/pageList': query({ name: '{role}' }),
  ...each(query({ id: '{role}' }), 'GET', names('/api/admin/group', 'deleteQuery', 'delete')),
  ...each({ path: { id: '{role}' } }, 'GET', names('/api/admin/group', ':id', ':id/authority', ':id/dataScope', ':id/user')),
  'POST /api/admin/group/add': { json: { name: 'matrix-role' } },
  'POST /api/admin/group/update': { json: { id: '{role}', name: 'matrix-role' } },
  'POST /api/admin/group/:id/authority': { path: { id: '{role}' }, json: { menuIds: [], elementCodes: [] } },
  'POST /api/admin/group/:id/dataScope': { path: { id: '{role}' }, json: { dataScope: '1', regionCodes: [], buildingIds: ['{building}'] } },
  'POST /api/admin/group/:id/user': { path: { id: '{role}' }, form: { members: '{user}' } },
  'GET /api/admin/tenant/pageList': query(PAGE),
  'GET /api/admin/tenant/list': query({ tenantIds: '{tenant}' }),
  'GET /api/admin/tenant/:id/get': { path: { id: '{tenant}' } },
  'GET /api/admin/channel/tree': query({ tenantId: '{tenant}' }),
  'POST /api/admin/tenant/add': form({ name: 'matrix-tenant', userId: '{user}', channelIds: '1' }),
  'POST /api/admin/tenant/update': form({ tenantId: '{tenant}', name: 'matrix-tenant', userId: '{user}', channelIds: '1' }),
  'POST /api/admin/tenant/setStopped': form({ tenantId: '{tenant}', stopped: '1' }),
  'GET /api/admin/tenant/delete': query({ tenantId: '{tenant}', superAdminPassword: 'not encoded' }),
  ...each(form({ tenantId: '{tenant}', superAdminPassword: 'not encoded' }), 'POST', names('/api/admin/tenant', 'delete', 'restore')),
  'POST /api/admin/tenant/actAs': form({ tenantId: '{tenant}', reason: 'matrix' }),
  'POST /api/admin/tenant/endActing': none,
  ...each(query(PAGE), 'GET', ['/api/admin/loginLog/pageList', '/api/admin/gateLog/pageList', '/api/admin/gateLog/modules']),
  'GET /api/admin/onlineSession/pageList': query({ userId: '{user}' }),
  'POST /api/admin/onlineSession/end': form({ id: 'not a session' }),
  'POST /api/admin/onlineSession/endAll': form({ userId: '{user}' }),
  'GET /api/admin/user/effectiveRights': query({ id: '{user}' }),
  'GET /api/device/region/getAll': none,
  'GET /api/device/recycleBin/pageList': query(PAGE),
  'POST /api/device/recycleBin/restore': form({ kind: 'building', id: '{building}' }),
  'POST /api/device/importRun/cancel': { json: { importId: 'matrix-import' } },
  'POST /api/device/deviceTenantSetup/addOrUpdate': { json: { planSetup: '0' } },
  'POST /api/device/deviceTenantSetup/saveLogo': { json: { content: 'bm8gcGljdHVyZQ==' } },
  'POST /api/device/deviceTenantSetup/removeLogo': { json: {} },

  [`GET ${RECORDS}/deviceAbnormal/pageList`]: query({ tag: '-1', buildId: '{building}', bName: '{buildingName}', handlePerson: '{username}' }),
  ...each(query({ sensorId: '{device}' }), 'GET', [`${RECORDS}/deviceAbnormal/getAlrmBySensorId`]),
  ...each(query({ ...PAGE, buildId: '{building}' }), 'GET', [`${RECORDS}/deviceAbnormal/selectAbnormal`, `${RECORDS}/deviceFireMainAbnormal/selectAbnormal`]),
  ...each(query({ channelId: '1' }), 'GET', [
    `${RECORDS}/deviceAbnormal/selectCount`, `${RECORDS}/deviceAbnormal/selectCountNearlyMonth`, `${RECORDS}/deviceAbnormal/selectAlrmType`,
    `${RECORDS}/deviceFacilitiesAbnormal/selectMeasuringPoint`, `${RECORDS}/deviceFacilitiesAbnormal/selectAlrmType`,
    `${RECORDS}/deviceFireMainAbnormal/selectAlrmType`, `${RECORDS}/deviceFireMainAbnormal/selectCount`,
    `${RECORDS}/deviceFireMainAbnormal/selectCountNearlyMonth`,
  ]),
  ...each(query({ alrmCategory: '0', tag: '2' }), 'GET', ['deviceAbnormal', 'deviceFireMainAbnormal', 'deviceFacilitiesAbnormal'].map((table) => `${RECORDS}/${table}/getAllAlrmAndFault`)),
  ...each(query({ alrmCategory: '0', tag: '2', channelId: '1' }), 'GET', ['deviceAbnormal', 'deviceFireMainAbnormal'].map((table) => `${RECORDS}/${table}/selectCountByBuildId`)),
  ...each(query({ dateStrs: '2026-11-01,2026-11-20' }), 'GET', [
    ...['deviceAbnormal', 'deviceFireMainAbnormal'].map((table) => `${RECORDS}/${table}/selectCountByDate`),
    ...['deviceAbnormal', 'deviceFireMainAbnormal', 'deviceFacilitiesAbnormal'].flatMap((table) => [`${RECORDS}/${table}/selectCountByType`, `${RECORDS}/${table}/getRatioByDate`]),
    ...['figures', 'trend', 'load', 'chattering', 'standing', 'lastHours', 'water', 'cameras', 'units'].map((call) => `${RECORDS}/recordStatistics/${call}`),
  ]),
  [`GET ${RECORDS}/recordStatistics/ranking`]: query({ by: 'subject', kind: 'general', dateStrs: '2026-01-01,2026-11-20' }),
  [`GET ${RECORDS}/deviceAbnormal/history`]: query({ id: '{generalRecord}' }),
  [`POST ${RECORDS}/deviceAbnormal/affirmFire`]: form({ id: '{generalRecord}', flag: '1' }),
  [`POST ${RECORDS}/deviceAbnormal/affirmHandle`]: form({ id: '{generalRecord}' }),
  [`POST ${RECORDS}/deviceAbnormal/raiseVerdict`]: form({ id: '{generalRecord}' }),
  [`GET ${RECORDS}/deviceFacilitiesAbnormal/pageList`]: query({ ...PAGE, tag: '-1', hydrantId: '{hydrant}', hydrantName: '{hydrantName}' }),
  [`GET ${RECORDS}/deviceFacilitiesAbnormal/getAlrmBySensorId`]: query({ sensorId: '{hydrantDevice}' }),
  [`GET ${RECORDS}/deviceFacilitiesAbnormal/selectByHydrantId`]: query({ id: '{hydrant}' }),
  [`GET ${RECORDS}/deviceFacilitiesAbnormal/history`]: query({ id: '{hydrantRecord}' }),
  [`POST ${RECORDS}/deviceFacilitiesAbnormal/affirmHandle`]: form({ id: '{hydrantRecord}' }),
  [`GET ${RECORDS}/deviceFireMainAbnormal/pageList`]: query({ ...PAGE, tag: '-1', fireMainId: '{fireHost}', buildId: '{building}' }),
  [`GET ${RECORDS}/deviceFireMainAbnormal/getAlrmBySensorId`]: query({ sensorId: '{hostPoint}' }),
  [`GET ${RECORDS}/deviceFireMainAbnormal/history`]: query({ id: '{hostRecord}' }),
  [`POST ${RECORDS}/deviceFireMainAbnormal/affirmFire`]: form({ id: '{hostRecord}', flag: '1' }),
  [`POST ${RECORDS}/deviceFireMainAbnormal/raiseVerdict`]: form({ id: '{hostRecord}' }),

  [`GET ${DEVICE}/deviceBuilding/get`]: query({ id: '{building}' }),
  [`GET ${DEVICE}/deviceBuilding/floors`]: query({ id: '{building}' }),
  [`POST ${DEVICE}/deviceBuilding/saveFloorNames`]: { json: { id: '{building}', version: '', names: [{ floor: 1, name: 'matrix' }] } },
  ...each(query({ buildId: '{building}' }), 'GET', [
    `${DEVICE}/deviceBuilding/getFloor`, `${DEVICE}/deviceBuilding/getFloorList`, `${DEVICE}/deviceBuilding/selectByBuildId`,
  ]),
  ...each(query({ channelId: '1' }), 'GET', [
    `${DEVICE}/deviceSensor/getAllStatusCount`, `${DEVICE}/deviceSensor/getAllBuildingList`,
    `${DEVICE}/deviceFireMainSensor/getAllStatusCount`, `${DEVICE}/deviceFireMainSensor/getAllBuildingList`,
  ]),
  ...each(query({ bName: '{buildingName}' }), 'GET', [`${DEVICE}/deviceSensor/getStatusByBuild`, `${DEVICE}/deviceFireMainSensor/getStatusByBuild`]),
  ...each(query({ buildId: '{building}' }), 'GET', [
    ...names(`${DEVICE}/deviceSensor`, 'selectStatusCount', 'getStatusCount', 'selectCount', 'getAlrmFloor', 'getSensorAndFloor'),
    ...names(`${DEVICE}/deviceFireMainSensor`, 'selectStatusCount', 'getStatusCount', 'selectCount', 'getAlrmFloor', 'getSensorAndFloor'),
  ]),
  ...each(query({ ...PAGE, buildingId: '{building}', floor: '3' }), 'GET', [
    ...names(`${DEVICE}/deviceSensor`, 'selectByFloorGetSensor', 'getNotEnabledSensorList'),
    ...names(`${DEVICE}/deviceFireMainSensor`, 'selectByFloorGetSensor', 'getNotEnabledSensorList'),
    `${DEVICE}/deviceFloorLayout/selectImage`,
  ]),
  [`GET ${DEVICE}/deviceFloorLayout/editor`]: query({ buildingId: '{building}', floor: '3' }),
  [`DELETE ${DEVICE}/deviceFloorLayout/deleteImage`]: { json: { buildingId: '{building}', floor: 3 } },
  [`POST ${DEVICE}/deviceFloorLayout/saveDraft`]: { json: { buildingId: '{building}', floor: 4, fileName: 'matrix.png', replaces: null, content: pngFile(120, 120).toString('base64') } },
  [`POST ${DEVICE}/deviceFloorLayout/publishDraft`]: { json: { draftId: '{draft}', planId: '{plan}', version: 1, scales: false } },
  [`POST ${DEVICE}/deviceFloorLayout/discardDraft`]: { json: { draftId: '{draft}' } },
  [`POST ${DEVICE}/deviceFloorLayout/saveMarks`]: {
    json: { buildingId: '{building}', floor: 3, planId: '{plan}', version: 1, marks: [{ kind: 'device', id: '{device}', positionSign: '1,1', was: '' }, { kind: 'fireHostPoint', id: '{hostPoint}', positionSign: '', was: '' }] },
  },
  [`GET ${DEVICE}/deviceSensor/getSensor`]: query({ sensorId: '{device}' }),
  ...each(query({ id: '{device}' }), 'GET', names(`${DEVICE}/deviceSensor`, 'get', 'getMeasuringPoint')),
  [`GET ${DEVICE}/deviceSensor/pageList`]: query({ ...PAGE, ids: '{building}' }),
  [`GET ${DEVICE}/deviceSensor/getSelected`]: query({ channelId: '1' }),
  [`GET ${DEVICE}/deviceSensor/getSelectModel`]: query({ manufacturer: '安澜电子' }),
  ...each(query({ id: '{device}' }), 'GET', names(`${DEVICE}/deviceSensor`, 'getById', 'deleteQuery', 'changes')),
  [`POST ${DEVICE}/deviceSensor/add`]: { json: { sensorNo: 'matrix1', buildingId: '{building}', floor: 3, entity: SMOKE_TYPE } },
  [`POST ${DEVICE}/deviceSensor/update`]: { json: { id: '{device}', sensorNo: 'matrix2', buildingId: '{building}', floor: 3, entity: SMOKE_TYPE } },
  [`GET ${DEVICE}/deviceSensor/delete`]: query({ id: '{device},{device}' }),
  [`POST ${DEVICE}/deviceSensor/enable`]: form({ id: '{device}' }),
  [`POST ${DEVICE}/deviceSensor/setStopped`]: form({ id: '{device}', stopped: '1', reason: '检修' }),
  [`POST ${DEVICE}/deviceSensor/importRows`]: { json: { dryRun: true, rows: [{ sensorNo: 'matrix3', buildingId: '{building}', floor: 3, entity: SMOKE_TYPE }] } },
  [`GET ${DEVICE}/deviceSensor/pageOutdoorList`]: query({ ...PAGE, hydrantId: '{hydrant}', hydrantName: '{hydrantName}' }),
  [`GET ${DEVICE}/deviceSensor/getOutdoorSelected`]: none,
  [`GET ${DEVICE}/deviceSensor/installation`]: query({ id: '{hydrantDevice}' }),
  [`POST ${DEVICE}/deviceSensor/addOutdoor`]: { json: { sensorNo: 'matrix4', hydrantId: '{hydrant}', entity: HYDRANT_TYPE } },
  [`POST ${DEVICE}/deviceSensor/updateOutdoor`]: { json: { id: '{hydrantDevice}', sensorNo: 'matrix5', hydrantId: '{hydrant}', entity: HYDRANT_TYPE } },
  [`POST ${DEVICE}/deviceSensor/unlinkOutdoor`]: form({ id: '{hydrantDevice}' }),
  [`POST ${DEVICE}/deviceSensor/addInstallation`]: form({ id: '{hydrantDevice}', person: '安装员', installedOn: '2026-11-19', result: '0', remark: '压力过低' }),
  [`POST ${DEVICE}/deviceSensor/importOutdoorRows`]: { json: { dryRun: true, rows: [{ sensorNo: 'matrix6', hydrantId: '{hydrant}', entity: HYDRANT_TYPE }] } },
  [`GET ${DEVICE}/deviceSensorType/pageList`]: query(PAGE),
  [`GET ${DEVICE}/deviceSensorType/getSelected`]: none,
  [`GET ${DEVICE}/deviceSensorType/selectType`]: query({ id: '{device}', buildingId: '{building}', channelId: '1' }),
  [`GET ${DEVICE}/deviceSensor/getOutdoor`]: query({ id: '{hydrantDevice}' }),
  ...each(query({ ...PAGE, hydrantId: '{hydrant}' }), 'GET', names(`${DEVICE}/deviceSensor`,
    'selectByHydrantId', 'getByHydrantIdGetSensor', 'selectByHydrantIdGetSensor', 'getNotEnabledSensorListByHydrantId')),
  ...each(none, 'GET', [`${DEVICE}/deviceNotice/getAll`, `${RECORDS}/noticeLog/listNoticeLog`]),
  ...each(query({ noticeType: '1', ...PAGE }), 'GET', [`${DEVICE}/deviceMessageNotice/selectByNoticeType`, ...names(`${DEVICE}/deviceMessageRecipients`, 'pagelist', 'findByMeassage')]),
  [`POST ${DEVICE}/deviceMessageNotice/updateOrAdd`]: { json: { noticeType: '1', ids: '2', text: '{告警}' } },
  [`POST ${DEVICE}/deviceMessageNotice/test`]: { json: { noticeType: '1', method: '2' } },
  [`POST ${DEVICE}/deviceMessageRecipients/addBatch`]: { json: { noticeType: '1', userIds: '{user}' } },
  [`GET ${DEVICE}/deviceMessageRecipients/delete`]: query({ noticeType: '1', id: '{user}' }),
  [`GET ${RECORDS}/noticeRuleUser/ofRule`]: query({ noticeRuleId: '{noticeRule}' }),
  [`POST ${RECORDS}/noticeRuleUser/setOfRule`]: { json: { noticeRuleId: '{noticeRule}', alarmUserIds: '{user}', faultUserIds: '' } },
  ...each(query({ noticeRuleId: '{noticeRule}', ...PAGE }), 'GET', names(`${RECORDS}/noticeRuleSensor`, 'listBindedSensor', 'listFireMainBindedSensor', 'listUnBindedSensor')),
  ...each({ json: { noticeRuleId: '{noticeRule}', sensorIds: '{device}' } }, 'POST', names(`${RECORDS}/noticeRuleSensor`, 'batchAdd', 'delBindedSensor')),
  [`GET ${RECORDS}/noticeLog/ofRecord`]: query({ kind: 'general', id: '{generalRecord}' }),
  [`POST ${RECORDS}/noticeLog/retry`]: form({ id: '{notice}' }),
  [`POST ${DEVICE}/deviceFireMain/setStopped`]: form({ id: '{fireHost}', stopped: '1', reason: '检修' }),
  ...each(query(PAGE), 'GET', [`${DEVICE}/notEnabled/pageList`, `${DEVICE}/deviceCollectingDevice/unregistered`]),
  [`POST ${DEVICE}/deviceFireMainSensor/enable`]: form({ id: '{hostPoint}' }),
  [`GET ${DEVICE}/deviceFireMain/events`]: query({ ...PAGE, fireMainId: '{fireHost}' }),
  [`GET ${DEVICE}/deviceFireMainSensor/unmatched`]: query({ ...PAGE, fireMainId: '{fireHost}' }),
  [`GET ${DEVICE}/deviceFireMainSensor/getSensor`]: query({ sensorId: '{hostPoint}' }),
  [`GET ${DEVICE}/deviceFireMainSensor/get`]: query({ id: '{hostPoint}' }),
  ...each(query({ id: '{hydrant}' }), 'GET', names(`${DEVICE}/deviceHardwareFacilities`, 'getStatusById', 'selectUnitById', 'getById')),
  [`GET ${DEVICE}/deviceHardwareFacilities/selectByHydrantNameLike`]: none,
  ...each(query({ ids: '{indoorFacility}' }), 'GET', names(`${DEVICE}/deviceIndoorLabel`, 'getListById')),
  ...each(query({ ids: '{outdoorFacility}' }), 'GET', names(`${DEVICE}/deviceOutdoorLabel`, 'getListById')),
  ...each(query({ id: '{indoorFacility}' }), 'GET', names(`${DEVICE}/deviceIndoorLabel`, 'photo')),
  ...each(query({ id: '{outdoorFacility}' }), 'GET', names(`${DEVICE}/deviceOutdoorLabel`, 'photo')),
  [`GET ${DEVICE}/deviceOutdoorLabel/markers`]: none,
  [`POST ${DEVICE}/deviceIndoorLabel/savePhoto`]: { json: { id: '{indoorFacility}', version: 1, content: pngFile(120, 120).toString('base64') } },
  [`POST ${DEVICE}/deviceIndoorLabel/removePhoto`]: { json: { id: '{indoorFacility}', version: 1 } },
  [`POST ${DEVICE}/deviceOutdoorLabel/savePhoto`]: { json: { id: '{outdoorFacility}', version: 1, content: pngFile(120, 120).toString('base64') } },
  [`POST ${DEVICE}/deviceOutdoorLabel/removePhoto`]: { json: { id: '{outdoorFacility}', version: 1 } },
  [`GET ${DEVICE}/deviceInspectionScheme/persons`]: none,
  [`GET ${DEVICE}/deviceInspectionTasks/pageList`]: query(PAGE),
  [`GET ${DEVICE}/deviceInspectionTasks/get`]: query({ id: '{inspectionTask}' }),
  [`GET ${DEVICE}/deviceInspectionTasks/mine`]: none,
  [`GET ${DEVICE}/deviceInspectionTasks/getByFacilitiesNo`]: query({ facilitiesNo: '{facilityNumber}' }),
  [`POST ${DEVICE}/deviceInspectionTasks/submit`]: { json: { clientId: 'matrix-result', facilitiesNo: '{facilityNumber}', inspectionTime: 0, itemValue: [] } },
  [`POST ${DEVICE}/deviceInspectionTasks/skip`]: { json: { taskPointId: '{taskPoint}', problemDescription: '门锁着' } },
  ...each(query(PAGE), 'GET', ['Indoor', 'Outdoor'].flatMap((where) => names(`${DEVICE}/device${where}RecordInspectionResults`, 'pageList', 'pageListLeak'))),
  ...each(query({ id: '{inspectionResult}' }), 'GET', ['Indoor', 'Outdoor'].flatMap((where) => names(`${DEVICE}/device${where}RecordInspectionResults`, 'get'))),
  [`GET ${DEVICE}/deviceIndoorRecordInspectionResults/selectByLabelId`]: query({ ...PAGE, labelId: '{indoorFacility}' }),
  [`GET ${DEVICE}/deviceOutdoorRecordInspectionResults/selectByLabelId`]: query({ ...PAGE, labelId: '{outdoorFacility}' }),
  [`GET ${DEVICE}/deviceInspectionDefect/pageList`]: query(PAGE),
  [`GET ${DEVICE}/deviceInspectionDefect/get`]: query({ id: '{inspectionDefect}' }),
  [`POST ${DEVICE}/deviceInspectionDefect/update`]: { json: { id: '{inspectionDefect}', version: 1, severity: '2', deadline: '2026-11-25' } },
  [`POST ${DEVICE}/deviceInspectionDefect/rectify`]: { json: { id: '{inspectionDefect}', version: 2, rectification: '已更换' } },
  [`POST ${DEVICE}/deviceInspectionDefect/recheck`]: { json: { id: '{inspectionDefect}', version: 3, passed: '1' } },
  [`POST ${DEVICE}/deviceInspectionDefect/signByInspector`]: { json: { id: '{inspectionDefect}', version: 4 } },
  [`POST ${DEVICE}/deviceInspectionDefect/signByDepartment`]: { json: { id: '{inspectionDefect}', version: 5 } },
  [`POST ${DEVICE}/deviceInspectionDefect/signByManager`]: { json: { id: '{inspectionDefect}', version: 6 } },
  [`POST ${DEVICE}/deviceInspectionDefect/sign`]: { json: { id: '{inspectionDefect}', version: 7 } },
  ...each(none, 'GET', names(`${DEVICE}/deviceInspectionStatistics`, 'figures', 'trend')),
  [`GET ${DEVICE}/deviceInspectionStatistics/divided`]: query({ ...PAGE, by: 'building' }),
  [`GET ${DEVICE}/deviceVideoExt/monitorUrl`]: query({ deviceId: '{camera}' }),
  [`POST ${DEVICE}/deviceVideoExt/tryAddress`]: { json: { videoLiveAddress: 'demo:lobby' } },
  [`GET ${DEVICE}/deviceVideoExt/layouts`]: none,
  [`POST ${DEVICE}/deviceVideoExt/saveLayouts`]: { json: { layouts: [{ name: '大堂', size: 1, panes: ['{camera}'] }] } },
  [`GET ${DEVICE}/deviceVideoExt/control`]: query({ deviceId: '{camera}' }),
  [`POST ${DEVICE}/deviceVideoExt/move`]: { json: { deviceId: '{camera}', pan: -0.5 } },
  [`POST ${DEVICE}/deviceVideoExt/stopMove`]: { json: { deviceId: '{camera}' } },
  [`POST ${DEVICE}/deviceVideoExt/gotoPreset`]: { json: { deviceId: '{camera}', preset: 'p1' } },
  [`POST ${DEVICE}/deviceVideoExt/setControlPassword`]: form({ id: '{camera}', controlPassword: 'three doors 26' }),
  [`GET ${DEVICE}/deviceVideoExt/nearest`]: query({ sensorNo: '{deviceNumber}', buildingId: '{building}', floorId: '1' }),
  [`GET ${DEVICE}/deviceFile/pageList`]: query({ ...PAGE, deviceId: '{device}' }),
  ...each(query({ id: '{deviceFile}' }), 'GET', names(`${DEVICE}/deviceFile`, 'get', 'link')),
  [`GET ${DEVICE}/deviceFile/delete`]: query({ id: '{deviceFile},{deviceFile}' }),
  [`POST ${DEVICE}/deviceFile/add`]: { json: { deviceId: '{device}', fileType: 'manual', fileName: '说明书', content: btoa('%PDF-1.4 %%EOF') } },
  [`POST ${DEVICE}/deviceFile/update`]: { json: { id: '{deviceFile}', deviceId: '{device}', fileType: 'drawing', fileName: '接线图' } },
  [`GET ${DEVICE}/deviceHardwareFacilities/photo`]: query({ id: '{hydrant}' }),
  [`POST ${DEVICE}/deviceHardwareFacilities/savePhoto`]: { json: { id: '{hydrant}', version: 1, content: pngFile(120, 120).toString('base64') } },
  [`POST ${DEVICE}/deviceHardwareFacilities/removePhoto`]: { json: { id: '{hydrant}', version: 1 } },
  ...each(query(PAGE), 'GET', names(`${DEVICE}/live`, 'places', 'hydrants', 'fireHosts')),
  [`GET ${DEVICE}/live/devices`]: query({ ...PAGE, channelId: '1', buildId: '{building}' }),
  [`GET ${DEVICE}/deviceEarlyWarning/pageList`]: query({ ...PAGE, handleFlag: '-1' }),
  [`POST ${DEVICE}/deviceEarlyWarning/updateBatch`]: form({ ids: '{earlyWarning},{earlyWarning}' }),
  [`GET ${DEVICE}/deviceAlarmThreshold/pageList`]: query({ ...PAGE, all: '1' }),
  [`GET ${DEVICE}/deviceAlarmThreshold/getAdd`]: none,
  ...each(query({ id: '{measuringPoint}' }), 'GET', names(`${DEVICE}/deviceAlarmThreshold`, 'get', 'getUpdate', 'delete')),
  ...each({ json: { mpId: '{measuringPoint}', level: JSON.stringify([{ alId: '{alarmLevel}', alarmMin: 45, alarmMax: 999_999_999 }]) } }, 'POST', names(`${DEVICE}/deviceAlarmThreshold`, 'add', 'update')),
  [`GET ${DEVICE}/deviceNetworkingUnit/get`]: query({ id: '{unit}' }),
  ...each({ json: { mac: '{deviceNumber}', sensorType: 'YG', ...PERIOD } }, 'POST', names(`${DEVICE}/turingBusiness`, 'querySensorRealTime', 'querySensorRealTimeDay')),
  [`POST ${DEVICE}/turingBusiness/queryMainSensorRealTime`]: { json: { id: '{hostPoint}', ...PERIOD } },

  ...Object.fromEntries(RESOURCES.flatMap(samplesOfResource)),
}

/** A declared resource: its name is the placeholder of its rows. */
function samplesOfResource({ definition: { base, name, one, removal } }: (typeof RESOURCES)[number]): [string, CallSample][] {
  const id = `{${name}}`
  const input = RESOURCE_SAMPLES[name]?.input(900_000) ?? {}
  return [
    [`GET ${base}/pageList`, query(PAGE)],
    [`GET ${base}/${one}`, query({ id })],
    [`GET ${base}/deleteQuery`, query({ id })],
    [`POST ${base}/add`, { json: input }],
    [`POST ${base}/update`, { json: { id, ...input } }],
    [`GET ${base}/${removal}`, query({ id: `${id},${id}` })],
    [`POST ${base}/importRows`, { json: { rows: [input], dryRun: true } }],
  ]
}

function each(sample: CallSample, method: string, paths: readonly string[]): Record<string, CallSample> {
  return Object.fromEntries(paths.map((path) => [`${method} ${path}`, sample]))
}

function names(base: string, ...calls: string[]): string[] {
  return calls.map((call) => `${base}/${call}`)
}
