import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '预警记录',
  one: '预警',
  fields: {
    level: '等级', state: '状态', handled: '处理情况', keyword: '关键字', channelId: '所属系统', days: '预警日期', raisedAt: '预警时间', value: '监测值', place: '建筑或消火栓', floor: '楼层', position: '位置',
    equipmentType: '设备类型', number: '设备编号', endedAt: '结束时间', handledBy: '处理人', handledAt: '处理时间',
  },
  choices: {
    handled: { true: '已处理', false: '未处理' },
    state: { open: '未处理', handledOpen: '已处理，未恢复', handled: '已处理', recovered: '已恢复', raised: '已升级', unknown: '未知' },
  },
  acts: { handle: '处理' },
  questions: { handle: (row) => `将“${row}”记为已处理？数值恢复之前，同一等级不再预警，升到更高等级时再次预警。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Early warnings',
  one: 'early warning',
  fields: {
    level: 'Level', state: 'State', handled: 'Handling', keyword: 'Keyword', channelId: 'System', days: 'Days', raisedAt: 'Raised at', value: 'Value', place: 'Building or hydrant', floor: 'Floor', position: 'Position',
    equipmentType: 'Device type', number: 'Number', endedAt: 'Ended at', handledBy: 'Handled by', handledAt: 'Handled at',
  },
  choices: {
    handled: { true: 'Handled', false: 'Not handled' },
    state: { open: 'Not handled', handledOpen: 'Handled, still open', handled: 'Handled', recovered: 'Recovered', raised: 'Raised to a higher level', unknown: 'Unknown' },
  },
  acts: { handle: 'Handle' },
  questions: { handle: (row) => `Mark “${row}” as handled? Until the value recovers its level gives no further warning; a higher level does.` },
}
