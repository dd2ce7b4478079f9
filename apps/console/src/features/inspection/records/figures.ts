import type { ReadRows, Rows } from '@smart-fire/api-client'
import { inspectionRecords, MOST_FIGURE_DAYS, type DividedFigures, type InspectionDay, type InspectionFigures } from '@smart-fire/api-client/inspection-records'
import { filter, group, lastDays, statisticsScreen, type ChartData, type PeriodFilter } from '../../../screens'
import * as words from './figures.messages'
import { key } from './record-key'

const LISTED = 15

type Measure = 'done' | 'missed' | 'found'

/** Days `yyyy-MM-dd` without their year, unless they are of two years: then a day of a year before would have the name of one of this year. */
function dayNames(days: readonly string[]): string[] {
  const years = new Set(days.map((day) => day.slice(0, 4)))
  return days.map((day) => day.slice(years.size > 1 ? 2 : 5))
}

/** The rows come with the largest value first: where one of them has none, nor have those that are not listed. */
const ranked = ({ rows, dropped, total }: Rows<DividedFigures>, id: Measure, tone?: 'fault'): ChartData => {
  const shown = rows.filter((row) => row[id] > 0)
  const unlisted = shown.length < rows.length ? 0 : Math.max(0, total - rows.length - dropped)
  return { categories: shown.map(({ name }) => name ?? ''), series: [{ id, values: shown.map((row) => row[id]), ...(tone ? { tone } : {}) }], unread: dropped, unlisted }
}
const members = (by: 'byBuilding' | 'byPerson' | 'byType', name: string, id: Measure, tone?: 'fault') => group<PeriodFilter, Rows<DividedFigures>>({
  load: (client, { period }, signal) => client.with(inspectionRecords)[by].list({ period, page: 1, limit: LISTED, sort: { field: id, direction: 'descending' } }, signal),
  charts: [{ name, kind: 'ranking', data: (read) => ranked(read, id, tone) }],
})

/** What the tab shows, from the top down: each group has one call, and loads and fails by itself. */
export const GROUPS = [
  group<PeriodFilter, InspectionFigures>({
    load: (client, { period }, signal) => client.with(inspectionRecords).figures.sums(period, signal),
    figures: [
      { name: 'due', value: ({ due }) => due },
      { name: 'doneShare', value: ({ due, done }) => (due === 0 ? null : done / due), format: 'percent' },
      { name: 'missed', value: ({ missed }) => missed, tone: 'fault' },
      { name: 'abnormal', value: ({ abnormal }) => abnormal, tone: 'fault' },
      { name: 'openDefects', value: ({ openDefects }) => openDefects },
      { name: 'overdueDefects', value: ({ overdueDefects }) => overdueDefects, tone: 'fault' },
    ],
  }),
  group<PeriodFilter, ReadRows<InspectionDay>>({
    load: (client, { period }, signal) => client.with(inspectionRecords).figures.trend(period, signal),
    charts: [{
      name: 'days', kind: 'stacked',
      data: ({ rows, dropped }) => ({
        categories: dayNames(rows.map(({ day }) => day ?? '')),
        series: [{ id: 'done', values: rows.map(({ done }) => done) }, { id: 'missed', values: rows.map(({ missed }) => missed), tone: 'fault' }],
        unread: dropped,
      }),
    }],
  }),
  members('byBuilding', 'buildings', 'missed', 'fault'),
  members('byPerson', 'persons', 'done'),
  members('byType', 'types', 'found', 'fault'),
]

/** Checks done and missed, and defects, of a period; by day, building, person and type. */
export const figuresTab = statisticsScreen<PeriodFilter>({
  key,
  words,
  filters: { period: filter.dateRange({ mostDays: MOST_FIGURE_DAYS }) },
  usual: (today) => ({ period: lastDays(30, today) }),
  groups: GROUPS,
})
