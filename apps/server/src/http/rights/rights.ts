import { CAMERA_SCREEN, DEVICE_SCREENS, OUTDOOR_SCREEN } from '../../domain/inventory/device-screens'
import { RESOURCES } from '../resources'
import { anySession, elements, gatewayKey, open, screens, platformElements, type ElementCode, type Right } from './right'

/** `METHOD path`, the path as it is mounted, with its `:parameters`. */
type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

const DEVICE = '/api/device'
const RECORDS = '/api/datahandler'
/** The statistics that all three tables of records have. */
const STATISTICS = ['selectCountByType', 'getRatioByDate', 'getAllAlrmAndFault']

/**
 * The right of every call that `mountRoutes` mounts. A call without an entry is refused, and a test fails for it.
 * The calls of the published dialogs are made by many screens: for these, a session and its data scope decide.
 */
const TABLE: Readonly<Record<CallName, Right>> = {
  'GET /api/health': open,

  'POST /api/auth/oauth/token': open,
  'DELETE /api/auth/oauth/token': open,
  // before there is a session; what may follow is bound to the browser
  'GET /api/auth/provider/list': open,
  ...each(open, 'POST /api/auth/provider', ['begin', 'finish']),
  'GET /api/auth/own/security': anySession,
  ...each(anySession, 'POST /api/auth/own', ['beginSecondFactor', 'confirmSecondFactor', 'endSecondFactor', 'unbind']),
  'POST /api/admin/signInProvider/setSecret': platformElements('adminSys/tenantManager:btn_edit'),
  'GET /api/admin/image/getCode': open,
  'POST /api/admin/setup/begin': open, // only while no account exists, with a code of its own
  'GET /api/admin/setup/progress': screens('adminSys/buildManager'),

  ...each(anySession, 'GET /api/admin/user', ['front/info', 'front/menus', 'front/menu/all', 'isSuperAdmin']),
  'POST /api/admin/user/changePassword': anySession,
  // the members of a role and of a department are chosen among them
  'GET /api/admin/user/list': screens('adminSys/userManager', 'adminSys/groupManager', 'adminSys/departManager'),
  'GET /api/admin/user/effectiveRights': screens('adminSys/userManager', 'adminSys/groupManager'),
  'GET /api/admin/user/:id': screens('adminSys/userManager'),
  'GET /api/admin/user/unbindUser': screens('adminSys/tenantManager'),
  'POST /api/admin/user/add': elements('adminSys/userManager:btn_add'),
  'POST /api/admin/user/update': elements('adminSys/userManager:btn_edit'),
  'GET /api/admin/user/delete': elements('adminSys/userManager:btn_del'),
  'POST /api/admin/user/resetPassword': elements('adminSys/userManager:btn_reset'),
  'POST /api/admin/user/setDisabled': elements('adminSys/userManager:btn_stop'),
  'GET /api/admin/user/security': screens('adminSys/userManager'),
  ...each(elements('adminSys/userManager:btn_reset'), 'POST /api/admin/user', ['resetSecondFactor', 'unbindIdentity']),
  'POST /api/admin/user/unlock': elements('adminSys/userManager:btn_unlock'),
  'POST /api/admin/user/importRows': elements('adminSys/userManager:btn_import'),
  // the roles of a position are chosen among them
  'GET /api/admin/group/all': screens('adminSys/userManager', 'adminSys/groupManager', 'adminSys/departManager'),
  'GET /api/admin/group/listByUser': screens('adminSys/userManager', 'adminSys/groupManager'),
  ...each(screens('adminSys/groupManager'), 'GET /api/admin/group', ['pageList', ':id', ':id/authority', ':id/dataScope', ':id/user', 'deleteQuery']),
  'POST /api/admin/group/add': elements('adminSys/groupManager:btn_add'),
  'POST /api/admin/group/update': elements('adminSys/groupManager:btn_edit'),
  'GET /api/admin/group/delete': elements('adminSys/groupManager:btn_del'),
  'POST /api/admin/group/:id/authority': elements('adminSys/groupManager:btn_authority'),
  ...each(screens('adminSys/departManager'), 'GET /api/admin/position', [':id/user', ':id/group']),
  'POST /api/admin/position/:id/user': elements('adminSys/departManager:btn_position_user'),
  'POST /api/admin/position/:id/group': elements('adminSys/departManager:btn_position_role'),
  ...each(screens('adminSys/menuManager'), 'GET /api/admin/menu', ['pageList', 'list', 'tree', 'groups', ':id']),
  'POST /api/admin/menu/update': platformElements('adminSys/menuManager:btn_edit'),
  'GET /api/admin/element/list': screens('adminSys/menuManager'),
  'POST /api/admin/group/:id/dataScope': elements('adminSys/groupManager:btn_scope'),
  'POST /api/admin/group/:id/user': elements('adminSys/groupManager:btn_user'),

  // departments are chosen in the forms of these screens
  'GET /api/admin/depart/tree': screens('adminSys/departManager', 'adminSys/userManager', 'adminSys/networkManager', 'adminSys/groupManager'),
  ...each(screens('adminSys/departManager'), 'GET /api/admin/depart', ['user', ':id/user']),
  ...each(elements('adminSys/departManager:btn_user'), 'POST /api/admin/depart', ['user', ':id/user']),
  'DELETE /api/admin/depart/user': elements('adminSys/departManager:btn_user'),
  ...each(screens('adminSys/tenantManager'), 'GET /api/admin/tenant', ['pageList', 'list', ':id/get']),
  'GET /api/admin/channel/pageList': screens('adminSys/channel'),
  'POST /api/admin/channel/setHidden': elements('adminSys/channel:btn_switch'),
  'GET /api/admin/channel/tree': screens('adminSys/tenantManager'),
  'POST /api/admin/tenant/add': platformElements('adminSys/tenantManager:btn_add'),
  'POST /api/admin/tenant/update': platformElements('adminSys/tenantManager:btn_edit'),
  'POST /api/admin/tenant/setStopped': platformElements('adminSys/tenantManager:btn_stop'),
  'GET /api/admin/tenant/delete': platformElements('adminSys/tenantManager:btn_del'),
  ...each(platformElements('adminSys/tenantManager:btn_del'), 'POST /api/admin/tenant', ['delete', 'restore']),
  'POST /api/admin/tenant/actAs': platformElements('adminSys/tenantManager:btn_act'),
  'POST /api/admin/tenant/endActing': anySession, // refused for a session that acts for no tenant

  'GET /api/dict/dictType/tree': screens('adminSys/dictionary'),
  ...each(anySession, 'GET /api/dict/dictValue', ['type/:code', 'feign/:code']), // names of codes, for every screen and program

  'GET /api/admin/loginLog/pageList': screens('adminSys/gateLogManager'),
  ...each(screens('adminSys/gateLogManager'), 'GET /api/admin/gateLog', ['pageList', 'modules']),
  // of all users among the logs, of one user among the users
  'GET /api/admin/onlineSession/pageList': screens('adminSys/gateLogManager', 'adminSys/userManager'),
  ...each(elements('adminSys/gateLogManager:btn_signout', 'adminSys/userManager:btn_signout'), 'POST /api/admin/onlineSession', ['end', 'endAll']),

  'GET /api/device/region/getAll': anySession,
  'GET /api/device/recycleBin/pageList': screens('adminSys/recycleBin'),
  'POST /api/device/recycleBin/restore': elements('adminSys/recycleBin:btn_restore'),
  'POST /api/device/importRun/cancel': anySession, // of the caller's own imports
  'GET /api/device/deviceTenantSetup/get': anySession,
  'GET /api/device/deviceTenantSetup/config': screens('adminSys/sysConfig'),
  ...each(screens('adminSys/sysConfig'), `GET ${DEVICE}/deviceAlarmThreshold`, ['pageList', 'get', 'getAdd', 'getUpdate']),
  ...each(elements('adminSys/sysConfig:btn_threshold'), `POST ${DEVICE}/deviceAlarmThreshold`, ['add', 'update']),
  'GET /api/device/deviceAlarmThreshold/delete': elements('adminSys/sysConfig:btn_threshold'),
  'GET /api/device/deviceEarlyWarning/pageList': screens('gailan/earlyWarning', 'gailan/overView'), // the overview counts them
  'POST /api/device/deviceEarlyWarning/updateBatch': elements('gailan/earlyWarning:btn_handle'),
  ...each(elements('adminSys/sysConfig:btn_edit'), 'POST /api/device/deviceTenantSetup', ['addOrUpdate', 'saveLogo', 'removeLogo']),

  'GET /api/device/deviceNotice/getAll': screens('adminSys/sysConfig'),
  ...each(screens('adminSys/sysConfig'), `GET ${DEVICE}/deviceAlDnRelation`, ['pageList', 'get']),
  'POST /api/device/deviceAlDnRelation/updateOrAdd': elements('adminSys/sysConfig:btn_edit'),
  'GET /api/device/deviceMessageNotice/selectByNoticeType': screens('adminSys/sysConfig'),
  'POST /api/device/deviceMessageNotice/updateOrAdd': elements('adminSys/sysConfig:btn_edit'),
  'POST /api/device/deviceMessageNotice/test': elements('adminSys/sysConfig:btn_test'),
  'GET /api/device/deviceMessageRecipients/pagelist': screens('adminSys/sysConfig'),
  'GET /api/device/deviceMessageRecipients/findByMeassage': screens('adminSys/sysConfig', 'adminSys/manageRules'), // the people of a rule are chosen among them
  'POST /api/device/deviceMessageRecipients/addBatch': elements('adminSys/sysConfig:btn_add'),
  'GET /api/device/deviceMessageRecipients/delete': elements('adminSys/sysConfig:btn_del'),
  'GET /api/datahandler/noticeRuleUser/ofRule': screens('adminSys/manageRules'),
  'POST /api/datahandler/noticeRuleUser/setOfRule': elements('adminSys/manageRules:btn_user'),
  ...each(screens('adminSys/manageRules'), 'GET /api/datahandler/noticeRuleSensor', ['listBindedSensor', 'listFireMainBindedSensor', 'listUnBindedSensor']),
  ...each(elements('adminSys/manageRules:btn_bind'), 'POST /api/datahandler/noticeRuleSensor', ['batchAdd', 'delBindedSensor']),
  'GET /api/datahandler/noticeLog/listNoticeLog': screens('adminSys/sysConfig'),
  'GET /api/datahandler/noticeLog/ofRecord': anySession, // part of the event panel of every record
  'POST /api/datahandler/noticeLog/retry': elements('adminSys/sysConfig:btn_retry'),

  // the single-use ticket in the address is the permission
  'GET /alarm/websocket': open,
  'POST /api/datahandler/alarm/ticket': anySession,

  ...each(anySession, `GET ${RECORDS}/deviceAbnormal`, [
    'pageList', 'getNothandlerCount', 'getChannelList', 'getAlrmBySensorId', 'selectAbnormal', 'getAbnormalByTheLatestTen',
    'selectCount', 'selectCountNearlyMonth', 'selectAlrmType', 'history', ...STATISTICS, 'selectCountByBuildId', 'selectCountByDate',
  ]),
  ...each(anySession, `POST ${RECORDS}/deviceAbnormal`, ['affirmFire', 'affirmHandle', 'raiseVerdict']),
  ...each(anySession, `GET ${RECORDS}/deviceFacilitiesAbnormal`, [
    'pageList', 'selectMeasuringPoint', 'selectAlrmType', 'getAlrmBySensorId', 'selectByHydrantId', 'history', ...STATISTICS,
  ]),
  'POST /api/datahandler/deviceFacilitiesAbnormal/affirmHandle': anySession,
  ...each(anySession, `GET ${RECORDS}/deviceFireMainAbnormal`, [
    'pageList', 'selectAlrmType', 'selectCount', 'selectCountNearlyMonth', 'getAlrmBySensorId', 'selectAbnormal', 'history',
    ...STATISTICS, 'selectCountByBuildId', 'selectCountByDate',
  ]),
  ...each(anySession, `POST ${RECORDS}/deviceFireMainAbnormal`, ['affirmFire', 'raiseVerdict']),

  ...each(anySession, `GET ${RECORDS}/recordStatistics`, ['figures', 'trend', 'ranking', 'load', 'chattering', 'standing', 'lastHours', 'water', 'cameras']),
  'GET /api/datahandler/recordStatistics/units': screens('gailan/managerView'),

  'GET /api/device/deviceCollectingDevice/unregistered': screens('adminSys/deviceManger'),
  ...each(elements('adminSys/deviceManger:btn_key'), 'POST /api/device/deviceCollectingDevice', ['newKey', 'revokeKeys']),

  'POST /api/ingest/reports': gatewayKey,
  'POST /api/ingest/events': gatewayKey,

  ...each(anySession, `GET ${DEVICE}/deviceBuilding`, [
    'select', 'selectFirst', 'get', 'getFloor', 'getFloorList', 'selectByBuildId', 'getSelected', 'getList', 'getAllBuildingStatus',
  ]),
  'GET /api/device/deviceBuilding/floors': screens('adminSys/buildManager'),
  'POST /api/device/deviceBuilding/saveFloorNames': elements('adminSys/buildManager:btn_edit'),
  ...each(anySession, `GET ${DEVICE}/deviceSensor`, [
    'getAllCount', 'getAllStatusCount', 'selectStatusCount', 'getStatusCount', 'selectCount', 'getAlrmFloor', 'getSensorAndFloor',
    'selectByFloorGetSensor', 'getNotEnabledSensorList', 'getSensor', 'get', 'getOutdoor', 'getMeasuringPoint', 'getAllBuildingList',
    'getStatusByBuild', 'selectByHydrantId', 'getByHydrantIdGetSensor', 'selectByHydrantIdGetSensor', 'getNotEnabledSensorListByHydrantId',
    'getSelected', 'getOutdoorSelected', // choices of filters: of records and real-time points, too
  ]),
  'GET /api/device/deviceSensor/pageList': screens(...DEVICE_SCREENS, 'adminSys/deviceManger'),
  ...each(screens(...DEVICE_SCREENS, OUTDOOR_SCREEN, 'gailan/notEnabled', 'adminSys/deviceManger'), `GET ${DEVICE}/deviceSensor`, ['getById', 'changes']),
  ...each(screens(...DEVICE_SCREENS, OUTDOOR_SCREEN), `GET ${DEVICE}/deviceSensor`, ['getSelectModel', 'deleteQuery']),
  ...each(screens(...DEVICE_SCREENS, OUTDOOR_SCREEN), `GET ${DEVICE}/deviceSensorType`, ['getSelected', 'selectType']),
  'GET /api/device/deviceSensorType/pageList': screens('adminSys/sysConfig'),
  ...each(screens(OUTDOOR_SCREEN), `GET ${DEVICE}/deviceSensor`, ['pageOutdoorList', 'installation']),
  'POST /api/device/deviceSensor/addOutdoor': elements(`${OUTDOOR_SCREEN}:btn_add`),
  ...each(elements(`${OUTDOOR_SCREEN}:btn_edit`), `POST ${DEVICE}/deviceSensor`, ['updateOutdoor', 'unlinkOutdoor', 'addInstallation']),
  'POST /api/device/deviceSensor/importOutdoorRows': elements(`${OUTDOOR_SCREEN}:btn_import`),
  'POST /api/device/deviceSensor/add': onDevices('btn_add'),
  'POST /api/device/deviceSensor/update': onDevices('btn_edit'),
  'GET /api/device/deviceSensor/delete': onDevices('btn_del', `${OUTDOOR_SCREEN}:btn_del`),
  'POST /api/device/deviceSensor/setStopped': onDevices('btn_stop', `${OUTDOOR_SCREEN}:btn_stop`),
  'GET /api/device/notEnabled/pageList': screens('gailan/notEnabled'),
  'POST /api/device/deviceSensor/enable': elements('gailan/notEnabled:btn_enable'),
  'POST /api/device/deviceFireMainSensor/enable': elements('gailan/notEnabled:btn_enable_host'),
  'POST /api/device/deviceSensor/importRows': onDevices('btn_import'),
  ...each(anySession, `GET ${DEVICE}/deviceFireMainSensor`, [
    'getAllStatusCount', 'selectStatusCount', 'getStatusCount', 'selectCount', 'getAlrmFloor', 'getSensorAndFloor',
    'selectByFloorGetSensor', 'getNotEnabledSensorList', 'getSensor', 'get', 'getAllBuildingList', 'getStatusByBuild',
  ]),
  'POST /api/device/deviceFireMain/setStopped': elements('fireMainframe/fireFrameManger:btn_stop'),
  'GET /api/device/deviceFireMain/events': anySession, // part of the timeline of every record of a host
  'GET /api/device/deviceFireMainSensor/unmatched': screens('fireMainframe/fireFrameManger', 'fireMainframe/fireRelation'),
  ...each(anySession, `GET ${DEVICE}/deviceHardwareFacilities`, ['getStatusById', 'selectUnitById', 'getById']),
  'GET /api/device/deviceHardwareFacilities/selectByHydrantNameLike': screens('hydrant/fireDeviceManger', 'hydrant/hardwareSet'),
  'GET /api/device/deviceHardwareFacilities/photo': screens('hydrant/fireDeviceManger'),
  ...each(elements('hydrant/fireDeviceManger:btn_edit'), `POST ${DEVICE}/deviceHardwareFacilities`, ['savePhoto', 'removePhoto']),
  ...each(screens('inspectionManagement/facilityManager', 'inspectionManagement/inspectionRoute'), `GET ${DEVICE}/deviceIndoorLabel`, ['getListById', 'photo']),
  ...each(screens('inspectionManagement/facilityManager', 'inspectionManagement/inspectionRoute'), `GET ${DEVICE}/deviceOutdoorLabel`, ['getListById', 'photo', 'markers']),
  ...each(elements('inspectionManagement/facilityManager:btn_edit'), `POST ${DEVICE}/deviceIndoorLabel`, ['savePhoto', 'removePhoto']),
  ...each(elements('inspectionManagement/facilityManager:btn_edit'), `POST ${DEVICE}/deviceOutdoorLabel`, ['savePhoto', 'removePhoto']),
  'GET /api/device/deviceInspectionScheme/persons': screens('inspectionManagement/patrolSchemeManager', 'inspectionManagement/inspectionRecord'),
  ...each(screens('inspectionManagement/inspectionRecord'), `GET ${DEVICE}/deviceInspectionTasks`, ['pageList', 'get']),
  // the page of an inspector, which is no screen of the menu
  ...each(elements('inspectionManagement/inspectionRecord:btn_inspect'), `GET ${DEVICE}/deviceInspectionTasks`, ['mine', 'getByFacilitiesNo']),
  ...each(elements('inspectionManagement/inspectionRecord:btn_inspect'), `POST ${DEVICE}/deviceInspectionTasks`, ['submit', 'skip']),
  ...each(screens('inspectionManagement/inspectionRecord', 'inspectionManagement/facilityManager'), `GET ${DEVICE}/deviceIndoorRecordInspectionResults`, ['pageList', 'pageListLeak', 'get', 'selectByLabelId']),
  ...each(screens('inspectionManagement/inspectionRecord', 'inspectionManagement/facilityManager'), `GET ${DEVICE}/deviceOutdoorRecordInspectionResults`, ['pageList', 'pageListLeak', 'get', 'selectByLabelId']),
  ...each(screens('inspectionManagement/inspectionRecord'), `GET ${DEVICE}/deviceInspectionDefect`, ['pageList', 'get']),
  'POST /api/device/deviceInspectionDefect/update': elements('inspectionManagement/inspectionRecord:btn_edit'),
  'POST /api/device/deviceInspectionDefect/rectify': elements('inspectionManagement/inspectionRecord:btn_rectify'),
  'POST /api/device/deviceInspectionDefect/recheck': elements('inspectionManagement/inspectionRecord:btn_recheck'),
  'POST /api/device/deviceInspectionDefect/signByInspector': elements('inspectionManagement/inspectionRecord:btn_sign_inspector'),
  'POST /api/device/deviceInspectionDefect/signByDepartment': elements('inspectionManagement/inspectionRecord:btn_sign_department'),
  'POST /api/device/deviceInspectionDefect/signByManager': elements('inspectionManagement/inspectionRecord:btn_sign_manager'),
  'POST /api/device/deviceInspectionDefect/sign': elements('inspectionManagement/inspectionRecord:btn_sign'),
  ...each(screens('inspectionManagement/inspectionRecord', 'gailan/overView'), `GET ${DEVICE}/deviceInspectionStatistics`, ['figures']), // the overview shows them
  ...each(screens('inspectionManagement/inspectionRecord'), `GET ${DEVICE}/deviceInspectionStatistics`, ['trend', 'divided']),
  'GET /api/device/deviceFloorLayout/selectImage': anySession,
  'GET /api/device/deviceFloorLayout/editor': screens(...DEVICE_SCREENS, 'fireMainframe/fireRelation', 'adminSys/buildManager'),
  'POST /api/device/deviceFloorLayout/saveMarks': onDevices('btn_edit', 'fireMainframe/fireRelation:btn_edit'),
  'DELETE /api/device/deviceFloorLayout/deleteImage': onDevices('btn_plan', 'adminSys/buildManager:btn_plan'),
  ...each(onDevices('btn_plan', 'adminSys/buildManager:btn_plan'), `POST ${DEVICE}/deviceFloorLayout`, ['saveDraft', 'publishDraft', 'discardDraft']),
  ...each(screens('adminSys/deviceManger'), `GET ${DEVICE}/deviceFile`, ['pageList', 'get', 'link']),
  'POST /api/device/deviceFile/add': onPapers('btn_add'),
  'POST /api/device/deviceFile/update': onPapers('btn_edit'),
  'GET /api/device/deviceFile/delete': onPapers('btn_del'),
  ...each(anySession, `GET ${DEVICE}/deviceNetworkingUnit`, ['getAll', 'get']),
  ...each(anySession, `GET ${DEVICE}/live`, ['places', 'hydrants', 'fireHosts', 'devices']),
  ...each(anySession, `POST ${DEVICE}/turingBusiness`, ['querySensorRealTime', 'querySensorRealTimeDay', 'queryMainSensorRealTime']),

  'GET /api/device/deviceVideoExt/monitorUrl': anySession, // of the cameras that the caller may see; the nearest one stands beside every fire
  'POST /api/device/deviceVideoExt/tryAddress': elements('videoSurveillance/videoDeviceManger:btn_add', 'videoSurveillance/videoDeviceManger:btn_edit'),
  // of the caller alone
  'GET /api/device/deviceVideoExt/layouts': screens('videoSurveillance/videoWatch'),
  'POST /api/device/deviceVideoExt/saveLayouts': screens('videoSurveillance/videoWatch'),
  'GET /api/device/deviceVideoExt/nearest': anySession,
  'GET /api/device/deviceVideoExt/control': elements('videoSurveillance/videoWatch:btn_control'), // it makes the server talk to the camera
  ...each(elements('videoSurveillance/videoWatch:btn_control'), `POST ${DEVICE}/deviceVideoExt`, ['move', 'stopMove', 'gotoPreset']),
  'POST /api/device/deviceVideoExt/setControlPassword': elements('videoSurveillance/videoDeviceManger:btn_edit'),
  // the ticket in the address is the permission: a media element sends no header
  ...each(open, 'GET /files/stream', [':ticket/live.m3u8', ':ticket/init.mp4', ':ticket/live.mp4', ':ticket/fragment/:number']),

  // a logo is public: the page of the sign-in shows it
  ...each(open, 'GET /files/logo', ['ofHost', ':key']),
  // streets of the demo city, nothing of a tenant
  'GET /files/ground/:z/:x/:y': open,
  // the signature in the address is the permission: an <img> sends no header
  'GET /files/no-floor-plan.svg': open,
  'GET /files/:key': open,
}

/** The rights of every call, those of the declared resources included. */
export const RIGHTS: ReadonlyMap<string, Right> = new Map(
  [TABLE, ...RESOURCES.map(({ rights }) => rights)].flatMap((table) => Object.entries(table)),
)

/** The same right for several calls of one module. */
function each(right: Right, base: CallName, names: readonly string[]): Record<CallName, Right> {
  return Object.fromEntries(names.map((name) => [`${base}/${name}`, right]))
}

/** An element of the screens that manage devices, or one of those of other screens. */
function onDevices(act: `btn_${string}`, ...more: ElementCode[]): Right {
  const [first, ...others] = DEVICE_SCREENS
  return elements(`${first}:${act}`, ...others.map((screen): ElementCode => `${screen}:${act}`), ...more)
}

/** An element of the screens that manage devices, those of hydrants and cameras included (ADR 76). */
function onPapers(act: `btn_${string}`): Right {
  return onDevices(act, `${OUTDOOR_SCREEN}:${act}`, `${CAMERA_SCREEN}:${act}`)
}
