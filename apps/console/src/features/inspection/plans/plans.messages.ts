import type { ScreenWords } from '../../../screens'

const monthDays = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [String(at + 1), `${at + 1} 日`]))
const monthDaysEn = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [String(at + 1), String(at + 1)]))

export const zhCN = {
  title: '巡检计划',
  one: '巡检计划',
  fields: {
    routeId: '巡检路线', routeName: '巡检路线', cycle: '周期', every: '间隔', weekdays: '星期', monthDays: '日期', periods: '时间段', start: '开始', end: '结束', startOn: '开始日期', endOn: '结束日期', personIds: '巡检人', personNames: '巡检人',
    strict: '按顺序巡检', frozen: '冻结', points: '设施数', remark: '说明', updatedAt: '更新时间',
  },
  sections: { what: '路线与人员', when: '周期与时间' },
  hints: {
    routeId: '一条路线只能有一个计划', every: '每几天或每几个月一次', periods: '如 08:00 至 10:00；结束不晚于开始的，到次日', endOn: '不填则长期有效', personIds: '不选则所有可巡检的人都能看到',
    strict: '设施须按路线顺序巡检', frozen: '冻结后不再生成任务；已开始的任务不受影响', monthDays: '没有 31 日的月份当月不巡检；“最后一天”每月都有',
  },
  choices: {
    cycle: { '0': '一次', '1': '每隔几天', '2': '每周', '3': '每月' }, frozen: { true: '已冻结', false: '执行中' },
    weekdays: { '1': '周一', '2': '周二', '3': '周三', '4': '周四', '5': '周五', '6': '周六', '7': '周日' },
    monthDays: { ...monthDays, last: '最后一天' },
  },
  acts: { preview: '接下来的任务' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Inspection plans',
  one: 'inspection plan',
  fields: {
    routeId: 'Route', routeName: 'Route', cycle: 'Cycle', every: 'Every', weekdays: 'Weekdays', monthDays: 'Days', periods: 'Periods', start: 'From', end: 'To', startOn: 'First day', endOn: 'Last day', personIds: 'Persons', personNames: 'Persons',
    strict: 'In order', frozen: 'Frozen', points: 'Facilities', remark: 'Description', updatedAt: 'Updated',
  },
  sections: { what: 'Route and persons', when: 'Cycle and times' },
  hints: {
    routeId: 'A route has one plan at most', every: 'Days or months from one time to the next', periods: 'Such as 08:00 to 10:00; an end that is not later than its start is on the next day', endOn: 'Empty: without an end', personIds: 'None: everybody who may inspect',
    strict: 'Facilities are checked in the order of the route', frozen: 'A frozen plan gets no more tasks; those that have begun go on', monthDays: 'A month without a 31st has none then; every month has a last day',
  },
  choices: {
    cycle: { '0': 'Once', '1': 'Every n days', '2': 'Weekly', '3': 'Monthly' }, frozen: { true: 'Frozen', false: 'Active' },
    weekdays: { '1': 'Monday', '2': 'Tuesday', '3': 'Wednesday', '4': 'Thursday', '5': 'Friday', '6': 'Saturday', '7': 'Sunday' },
    monthDays: { ...monthDaysEn, last: 'Last day' },
  },
  acts: { preview: 'Next tasks' },
}
