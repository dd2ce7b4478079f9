import type { LevelMethods, NoticeEntry, NoticeSetting, Recipient } from '@smart-fire/api-client/notices'

const AT = Date.UTC(2026, 10, 19, 20, 15)
const MINUTE_MS = 60_000

export function aNoticeSetting(changes: Partial<NoticeSetting> = {}): NoticeSetting {
  return { id: '1', type: '1', version: '3', methods: ['2', '1'], unconfigured: [], text: null, defaultText: '【火灾报警】{时间} {建筑}{楼层}{位置} {设备类型}（{设备}）{告警}，请立即核实处理。', ...changes }
}

function aRecipient(changes: Partial<Recipient> = {}): Recipient {
  return { id: '1/u1', type: '1', userId: 'u1', username: 'zhiban01', name: '周海燕', phone: '13800001102', email: 'zhou@example.com', roles: '值班员', hasRule: true, disabled: false, ...changes }
}

function anEntry(changes: Partial<NoticeEntry> = {}): NoticeEntry {
  return {
    id: '1', type: '1', method: '2', content: '【火灾报警】2026-11-20 04:14:57 滨江大厦3F东侧走廊 感烟探测器（s-1024）烟感报警，请立即核实处理。', device: 's-1024', system: '无线感烟', username: 'zhiban01', name: '周海燕',
    phone: '13800001102', email: null, state: 'sent', result: '成功', reason: null, detail: null, tries: 1, records: 1, isTest: false, raisedAt: AT - 3000, at: AT, nextAt: null, ...changes,
  }
}

export const settingRows: readonly NoticeSetting[] = [aNoticeSetting(), aNoticeSetting({ id: '2', type: '2', version: '0', methods: ['4'], unconfigured: ['4'], text: '【故障】{建筑} {设备} {告警}' })]

export const levelRows: readonly LevelMethods[] = [
  { id: '3', version: '2', level: '一级紧急', rank: 3, color: '#E5484D', methods: ['2', '3'], unconfigured: ['3'] },
  { id: '1', version: '1', level: '三级关注', rank: 1, color: '#3E63DD', methods: [], unconfigured: [] },
]

export const recipientRows: readonly Recipient[] = [
  aRecipient(), aRecipient({ id: '1/u2', userId: 'u2', username: 'weibao01', name: '罗志勇', phone: '13800001103', email: null, roles: '维保员', hasRule: false, disabled: true }),
]

export const logRows: readonly NoticeEntry[] = [
  anEntry(),
  anEntry({ id: '2', method: '3', state: 'waiting', result: '待发送', reason: 'refused', detail: 'HTTP 503', tries: 2, nextAt: AT + MINUTE_MS }),
  anEntry({ id: '3', method: '4', state: 'unconfigured', result: '未配置发送通道', tries: 0 }),
  anEntry({ id: '4', name: '罗志勇', username: 'weibao01', phone: null, state: 'failed', result: '失败', reason: 'noAddress', tries: 0 }),
  anEntry({ id: '5', state: 'silenced', result: '按推送规则未重复发送', detail: '夜间每半小时一次', tries: 0, at: AT + 4 * MINUTE_MS }),
]

export const settingInput = { methods: ['2'], text: '{建筑}{位置}{告警}' }
export const recipientInput = { types: ['1'], users: ['u1'] }
