import { ok, rows, type CallSample } from '../call-sample'

const SETTINGS = '/api/device/deviceMessageNotice'
const LEVELS = '/api/device/deviceAlDnRelation'
const RECIPIENTS = '/api/device/deviceMessageRecipients'
const RULES = '/api/datahandler/noticeRule'
const LOG = '/api/datahandler/noticeLog'

const WIRE_SETTING = {
  notice: [{ id: 1, notice: 'APP推送', checked: true, configured: true }, { id: 2, notice: '短信推送', checked: true, configured: false }, { id: 3, notice: '语音电话', checked: false }],
  text: null, defaultText: '【火灾报警】{告警}', version: 3,
}
const SETTING = { id: '1', type: '1', version: '3', text: null, defaultText: '【火灾报警】{告警}', methods: ['1', '2'], unconfigured: ['2'] }
const WIRE_PERSON = { id: 'u1', username: 'zhiban01', name: '周海燕', mobilePhone: '13800001111', groupName: '值班员', hasNoticeRule: '1' }
const PERSON = { id: 'u1', username: 'zhiban01', name: '周海燕', phone: '13800001111', email: null, roles: '值班员', hasRule: true, disabled: null }
const WIRE_RULE = { id: 4, ruleName: '每半小时', ruleDescription: '夜间', intervalTimeTxt: '30分钟', intervalTimeMinutes: 30, channelId: 1, channelName: '无线感烟', boundUsers: 2, boundDevices: 5, version: 1 }
const RULE = { id: '4', version: '1', name: '每半小时', description: '夜间', interval: 30, channelId: '1', system: '无线感烟', users: 2, devices: 5, updatedAt: null }
const RULE_INPUT = { name: '每半小时', description: '夜间', interval: 30, channelId: '1' }
const RULE_SENT = { ruleName: '每半小时', ruleDescription: '夜间', intervalTimeMinutes: 30, channelId: '1' }
const WIRE_ENTRY = {
  id: 9, sensorNo: 's-1', noticeType: '1', noticeContent: '烟感报警', channelId: 1, channelName: '无线感烟', username: 'zhiban01', name: '周海燕', mobilePhone: '13800001111', noticeResult: '失败', state: 'failed',
  reason: 'refused', detail: 'HTTP 503', tries: 6, records: 1, messageType: '1', isTest: '0', alarmTime: '2026-11-20 10:00:00', noticeTime: '2026-11-20 10:43:00', nextTime: null,
}
const ENTRY = {
  id: '9', type: '1', method: '2', content: '烟感报警', device: 's-1', system: '无线感烟', username: 'zhiban01', name: '周海燕', phone: '13800001111', email: null, state: 'failed', result: '失败', reason: 'refused',
  detail: 'HTTP 503', tries: 6, records: 1, isTest: false, raisedAt: 1795140000000, at: 1795142580000, nextAt: null,
}
const PLATFORM_ENTRY = {
  ...ENTRY, id: '3', type: null, name: null, state: null, result: '成功', reason: null, detail: null, tries: null, records: null, raisedAt: null,
}

export const noticeSamples: readonly CallSample[] = [
  {
    call: `GET ${LEVELS}/pageList`,
    run: (client) => client.notices.levels.list({ page: 1, limit: 15 }),
    sends: { page: '1', limit: '15' },
    response: rows(
      { id: 1, alarmLevel: '三级关注', notice: ['短信推送', '语音电话'] },
      { id: 3, alarmLevel: '一级紧急', notice: ['短信推送'], sort: 3, color: '#E5484D', version: 2, methods: [{ id: 1, checked: false, configured: true }, { id: 2, checked: true, configured: false }] },
    ),
    gives: {
      rows: [
        { id: '1', version: null, level: '三级关注', rank: null, color: null, methods: ['2', '3'], unconfigured: [] },
        { id: '3', version: '2', level: '一级紧急', rank: 3, color: '#E5484D', methods: ['2'], unconfigured: ['2'] },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: `POST ${LEVELS}/updateOrAdd`,
    run: (client) => client.notices.levels.update('3', { methods: ['2', '3'] }, { version: '2' }),
    sends: { id: 3, noticeIds: '2,3', version: '2' },
    response: ok(),
  },
  { call: `GET ${SETTINGS}/selectByNoticeType`, run: (client) => client.notices.settings.get('1'), sends: { noticeType: '1' }, response: ok(WIRE_SETTING), gives: SETTING },
  {
    call: `GET ${SETTINGS}/selectByNoticeType`,
    run: (client) => client.notices.settings.list({ page: 1, limit: 15 }),
    response: ok(WIRE_SETTING),
    gives: { rows: [SETTING, { ...SETTING, id: '2', type: '2' }], total: 2, dropped: 0 },
  },
  {
    call: `POST ${SETTINGS}/updateOrAdd`,
    run: (client) => client.notices.settings.update('2', { methods: ['2', '3'], text: ' ' }, { version: '3' }),
    sends: { noticeType: '2', ids: '2,3', text: null, version: '3' },
    response: ok(),
  },
  {
    call: `POST ${SETTINGS}/test`,
    run: (client) => client.notices.settings.test('1', '2'),
    sends: { noticeType: '1', method: '2' },
    response: ok({ state: 'unconfigured', result: '未配置发送通道', reason: null, detail: null }),
    gives: { state: 'unconfigured', reason: null, detail: null },
  },
  {
    call: `GET ${RECIPIENTS}/pagelist`,
    run: (client) => client.notices.recipients.list({ page: 1, limit: 15, type: '2', username: 'zhi', name: '周', phone: '138' }),
    sends: { page: '1', limit: '15', noticeType: '2', username: 'zhi', name: '周', mobilePhone: '138' },
    response: rows(WIRE_PERSON),
    gives: { rows: [{ ...PERSON, id: '2/u1', userId: 'u1', type: '2' }], total: 1, dropped: 0 },
  },
  { call: `GET ${RECIPIENTS}/findByMeassage`, run: (client) => client.notices.recipients.candidates('1'), sends: { noticeType: '1' }, response: ok([WIRE_PERSON]), gives: [PERSON] },
  { call: `POST ${RECIPIENTS}/addBatch`, run: (client) => client.notices.recipients.add({ types: ['1'], users: ['u2'] }), sends: { noticeType: '1', userIds: 'u2' }, response: ok() },
  { call: `GET ${RECIPIENTS}/delete`, run: (client) => client.notices.recipients.remove(['1/u1']), sends: { noticeType: '1', id: 'u1' }, response: ok() },
  {
    call: `GET ${RULES}/pageList`,
    run: (client) => client.notices.rules.list({ page: 1, limit: 15, name: '半', channelId: '1' }),
    sends: { page: '1', limit: '15', ruleName: '半', channelId: '1' },
    response: rows(WIRE_RULE),
    gives: { rows: [RULE], total: 1, dropped: 0 },
  },
  { call: `GET ${RULES}/get`, run: (client) => client.notices.rules.get('4'), sends: { id: '4' }, response: ok(WIRE_RULE), gives: RULE },
  { call: `POST ${RULES}/add`, run: (client) => client.notices.rules.add(RULE_INPUT), sends: RULE_SENT, response: ok() },
  { call: `POST ${RULES}/update`, run: (client) => client.notices.rules.update('4', RULE_INPUT, { version: '1' }), sends: { id: 4, version: '1', ...RULE_SENT }, response: ok() },
  { call: `GET ${RULES}/delete`, run: (client) => client.notices.rules.remove(['4']), sends: { id: '4' }, response: ok() },
  { call: `GET ${RULES}/deleteQuery`, run: (client) => client.notices.rules.usedBy('4'), sends: { id: '4' }, response: ok([{ what: '推送人', count: 2 }]), gives: [{ what: '推送人', count: 2 }] },
  {
    call: `POST ${RULES}/importRows`, run: (client) => client.notices.rules.importRows([RULE_INPUT], { dryRun: true }), sends: { rows: [RULE_SENT], dryRun: true }, response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  {
    call: `GET ${RULES}User/ofRule`,
    run: (client) => client.notices.rules.users('4'),
    sends: { noticeRuleId: '4' },
    response: ok({ version: 2, alarmUsers: [{ id: 'u1', username: 'zhiban01', name: '周海燕' }], faultUsers: [] }),
    gives: { version: '2', alarmUsers: [{ id: 'u1', username: 'zhiban01', name: '周海燕' }], faultUsers: [] },
  },
  {
    call: `POST ${RULES}User/setOfRule`,
    run: (client) => client.notices.rules.setUsers('4', { alarmUsers: ['u1', 'u2'], faultUsers: [] }, { version: '2' }),
    sends: { noticeRuleId: 4, alarmUserIds: 'u1,u2', faultUserIds: '', version: '2' },
    response: ok(),
  },
  {
    call: `GET ${RULES}Sensor/listBindedSensor`,
    run: (client) => client.notices.ruleDevices.list({ page: 1, limit: 15, ruleId: '4', bound: true, keyword: 's' }),
    sends: { page: '1', limit: '15', noticeRuleId: '4', keyword: 's' },
    response: rows({ id: 7, sensorNo: 's-1', manufacturer: '安澜', equipmentType: '感烟探测器', model: 'M1', bName: '滨江大厦', floor: 3, positionDescription: '走廊', channelId: 1 }),
    gives: { rows: [{ id: '7', number: 's-1', loop: null, address: null, host: null, series: '感烟探测器', building: '滨江大厦', floor: '3', position: '走廊', ruleId: '4', bound: true }], total: 1, dropped: 0 },
  },
  {
    call: `GET ${RULES}Sensor/listUnBindedSensor`,
    run: (client) => client.notices.ruleDevices.list({ page: 1, limit: 15, ruleId: '4', bound: false }),
    sends: { page: '1', limit: '15', noticeRuleId: '4' },
    response: rows({ id: 8, series: '手报', sensorLoop: '1', address: '17', serverIp: '10.0.0.1', port: '9000', hostName: null, bName: '滨江大厦', floor: 2, positionDescription: null }),
    gives: { rows: [{ id: '8', number: null, loop: '1', address: '17', host: '10.0.0.1', series: '手报', building: '滨江大厦', floor: '2', position: null, ruleId: '4', bound: false }], total: 1, dropped: 0 },
  },
  { call: `POST ${RULES}Sensor/batchAdd`, run: (client) => client.notices.ruleDevices.bind('4', ['7', '8']), sends: { noticeRuleId: 4, sensorIds: '7,8' }, response: ok(2) },
  { call: `POST ${RULES}Sensor/delBindedSensor`, run: (client) => client.notices.ruleDevices.unbind('4', ['7']), sends: { noticeRuleId: 4, sensorIds: '7' }, response: ok(1) },
  {
    call: `GET ${LOG}/listNoticeLog`,
    run: (client) => client.notices.log.list({
      page: 1, limit: 15, phone: '138', method: '2', person: '周', type: '1', state: 'failed', days: { from: '2026-11-20', to: '2026-11-20' }, sort: { field: 'at', direction: 'descending' },
    }),
    sends: {
      page: '1', limit: '15', mobilePhone: '138', noticeType: '1', username: '周', messageType: '1', state: 'failed', dateStrs: '2026-11-20,2026-11-20', sortField: 'noticeTime', sortOrder: 'desc',
    },
    response: rows(WIRE_ENTRY, {
      id: 3, sensorNo: 's-1', noticeType: 1, noticeContent: '烟感报警', channelName: '无线感烟', username: 'zhiban01', mobilePhone: '13800001111', noticeResult: '成功', noticeTime: '2026-11-20 10:43:00',
    }),
    gives: { rows: [ENTRY, PLATFORM_ENTRY], total: 2, dropped: 0 },
  },
  { call: `POST ${LOG}/retry`, run: (client) => client.notices.log.retry('9'), sends: { id: '9' }, response: ok() },
  { call: `GET ${LOG}/ofRecord`, run: (client) => client.notices.log.ofRecord('general', '5'), sends: { kind: 'general', id: '5' }, response: ok([WIRE_ENTRY]), gives: { rows: [ENTRY], dropped: 0 } },
]
