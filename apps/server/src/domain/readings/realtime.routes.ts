import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { object, optional, safeParse, string, union, number } from 'valibot'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { readings } from '../../db/readings'
import { devices, fireHostRecords, measuringPoints, sensorTypePoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { bare } from '../../http/envelope'
import { idOf } from '../../http/filters'
import { tenantWork } from '../../http/unit-of-work'
import { parseDateStrs, wireTime, type Period } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

const MOST_SAMPLES = 10_000

const text = optional(union([string(), number()]), '')
const bodySchema = object({ mac: text, sensorType: text, id: text, startTime: text, endTime: text })

interface Asked {
  mac: string
  sensorType: string
  id: string
  startTime: string
  endTime: string
}

interface Sample {
  at: Date
  value: number
}

type Label = (at: Date) => string
const timeOfDay: Label = (at) => wireTime(at).slice(11, 16)
const day: Label = (at) => wireTime(at).slice(0, 10)

/** `/api/device/turingBusiness`: series as bare arrays; a blank value is answered with nothing, an error with [] (contract device §9). */
export function realtimeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      '/querySensorRealTime',
      answerSeries(['mac', 'sensorType', 'startTime', 'endTime'], timeOfDay, samplesOfDevice),
    )
    .post('/querySensorRealTimeDay', answerSeries(['mac', 'sensorType', 'startTime', 'endTime'], day, samplesOfDevice))
    .post('/queryMainSensorRealTime', answerSeries(['id', 'startTime', 'endTime'], timeOfDay, eventsOfHostPoint))
}

type Find = (tx: Db, scope: DataScope, asked: Asked, period: Period) => Promise<Sample[]>

function answerSeries(needed: readonly (keyof Asked)[], label: Label, find: Find) {
  return async (c: Context<AppEnv>) => {
    const asked = await readBody(c)
    if (!asked) return bare(c, [])
    if (needed.some((name) => asked[name] === '')) return c.body('')
    const period = parseDateStrs(`${asked.startTime},${asked.endTime}`)
    if (!period) return bare(c, [])
    const samples = await tenantWork(c, (tx, scope) => find(tx, scope, asked, period))
    return bare(
      c,
      samples.map((sample) => point(sample, label)),
    )
  }
}

/** One decimal is the platform's; the exact value and instant are ours (additive): pressure lives in the second decimal. */
const point = ({ at, value }: Sample, label: Label) => ({
  temperature: Math.round(value * 10) / 10,
  inputdate: label(at),
  value,
  at: at.getTime(),
})

async function readBody(c: Context<AppEnv>): Promise<Asked | null> {
  const parsed = safeParse(bodySchema, await c.req.json().catch(() => null))
  if (!parsed.success) return null
  const { mac, sensorType, id, startTime, endTime } = parsed.output
  const trimmed = (value: string | number) => String(value).trim()
  return {
    mac: trimmed(mac),
    sensorType: trimmed(sensorType),
    id: trimmed(id),
    startTime: trimmed(startTime),
    endTime: trimmed(endTime),
  }
}

/** Every sample of one point, ascending. */
async function samplesOfDevice(
  tx: Db,
  scope: DataScope,
  { mac, sensorType }: Asked,
  { from, to }: Period,
): Promise<Sample[]> {
  const [found] = await tx
    .select({ id: devices.id, position: sensorTypePoints.position })
    .from(devices)
    .innerJoin(sensorTypePoints, eq(sensorTypePoints.typeId, devices.typeId))
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .where(
      and(
        inScope(devices, scope),
        isNull(devices.deletedAt),
        eq(devices.number, mac.toLowerCase()),
        eq(measuringPoints.code, sensorType),
      ),
    )
  if (!found) return []
  const rows = await tx
    .select({ at: readings.at, values: readings.values })
    .from(readings)
    .where(and(eq(readings.deviceId, found.id), gte(readings.at, from), lt(readings.at, new Date(to.getTime() + 1))))
    .orderBy(asc(readings.at))
    .limit(MOST_SAMPLES)
  return rows.flatMap(({ at, values }) => {
    const value: number | null | undefined = values[found.position]
    return value === null || value === undefined ? [] : [{ at, value }]
  })
}

/** Points of fire hosts have no curve, only events: the samples that are not normal. */
async function eventsOfHostPoint(tx: Db, scope: DataScope, { id }: Asked, { from, to }: Period): Promise<Sample[]> {
  const t = fireHostRecords
  const rows = await tx
    .select({ at: t.raisedAt, value: t.value })
    .from(t)
    .where(
      and(
        inScope(t, scope),
        equal(t.fireHostPointId, idOf(id)),
        gte(t.raisedAt, from),
        lt(t.raisedAt, new Date(to.getTime() + 1)),
      ),
    )
    .orderBy(asc(t.raisedAt))
    .limit(MOST_SAMPLES)
  return rows.map(({ at, value }) => ({ at, value: value ?? 1 }))
}
