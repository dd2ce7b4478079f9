import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '管理规则',
  one: '推送规则',
  fields: {
    name: '规则名称', description: '说明', interval: '推送间隔', channelId: '所属系统', system: '所属系统', users: '推送人', devices: '绑定设备', updatedAt: '更新时间', alarmUsers: '报警推送人', faultUsers: '故障推送人',
  },
  units: { interval: '分钟', users: '人', devices: '个' },
  hints: {
    interval: '间隔内同一设备的同类告警不再通知同一推送人（1 至 1440 分钟）',
    channelId: '规则的设备都属于该系统，创建后不能修改',
    alarmUsers: '规则只影响列表中的人员；未列出的推送人每次都会收到通知。',
  },
  sections: { rule: '规则', bound: '已绑定设备', free: '未绑定设备' },
  acts: { people: '推送人', open: '设备' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Push rules',
  one: 'push rule',
  fields: {
    name: 'Rule name', description: 'Description', interval: 'Interval', channelId: 'System', system: 'System', users: 'People', devices: 'Bound devices', updatedAt: 'Updated', alarmUsers: 'People told of alarms', faultUsers: 'Told of faults',
  },
  units: { interval: 'min', users: '', devices: '' },
  hints: {
    interval: 'Within it a person is not told again of the same device (1 to 1440 minutes)',
    channelId: 'The devices of the rule are of this system; it cannot be changed later',
    alarmUsers: 'The rule is about these people only; other recipients are told every time.',
  },
  sections: { rule: 'Rule', bound: 'Bound devices', free: 'Devices without a rule' },
  acts: { people: 'People', open: 'Devices' },
}
