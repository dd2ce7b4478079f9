import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '维护记录',
  one: '维护记录',
  fields: { kind: '类别', doneOn: '维护日期', done: '维护日期', doneBy: '维护人或单位', result: '结果', description: '维护内容', nextOn: '下次到期', updatedAt: '更新时间' },
  hints: { doneOn: '不能晚于今天', nextOn: '到期后未再次维护的显示为超期；可不填' },
  choices: {
    kind: { inspection: '检查', cleaning: '清洁', calibration: '校准', repair: '维修', replacement: '更换' },
    result: { '1': '合格', '0': '不合格' },
    nextOn: { overdue: '已超期' },
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Maintenance',
  one: 'maintenance entry',
  fields: { kind: 'Kind', doneOn: 'Done on', done: 'Done on', doneBy: 'Done by', result: 'Result', description: 'What was done', nextOn: 'Due again', updatedAt: 'Updated' },
  hints: { doneOn: 'Today or earlier', nextOn: 'Overdue when the same was not done again by then; may be blank' },
  choices: {
    kind: { inspection: 'Inspection', cleaning: 'Cleaning', calibration: 'Calibration', repair: 'Repair', replacement: 'Replacement' },
    result: { '1': 'Passed', '0': 'Failed' },
    nextOn: { overdue: 'Overdue' },
  },
}
