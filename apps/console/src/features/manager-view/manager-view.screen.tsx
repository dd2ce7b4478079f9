import type { ReadRows } from '@smart-fire/api-client'
import { MOST_STATISTICS_DAYS, statistics, type UnitFigures } from '@smart-fire/api-client/statistics'
import { filter, group, lastDays, statisticsScreen, type ChartData, type PeriodFilter } from '../../screens'
import { offlineOf, onlyKnown, shareOf, totalOf } from './unit-figures'
import * as words from './manager-view.messages'

/** So many units stand in a chart: the worst ones. */
const LISTED = 15
const SECONDS_PER_MINUTE = 60

/** A ranking of the units with a value, the largest first. */
function ranked({ rows: units, dropped }: ReadRows<UnitFigures>, id: string, value: (unit: UnitFigures) => number | null, detail?: (unit: UnitFigures) => string): ChartData {
  const rows = onlyKnown(units, value).slice(0, LISTED)
  return { categories: rows.map(({ unit }) => unit.name ?? ''), series: [{ id, values: rows.map((row) => row.value) }], unread: dropped, ...(detail ? { details: rows.map(({ unit }) => detail(unit)) } : {}) }
}

const minutes = (seconds: number | null) => (seconds === null ? null : Math.round((seconds / SECONDS_PER_MINUTE) * 10) / 10)

/** What a supervisor compares of the units: open alarms, time to handle and offline share (screens that the specification names, manager view). Nothing is handled here. */
export default statisticsScreen<PeriodFilter>({
  key: 'gailan/managerView',
  words,
  filters: { period: filter.dateRange({ mostDays: MOST_STATISTICS_DAYS }) },
  usual: (today) => ({ period: lastDays(30, today) }),
  groups: [
    group<PeriodFilter, ReadRows<UnitFigures>>({
      load: (client, { period }, signal) => client.with(statistics).units({ period }, signal),
      figures: [
        { name: 'openFires', value: (units) => totalOf(units, ({ openFires }) => openFires), tone: 'alarm' },
        { name: 'openFaults', value: (units) => totalOf(units, ({ openFaults }) => openFaults), tone: 'fault' },
        { name: 'troubled', value: (units) => totalOf(units, ({ openFires, openFaults }) => (openFires === null || openFaults === null ? null : Number(openFires + openFaults > 0))) },
        { name: 'offlineShare', value: (units) => shareOf(totalOf(units, ({ offline }) => offline), totalOf(units, ({ devices }) => devices)), format: 'percent' },
        { name: 'falseShare', value: (units) => shareOf(totalOf(units, ({ falseAlarms }) => falseAlarms), totalOf(units, ({ fires }) => fires)), format: 'percent' },
      ],
      charts: [
        {
          name: 'open', kind: 'ranking',
          data: ({ rows: units, dropped }) => {
            const rows = units.filter(({ openFires, openFaults }) => openFires !== 0 || openFaults !== 0).slice(0, LISTED)
            return {
              categories: rows.map(({ name }) => name ?? ''),
              series: [{ id: 'openFires', values: rows.map(({ openFires }) => openFires), tone: 'alarm' }, { id: 'openFaults', values: rows.map(({ openFaults }) => openFaults), tone: 'fault' }],
              unread: dropped,
            }
          },
        },
        { name: 'offline', kind: 'ranking', data: (units) => ranked(units, 'offline', offlineOf, ({ offline, devices }) => `${offline ?? '–'} / ${devices ?? '–'}`) },
        { name: 'half', kind: 'ranking', data: (units) => ranked(units, 'half', ({ verdictSeconds50 }) => minutes(verdictSeconds50)) },
        { name: 'most', kind: 'ranking', data: (units) => ranked(units, 'most', ({ verdictSeconds90 }) => minutes(verdictSeconds90)) },
      ],
    }),
  ],
})
