import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '未登记设备',
  one: '设备',
  fields: { number: '编号', endpoint: '地址和端口', lastFault: '最近故障', state: '状态', event: '报警或故障', gateway: '上报网关', reports: '上报次数', lastAt: '最后上报', firstAt: '首次上报', hasAlarm: '报警' },
  choices: {
    state: { alarm: '报警中', fault: '故障中', alarmed: '曾报警', faulted: '曾报故障', calm: '未报警', unknown: '未知' },
    hasAlarm: { true: '报过警', false: '未报过警' },
  },
  acts: { open: '查看' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Not registered',
  one: 'device',
  fields: { number: 'Number', endpoint: 'Address and port', lastFault: 'Last fault', state: 'State', event: 'Alarm or fault', gateway: 'Gateway', reports: 'Reports', lastAt: 'Last report', firstAt: 'First report', hasAlarm: 'Alarm' },
  choices: {
    state: { alarm: 'In alarm', fault: 'At fault', alarmed: 'Had an alarm', faulted: 'Had a fault', calm: 'No alarm yet', unknown: 'Unknown' },
    hasAlarm: { true: 'Had an alarm', false: 'None yet' },
  },
  acts: { open: 'Open' },
}
