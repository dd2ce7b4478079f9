import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '测点配置',
  one: '监测点',
  fields: {
    code: '代号', name: '名称', unit: '单位', type: '类型', range: '正常范围', normalMin: '下限', normalMinSymbol: '等于下限时', normalMax: '上限', normalMaxSymbol: '等于上限时',
    outOfRange: '超出范围时', lowAlarm: '低于下限的报警名称', highAlarm: '高于上限的报警名称', updatedAt: '更新时间',
  },
  sections: { point: '监测点', range: '正常范围' },
  hints: {
    code: '设备上报时使用，只能是字母、数字和下划线，保存后不能修改', normalMin: '不填则没有下限', normalMax: '不填则没有上限', outOfRange: '从下一次上报起生效；设备自己上报的报警不受影响',
    lowAlarm: '不填则为“超下限”', highAlarm: '不填则为“超上限”',
  },
  choices: {
    type: { '0': '火警测点', '1': '监测测点' },
    normalMinSymbol: { '0': '不正常', '1': '正常' },
    normalMaxSymbol: { '0': '不正常', '1': '正常' },
    outOfRange: { '0': '记为故障', '1': '记为报警' },
    range: { open: '不限', unread: '无法读取' },
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Measuring points',
  one: 'measuring point',
  fields: {
    code: 'Code', name: 'Name', unit: 'Unit', type: 'Type', range: 'Normal range', normalMin: 'Lower bound', normalMinSymbol: 'Equal to the lower bound', normalMax: 'Upper bound',
    normalMaxSymbol: 'Equal to the upper bound', outOfRange: 'Out of the range', lowAlarm: 'Alarm name below', highAlarm: 'Alarm name above', updatedAt: 'Updated',
  },
  sections: { point: 'Measuring point', range: 'Normal range' },
  hints: {
    code: 'Used in the reports of devices: letters, digits and underscores. It cannot be changed later', normalMin: 'Empty: there is no lower bound', normalMax: 'Empty: there is no upper bound',
    outOfRange: 'Acts from the next report on. Alarms that a device itself reports are not affected', lowAlarm: 'Empty: 超下限', highAlarm: 'Empty: 超上限',
  },
  choices: {
    type: { '0': 'Fire', '1': 'Monitoring' },
    normalMinSymbol: { '0': 'Not normal', '1': 'Normal' },
    normalMaxSymbol: { '0': 'Not normal', '1': 'Normal' },
    outOfRange: { '0': 'A fault', '1': 'An alarm' },
    range: { open: 'Any value', unread: 'Unreadable' },
  },
}
