import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '监测点预警',
  one: '监测点',
  fields: { name: '监测点', code: '代号', unit: '单位', ranges: '各等级的范围', levelId: '报警等级', min: '下限（含）', max: '上限（不含）', updatedAt: '更新时间' },
  hints: {
    ranges: '范围须首尾相接；最高等级的一端不填，更严重的数值都属于该等级。从下一次上报起生效，不影响设备自己上报的报警和故障。',
    min: '不填则没有下限', max: '不填则没有上限',
  },
  choices: { ranges: { none: '未设置', unread: '个范围无法读取', unreadOne: '个范围无法读取' } },
  acts: { set: '设置预警', clear: '清除预警' },
  questions: { clear: (row) => `清除“${row}”的预警设置？之后该监测点的数值不再产生预警，未结束的预警在下一次上报时结束。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Measuring warnings',
  one: 'measuring point',
  fields: { name: 'Measuring point', code: 'Code', unit: 'Unit', ranges: 'Ranges of the levels', levelId: 'Alarm level', min: 'From (included)', max: 'Below', updatedAt: 'Updated' },
  hints: {
    ranges: 'The ranges follow one another. The end on the side of the highest level stays empty: all worse values are of that level. Acts from the next report on; alarms and faults that a device itself reports are not affected.',
    min: 'Empty: no lower bound', max: 'Empty: no upper bound',
  },
  choices: { ranges: { none: 'Not set', unread: 'ranges could not be read', unreadOne: 'range could not be read' } },
  acts: { set: 'Set warnings', clear: 'Clear warnings' },
  questions: { clear: (row) => `Clear the warnings of “${row}”? Its values give no warnings any more, and open ones end with the next report.` },
}
