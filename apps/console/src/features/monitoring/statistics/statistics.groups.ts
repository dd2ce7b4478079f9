import { RECORD_KIND, type ReadRows, type RecordKind } from '@smart-fire/api-client'
import { statistics, type RankedMember, type RankingMember, type RecordFigures, type WaterFigures } from '@smart-fire/api-client/statistics'
import { formatDateTime } from '@smart-fire/ui'
import { group, todayOfPlatform, type ChartData } from '../../../screens'
import { inBuildings, orSpecified, specifiedBuildings, specifiedDays } from './specified-counts'
import { hasPlace, type SystemQuery } from './system-query'

/** Which records a system has: hydrants have no fires, only fire hosts have loops. */
const hasFires = (kind: RecordKind) => kind !== RECORD_KIND.hydrant

const share = (part: number | null, whole: number | null) => (part === null || !whole ? null : part / whole)

/** Fires without a verdict: open ones, and those that ended by the recovery of their device. Null while a part is unknown. */
function unjudged({ fires, realFires, fireTests, falseAlarms }: RecordFigures): number | null {
  return fires === null || realFires === null || fireTests === null || falseAlarms === null ? null : fires - realFires - fireTests - falseAlarms
}

/** What is counted: the system, the period, and the place when one is chosen. */
const scopeOf = (kind: RecordKind, { grain: _, ...query }: SystemQuery) => ({ kind, ...query })

/** All counts of the period, compared with the period before, with the verdicts of the fires. */
export const figures = (kind: RecordKind) =>
  group<SystemQuery, RecordFigures>({
    load: (client, query, signal) => client.with(statistics).figures(scopeOf(kind, query), signal),
    compared: true,
    figures: [
      { name: 'raised', value: ({ raised }) => raised, better: 'less' },
      ...(hasFires(kind) ? [{ name: 'fires', value: ({ fires }: RecordFigures) => fires, tone: 'alarm' as const, better: 'less' as const }] : []),
      { name: 'faults', value: ({ faults }) => faults, tone: 'fault', better: 'less' },
      { name: 'offline', value: ({ offline }) => offline, tone: 'offline', better: 'less' },
      { name: 'open', value: ({ open }) => open, better: 'less' },
      { name: 'offlineShare', value: ({ offline, raised }) => share(offline, raised), format: 'percent', better: 'less' },
      ...(hasFires(kind)
        ? [
            { name: 'falseShare', value: (data: RecordFigures) => share(data.falseAlarms, data.fires), format: 'percent' as const, better: 'less' as const },
            { name: 'half', value: ({ verdictSeconds50 }: RecordFigures) => verdictSeconds50, format: 'seconds' as const, better: 'less' as const },
            { name: 'most', value: ({ verdictSeconds90 }: RecordFigures) => verdictSeconds90, format: 'seconds' as const, better: 'less' as const },
          ]
        : []),
    ],
    charts: hasFires(kind)
      ? [{
          name: 'verdicts', kind: 'shares',
          data: (data) => whole(data.fires, [
            { id: 'realFires', values: [data.realFires], tone: 'alarm' }, { id: 'fireTests', values: [data.fireTests] },
            { id: 'falseAlarms', values: [data.falseAlarms] }, { id: 'unjudged', values: [unjudged(data)], tone: 'fault' },
          ]),
        }]
      : [],
  })

/** Parts of one whole; without anything to divide there is no chart. */
const whole = (total: number | null, series: ChartData['series']): ChartData => (total === 0 ? { categories: [], series: [] } : { categories: [''], series })

/** Handled against open records: a call of the specification, except of a place. */
export const handled = (kind: RecordKind) =>
  group<SystemQuery, { handled: number | null; unhandled: number | null }>({
    load: async (client, query, signal) => {
      const { figures, handledRatio } = client.with(statistics)
      if (!hasPlace(query)) return handledRatio(scopeOf(kind, query), signal)
      const { raised, open } = await figures(scopeOf(kind, query), signal)
      return { handled: raised === null || open === null ? null : raised - open, unhandled: open }
    },
    charts: [{
      name: 'handled', kind: 'shares',
      data: (data) => whole((data.handled ?? NaN) + (data.unhandled ?? NaN), [{ id: 'handled', values: [data.handled], tone: 'normal' }, { id: 'unhandled', values: [data.unhandled], tone: 'fault' }]),
    }],
  })

type Counts = Pick<RecordFigures, 'fires' | 'faults' | 'offline'>
type CountedStep = Counts & { startsOn: string }
type CountedMember = Counts & Pick<RankedMember, 'name' | 'place'>

/** Fires, faults and offline records of each row. */
function classes(kind: RecordKind, rows: readonly Counts[]): ChartData['series'] {
  const series = (id: keyof Counts, tone: 'alarm' | 'fault' | 'offline') => ({ id, values: rows.map((row) => row[id]), tone })
  // a platform that does not tell offline records apart has them among the faults
  const isToldApart = rows.length === 0 || rows.some(({ offline }) => offline !== null)
  return [...(hasFires(kind) ? [series('fires', 'alarm')] : []), series('faults', 'fault'), ...(isToldApart ? [series('offline', 'offline')] : [])]
}

/** The counts of each day, week, month or quarter; those of days are in the specification as well. */
export const trend = (kind: RecordKind) =>
  group<SystemQuery, ReadRows<CountedStep>>({
    load: (client, query, signal) => {
      const known = inBuildings(kind)
      const instead = known === null || query.grain !== 'day' || hasPlace(query) ? null : () => specifiedDays(client, known, query, todayOfPlatform(), signal)
      return orSpecified<ReadRows<CountedStep>>(client.with(statistics).trend({ ...scopeOf(kind, query), grain: query.grain }, signal), instead)
    },
    charts: [{ name: 'trend', kind: 'stacked', data: ({ rows, dropped }) => ({ categories: rows.map(({ startsOn }) => startsOn.slice(2)), series: classes(kind, rows), unread: dropped }) }],
  })

/** Records by alarm type: a call of the specification, except of a place. */
export const types = (kind: RecordKind) =>
  group<SystemQuery, ReadRows<{ name: string; count: number | null }>>({
    load: async (client, query, signal) => {
      const { byAlarmType, ranking: ranked } = client.with(statistics)
      if (!hasPlace(query)) return byAlarmType(scopeOf(kind, query), signal)
      const { rows, dropped } = await ranked({ ...scopeOf(kind, query), by: 'type', limit: MOST_TYPES }, signal)
      return { rows: rows.map(({ name, raised }) => ({ name, count: raised })), dropped }
    },
    charts: [{ name: 'types', kind: 'ranking', data: ({ rows, dropped }) => ({ categories: rows.map(({ name }) => name), series: [{ id: 'count', values: rows.map(({ count }) => count) }], unread: dropped }) }],
  })

/** More types than a system has: all of them are listed. */
const MOST_TYPES = 100

/** The members of a dimension with most records, by class; the buildings are in the specification as well. */
export const ranking = (kind: RecordKind, name: string, by: RankingMember) =>
  group<SystemQuery, ReadRows<CountedMember>>({
    load: (client, query, signal) => {
      const known = inBuildings(kind)
      const instead = known === null || by !== 'place' || hasPlace(query) ? null : () => specifiedBuildings(client, known, query, signal)
      return orSpecified<ReadRows<CountedMember>>(client.with(statistics).ranking({ ...scopeOf(kind, query), by }, signal), instead)
    },
    charts: [{ name, kind: 'ranking', data: ({ rows, dropped }) => ({ ...namesOf(rows), series: classes(kind, rows), unread: dropped }) }],
  })

/** The devices with most false alarms. */
export const falsest = (kind: RecordKind) =>
  group<SystemQuery, ReadRows<RankedMember>>({
    load: (client, query, signal) => client.with(statistics).ranking({ ...scopeOf(kind, query), by: 'subject', order: 'falseAlarms' }, signal),
    charts: [{ name: 'falsest', kind: 'ranking', data: ({ rows, dropped }) => ({ ...namesOf(rows), series: [{ id: 'falseAlarms', values: rows.map(({ falseAlarms }) => falseAlarms) }], unread: dropped }) }],
  })

const namesOf = (rows: readonly { name: string; place: string | null }[]) => ({ categories: rows.map(({ name }) => name), details: rows.map(({ place }) => place) })

/** The load of an operator by all systems, against the guide values of EEMUA 191. */
export const load = group<SystemQuery, Awaited<ReturnType<ReturnType<typeof statistics.calls>['load']>>>({
  load: (client, { period }, signal) => client.with(statistics).load({ period }, signal),
  figures: [
    { name: 'mean', value: ({ mean }) => mean, format: 'decimal', guide: ({ steadyPerHour }) => steadyPerHour },
    { name: 'peak', value: ({ peak }) => peak, format: 'decimal' },
    { name: 'above', value: ({ hoursAboveSteady }) => hoursAboveSteady },
    { name: 'floods', value: ({ floods }) => floods },
  ],
  charts: [
    {
      name: 'hours', kind: 'bars',
      data: ({ byHourOfDay, steadyPerHour }) => ({ categories: Array.from({ length: 24 }, (_, hour) => `${hour}:00`), series: [{ id: 'mean', values: byHourOfDay ?? [] }], guide: steadyPerHour }),
    },
    {
      name: 'floodList', kind: 'ranking',
      data: ({ newestFloods: { rows, dropped } }) => ({ categories: rows.map(({ at }) => formatDateTime(at)), series: [{ id: 'alarms', values: rows.map(({ alarms }) => alarms), tone: 'alarm' }], unread: dropped }),
    },
  ],
})

/** Points that change too often. */
export const chattering = (kind: RecordKind) =>
  group<SystemQuery, ReadRows<{ name: string; place: string | null; point: string | null; periods: number | null }>>({
    load: (client, query, signal) => client.with(statistics).chattering(scopeOf(kind, query), signal),
    charts: [{
      name: 'chattering', kind: 'ranking',
      data: ({ rows, dropped }) => ({
        categories: rows.map(({ name, point }) => [name, point].filter(Boolean).join(' · ')), details: rows.map(({ place }) => place),
        series: [{ id: 'periods', values: rows.map(({ periods }) => periods), tone: 'fault' }], unread: dropped,
      }),
    }],
  })

/** Records that stay open, those of now. */
export const standing = (kind: RecordKind) =>
  group<SystemQuery, Awaited<ReturnType<ReturnType<typeof statistics.calls>['standing']>>>({
    load: (client, query, signal) => client.with(statistics).standing(scopeOf(kind, query), signal),
    figures: [{ name: 'standing', value: ({ total }) => total, tone: 'fault' }],
    charts: [{
      name: 'standingRecords', kind: 'ranking',
      data: ({ rows, dropped }) => ({
        categories: rows.map(({ name, alarmType }) => [name, alarmType].filter(Boolean).join(' · ')), details: rows.map(({ place }) => place),
        series: [{ id: 'hours', values: rows.map(({ hours }) => hours), tone: 'fault' }], unread: dropped,
      }),
    }],
  })

const EVENTS = ['capEvents', 'impactEvents', 'tiltEvents'] as const
type WaterCounts = Omit<WaterFigures, 'byPressure' | 'byEvents' | 'areas'>

const pressureSeries = (rows: readonly WaterCounts[]): ChartData['series'] => [
  { id: 'lowHours', values: rows.map(({ lowHours }) => rounded(lowHours)), tone: 'fault' }, { id: 'highHours', values: rows.map(({ highHours }) => rounded(highHours)) },
]
const eventSeries = (rows: readonly WaterCounts[]): ChartData['series'] => EVENTS.map((id) => ({ id, values: rows.map((row) => row[id]) }))
/** Hours to one decimal: charts and their tables show the same number. */
const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10)
const hydrantNames = ({ rows, dropped }: WaterFigures['byPressure']) => ({ categories: rows.map(({ name }) => name), details: rows.map(({ area }) => area), unread: dropped })
const areaNames = ({ rows, dropped }: WaterFigures['areas']) => ({ categories: rows.map(({ name }) => name), unread: dropped })

/** Hours of low and high pressure, none of them in the colour of a fire, and what happened to the hydrants, also by area. */
export const water = group<SystemQuery, WaterFigures>({
  load: (client, { period, regionCode }, signal) => client.with(statistics).waterFigures({ period, ...(regionCode === undefined ? {} : { regionCode }) }, signal),
  compared: true,
  figures: [
    { name: 'lowHours', value: ({ lowHours }) => lowHours, format: 'decimal', tone: 'fault', better: 'less' },
    { name: 'highHours', value: ({ highHours }) => highHours, format: 'decimal', better: 'less' },
    ...EVENTS.map((name) => ({ name, value: (data: WaterFigures) => data[name], better: 'less' as const })),
  ],
  charts: [
    { name: 'pressureHydrants', kind: 'ranking', data: ({ byPressure }) => ({ ...hydrantNames(byPressure), series: pressureSeries(byPressure.rows) }) },
    { name: 'pressureAreas', kind: 'ranking', data: ({ areas }) => ({ ...areaNames(areas), series: pressureSeries(areas.rows) }) },
    { name: 'eventHydrants', kind: 'ranking', data: ({ byEvents }) => ({ ...hydrantNames(byEvents), series: eventSeries(byEvents.rows) }) },
    { name: 'eventAreas', kind: 'ranking', data: ({ areas }) => ({ ...areaNames(areas), series: eventSeries(areas.rows) }) },
  ],
})
