import * as filter from '../fields/filters'
import { lastDays } from './period-before'
import { group, type DrawnGroup, type PeriodFilter, type StatisticsDeclaration } from './statistics-declaration'

interface DutyChecks {
  made: number
  missed: number | null
  days: readonly { day: string; made: number; missed: number }[]
  areas: readonly { name: string; count: number }[]
}

/** Duty checks of a period of days: for the stories and the docs of the kind. */
export const dutyChecks: StatisticsDeclaration<PeriodFilter> = {
  key: 'adminSys/dutyChecks',
  words: {
    zhCN: {
      title: '查岗统计', one: '查岗', fields: { period: '日期', made: '已应答', missed: '未应答' },
      sections: { days: '每日查岗', areas: '片区分布' }, units: { made: '次', missed: '次', days: '次', areas: '次' }, choices: { days: { made: '已应答', missed: '未应答' }, areas: { count: '次数' } },
    },
    en: {
      title: 'Duty checks', one: 'duty check', fields: { period: 'Days', made: 'Answered', missed: 'Missed' },
      sections: { days: 'Checks per day', areas: 'By area' }, units: { made: 'checks', missed: 'checks', days: 'checks', areas: 'checks' }, choices: { days: { made: 'Answered', missed: 'Missed' }, areas: { count: 'Checks' } },
    },
  },
  filters: { period: filter.dateRange() },
  usual: (today) => ({ period: lastDays(7, today) }),
  groups: [
    group<PeriodFilter, DutyChecks>({
      load: async (_, { period }) => checksOf(period.to),
      figures: [
        { name: 'made', value: ({ made }) => made, tone: 'normal', better: 'more' },
        { name: 'missed', value: ({ missed }) => missed, tone: 'fault', better: 'less' },
      ],
      charts: [
        {
          name: 'days', kind: 'stacked',
          data: ({ days }) => ({
            categories: days.map(({ day }) => day),
            series: [{ id: 'made', values: days.map(({ made }) => made), tone: 'normal' }, { id: 'missed', values: days.map(({ missed }) => missed), tone: 'fault' }],
          }),
        },
        { name: 'areas', kind: 'shares', data: ({ areas }) => ({ categories: areas.map(({ name }) => name), series: [{ id: 'count', values: areas.map(({ count }) => count) }] }) },
      ],
      compared: true,
    }),
  ],
}

function checksOf(last: string): DutyChecks {
  const days = [42, 45, 39, 47, 44, 31, 30].map((made, at) => ({ day: `${last.slice(0, 8)}${String(14 + at)}`, made, missed: at % 3 }))
  return { made: 278, missed: 6, days, areas: [{ name: '东区', count: 160 }, { name: '西区', count: 124 }] }
}

/** What the group draws of a response. */
export const drawnChecks = (changes: Partial<DrawnGroup> = {}): DrawnGroup => ({
  values: [278, 6],
  charts: [
    { categories: ['11-14', '11-15', '11-16'], series: [{ id: 'made', values: [42, 45, 39], tone: 'normal' }, { id: 'missed', values: [0, 1, 2], tone: 'fault' }] },
    { categories: ['东区', '西区'], series: [{ id: 'count', values: [160, 124] }] },
  ],
  ...changes,
})
