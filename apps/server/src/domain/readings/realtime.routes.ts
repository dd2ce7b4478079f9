import { Hono, type Context } from 'hono'
import { object, optional, safeParse, string, union, number } from 'valibot'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { bare } from '../../http/envelope'
import { tenantRead } from '../../http/unit-of-work'
import { parseDateStrs, type Period } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { eventsOfHostPoint, samplesOfDevice, type SeriesRequest, type Sample } from './realtime.queries'
import { day, type Label, timeOfDay, wireSample } from './wire-sample'

const text = optional(union([string(), number()]), '')
const bodySchema = object({ mac: text, sensorType: text, id: text, startTime: text, endTime: text })

/** `/api/device/turingBusiness`: series as bare arrays; the response to a blank value is empty, that to an error is [] (contract device §9). */
export function realtimeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      '/querySensorRealTime',
      sendSeries(['mac', 'sensorType', 'startTime', 'endTime'], timeOfDay, samplesOfDevice),
    )
    .post('/querySensorRealTimeDay', sendSeries(['mac', 'sensorType', 'startTime', 'endTime'], day, samplesOfDevice))
    .post('/queryMainSensorRealTime', sendSeries(['id', 'startTime', 'endTime'], timeOfDay, eventsOfHostPoint))
}

type Find = (tx: Db, scope: DataScope, request: SeriesRequest, period: Period) => Promise<Sample[]>

function sendSeries(needed: readonly (keyof SeriesRequest)[], label: Label, find: Find) {
  return async (c: Context<AppEnv>) => {
    const request = await readBody(c)
    if (!request) return bare(c, [])
    if (needed.some((name) => request[name] === '')) return c.body('')
    const period = parseDateStrs(`${request.startTime},${request.endTime}`)
    if (!period) return bare(c, [])
    const samples = await tenantRead(c, (tx, scope) => find(tx, scope, request, period))
    return bare(
      c,
      samples.map((sample) => wireSample(sample, label)),
    )
  }
}

async function readBody(c: Context<AppEnv>): Promise<SeriesRequest | null> {
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
