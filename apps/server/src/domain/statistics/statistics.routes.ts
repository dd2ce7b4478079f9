import type { RecordKind } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { asData, asTable } from '../../http/responses'
import { wireTime } from '../../http/wire-time'
import type { ServerDeps } from '../../server-deps'
import { oneOf, scopeOf } from './counted-scope'
import { sumByArea } from './area-figures.queries'
import { cameraFigures } from './camera-figures.queries'
import { CHATTERING_CHANGES, readChattering } from './chattering.queries'
import { alarmTypes, countByMonth, countVerdicts, hydrantPoints } from './counts-of-all-time'
import { dayOf, spanOf } from './day-span'
import { percentile } from './delay-steps'
import { sumAll, sumByMember, sumByTime, sumDelays, type Dimension, type TimeGrain } from './figures.queries'
import { FLOOD_PER_SLOT } from './floods.queries'
import { readLastHours, readLoad, STEADY_PER_HOUR } from './load.queries'
import { namesOf } from './member-names.queries'
import { listOpen } from './open-records.queries'
import { countByBuilding, countByDate, countByType, countHandled } from './specified-counts'
import { readStanding } from './standing.queries'
import { zhCN } from './statistics.messages'
import { timeSteps } from './time-steps'
import { unitFigures } from './unit-figures.queries'
import { waterFigures } from './water-figures.queries'

const GRAINS: readonly TimeGrain[] = ['day', 'week', 'month', 'quarter']
const RANKED = ['type', 'place', 'floor', 'loop', 'point', 'subject', 'area'] as const satisfies readonly (Dimension | 'area')[]
const RANKED_BY = ['raised', 'fires', 'faults', 'offline', 'openFires', 'falseAlarms'] as const
const LISTED = 10
const NO_COUNTS = { raised: 0, fires: 0, faults: 0, offline: 0, open: 0, openFires: 0, recovered: 0, realFires: 0, fireTests: 0, falseAlarms: 0 }

/** The counts that the specification names, below the path of one table (contract device 11.3, 11.4, 12, 13). */
export function specifiedStatisticsRoutes({ clock }: ServerDeps, kind: RecordKind): Hono<AppEnv> {
  const shared = new Hono<AppEnv>()
    .get('/selectAlrmType', asData(alarmTypes(kind)))
    .get('/selectCountByType', asData(countByType(clock, kind)))
    .get('/getRatioByDate', asData(countHandled(clock, kind)))
    .get('/getAllAlrmAndFault', asTable(listOpen(clock, kind)))
  // the hydrant table has no counts of verdicts or by building, and its counts by date are those of one hydrant (contract device 12)
  if (kind === 'hydrant') return shared.get('/selectMeasuringPoint', asData(hydrantPoints))
  return shared
    .get('/selectCount', asData(countVerdicts(kind)))
    .get('/selectCountNearlyMonth', asData(countByMonth(clock, kind)))
    .get('/selectCountByBuildId', asData(countByBuilding(clock, kind)))
    .get('/selectCountByDate', asData(countByDate(clock, kind)))
}

/** `/api/datahandler/recordStatistics` (additive, ADR 3): `kind`, `channelId` and a place (`placesOf`) limit what is counted, `tag` or `dateStrs` the days. */
export function statisticsRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/figures', asData(async (tx, scope, c) => {
      const [what, span] = [await scopeOf(tx, scope, c), spanOf(c, clock.now())]
      const delays = await sumDelays(tx, what, span)
      return { ...(await sumAll(tx, what, span)), verdictSeconds50: percentile(delays, 0.5), verdictSeconds90: percentile(delays, 0.9) }
    }))
    .get('/trend', asData(async (tx, scope, c) => {
      const grain = oneOf(c, 'grain', GRAINS) ?? 'day'
      const span = spanOf(c, clock.now())
      const counts = new Map((await sumByTime(tx, await scopeOf(tx, scope, c), span, grain)).map((row) => [row.startsOn, row]))
      return timeSteps(span, grain, dayOf(clock.now())).map((startsOn) => ({ ...NO_COUNTS, ...counts.get(startsOn), startsOn }))
    }))
    .get('/ranking', asData(async (tx, scope, c) => {
      const dimension = oneOf(c, 'by', RANKED) ?? 'type'
      const { limit } = pagingOf(c, LISTED)
      const [what, span] = [await scopeOf(tx, scope, c), spanOf(c, clock.now())]
      const of = oneOf(c, 'order', RANKED_BY) ?? 'raised'
      if (dimension === 'area') return (await sumByArea(tx, what, span, of, limit)).map(({ name, ...counts }) => ({ id: name, name, place: null, ...counts }))
      const members = await sumByMember(tx, what, { dimension, span, of, limit })
      const nameOf = await namesOf(tx, scope, dimension, members)
      const removed = (id: string) => (dimension === 'type' || dimension === 'point' ? id : zhCN.removed(id))
      return members.map(({ member, kind, ...counts }) => {
        const { name, place } = nameOf({ member, kind })
        return { id: member, kind, name: name ?? removed(member), place, ...counts }
      })
    }))
    .get('/load', asData(async (tx, scope, c) => {
      const { peakAt, newestFloods, ...load } = await readLoad(tx, scope, spanOf(c, clock.now()), clock.now())
      return {
        ...load,
        peakAt: peakAt === null ? null : wireTime(new Date(peakAt)),
        newestFloods: newestFloods.map(({ at, ...flood }) => ({ at: wireTime(new Date(at)), ...flood })),
        steadyPerHour: STEADY_PER_HOUR,
        floodPerSlot: FLOOD_PER_SLOT,
      }
    }))
    .get('/chattering', asData(async (tx, scope, c) => {
      const points = await readChattering(tx, await scopeOf(tx, scope, c), spanOf(c, clock.now()), pagingOf(c, LISTED).limit)
      const subjectOf = await namesOf(tx, scope, 'subject', points)
      const pointOf = await namesOf(tx, scope, 'point', points.map(({ kind, pointCode }) => ({ kind, member: pointCode })))
      return points.map(({ member, kind, pointCode, periods, most }) => {
        const { name, place } = subjectOf({ member, kind })
        const point = pointOf({ kind, member: pointCode }).name ?? pointCode
        return { id: member, kind, name: name ?? zhCN.removed(member), place, point, periods, most, limit: CHATTERING_CHANGES }
      })
    }))
    .get('/standing', asTable(async (tx, scope, c) => {
      const { rows, total } = await readStanding(tx, await scopeOf(tx, scope, c), clock.now(), pagingOf(c, LISTED))
      const nameOf = await namesOf(tx, scope, 'subject', rows)
      return {
        total,
        rows: rows.map(({ member, kind, id, raisedAt, ...row }) => {
          const { name, place } = nameOf({ member, kind })
          return { ...row, id, kind, name: name ?? zhCN.removed(member), place, raisedAt: wireTime(raisedAt), hours: Math.floor((clock.now() - raisedAt.getTime()) / 3_600_000) }
        }),
      }
    }))
    .get('/units', asData(async (tx, scope, c) => (await unitFigures(tx, scope, spanOf(c, clock.now()))).map((unit) => ({ ...unit, name: unit.name ?? zhCN.noUnit }))))
    .get('/water', asData(async (tx, scope, c) => {
      const { byPressure, byEvents, areas, ...counts } = await waterFigures(tx, await scopeOf(tx, scope, c), spanOf(c, clock.now()), clock.now())
      const named = (rows: typeof byPressure) => rows.map(({ id, name, ...row }) => ({ id, name: name ?? zhCN.removed(String(id)), ...row }))
      return { ...counts, byPressure: named(byPressure), byEvents: named(byEvents), areas: areas.map(({ name, ...area }) => ({ name: name ?? zhCN.noArea, ...area })) }
    }))
    .get('/cameras', asData((tx, scope, c) => cameraFigures(tx, scope, spanOf(c, clock.now()), clock.now())))
    .get('/lastHours', asData(async (tx, scope, c) => {
      const hours = await readLastHours(tx, await scopeOf(tx, scope, c), clock.now())
      return hours.map(({ at, ...counts }) => ({ at: wireTime(new Date(at)), ...counts }))
    }))
}
