import type { ReadRows } from '@smart-fire/api-client'
import { MOST_STATISTICS_DAYS, statistics, type UnitFigures } from '@smart-fire/api-client/statistics'
import { filter, group, lastDays, statisticsScreen, type PeriodFilter } from '../../screens'
import { openAlarms, ranked } from './unit-charts'
import { offlineOf, shareOf, totalOf } from './unit-figures'
import * as words from './manager-view.messages'

const SECONDS_PER_MINUTE = 60

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
        { name: 'open', kind: 'ranking', data: openAlarms },
        { name: 'offline', kind: 'ranking', data: (units) => ranked(units, 'offline', offlineOf, { detail: ({ offline, devices }) => `${offline ?? '–'} / ${devices ?? '–'}`, isUnread: ({ offline, devices }) => offline === null || devices === null }) },
        { name: 'half', kind: 'ranking', data: (units) => ranked(units, 'half', ({ verdictSeconds50 }) => minutes(verdictSeconds50)) },
        { name: 'most', kind: 'ranking', data: (units) => ranked(units, 'most', ({ verdictSeconds90 }) => minutes(verdictSeconds90)) },
      ],
    }),
  ],
})
