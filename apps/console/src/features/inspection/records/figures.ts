import { inspectionRecords, type InspectionDay, type InspectionFigures, type InspectionMember } from '@smart-fire/api-client/inspection-records'
import { filter, group, lastDays, statisticsScreen, type ChartData, type PeriodFilter } from '../../../screens'
import * as words from './figures.messages'
import { key } from './record-key'

const LISTED = 15

const ranked = (rows: readonly InspectionMember[], id: 'done' | 'missed' | 'abnormal', tone?: 'fault'): ChartData => {
  const shown = [...rows].filter((row) => row[id] > 0).sort((one, other) => other[id] - one[id]).slice(0, LISTED)
  return { categories: shown.map(({ name }) => name ?? ''), series: [{ id, values: shown.map((row) => row[id]), ...(tone ? { tone } : {}) }] }
}
const members = (by: 'building' | 'person' | 'type', name: string, id: 'done' | 'missed' | 'abnormal', tone?: 'fault') => group<PeriodFilter, readonly InspectionMember[]>({
  load: (client, { period }, signal) => client.with(inspectionRecords).figures.ranking(by, period, signal),
  charts: [{ name, kind: 'ranking', data: (rows) => ranked(rows, id, tone) }],
})

/** Checks done and missed, and defects, of a period; by day, building, person and type. */
export const figuresTab = statisticsScreen<PeriodFilter>({
  key,
  words,
  filters: { period: filter.dateRange() },
  usual: (today) => ({ period: lastDays(30, today) }),
  groups: [
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
    group<PeriodFilter, readonly InspectionDay[]>({
      load: (client, { period }, signal) => client.with(inspectionRecords).figures.trend(period, signal),
      charts: [{
        name: 'days', kind: 'stacked',
        data: (days) => ({ categories: days.map(({ day }) => (day ?? '').slice(5)), series: [{ id: 'done', values: days.map(({ done }) => done) }, { id: 'missed', values: days.map(({ missed }) => missed), tone: 'fault' }] }),
      }],
    }),
    members('building', 'buildings', 'missed', 'fault'),
    members('person', 'persons', 'done'),
    members('type', 'types', 'abnormal', 'fault'),
  ],
})
