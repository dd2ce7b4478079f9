import { and, gte, inArray, isNull, lt, max, or, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../db/database'
import { readings } from '../db/readings'
import { devices, fireHosts } from '../db/schema'
import type { PointBounds } from '../domain/ingestion/raise/believable'
import { pointsOfStates } from '../domain/ingestion/subject/host-subject'
import { hostStatesOf } from '../seed/host-states'
import type { Random } from '../seed/random'
import { calmReading } from './calm-value'
import type { Report } from '../domain/ingestion/report/report'

export const MINUTE_MS = 60_000
/** Each device reports at its own second of the quarter of an hour, as in the seed (seed/conditions `reportOffset`). */
const QUARTER_S = 900
const OFFSET_FACTOR = 127
const MOST_MINUTE_DEVICES = 50
/** One of so many devices is silent for some days and becomes offline after the first. */
const MUTE_ONE_IN = 1500
const MUTE_SPELL_MS = 3 * 86_400_000

/** Whether a device is silent in the present period of three days. */
export function isMute(deviceId: number, now: number): boolean {
  const spell = Math.floor((now + deviceId * 7_919_000) / MUTE_SPELL_MS)
  return (Math.imul(deviceId ^ (spell * 0x9e3779b1), 0x85ebca6b) >>> 0) % MUTE_ONE_IN === 0
}

/** The devices that reported every minute before the server stopped, however long ago that was. */
export async function findMinuteDevices(db: Db): Promise<number[]> {
  const [last] = await db.select({ at: max(devices.reportedAt) }).from(devices)
  if (!last?.at) return []
  const from = new Date(last.at.getTime() - 10 * MINUTE_MS)
  const rows = await db
    .select({ id: readings.deviceId })
    .from(readings)
    .where(and(gte(readings.at, from), lt(readings.at, new Date(last.at.getTime() + 1))))
    .groupBy(readings.deviceId)
    .having(sql`count(*) >= 3`)
    .orderBy(readings.deviceId)
    .limit(MOST_MINUTE_DEVICES)
  return rows.map((row) => row.id)
}

/** The reports of the minute that ends at `end`: normal points only, since an abnormal point was reported when it changed. */
export async function routineReports(
  db: Db,
  end: number,
  minuteDevices: number[],
  points: Map<number, PointBounds[]>,
  random: Random,
): Promise<Report[]> {
  const rows = await db
    .select({ id: devices.id, number: devices.number, typeId: devices.typeId, latest: devices.latest, reportedAt: devices.reportedAt })
    .from(devices)
    .where(and(isNull(devices.deletedAt), inArray(devices.status, ['normal', 'alarm', 'fault']), isDue(end, minuteDevices)))
    .orderBy(devices.id)
  const everyMinute = new Set(minuteDevices)
  return rows.flatMap((device) => {
    if (isMute(device.id, end)) return []
    const at = everyMinute.has(device.id) ? end : end - MINUTE_MS + (offsetOf(device.id) % 60) * 1000
    const reports = (points.get(device.typeId) ?? [])
      .filter((point) => (device.latest[point.code]?.status ?? 'normal') === 'normal')
      .map((point) => calmReading(point, device.latest[point.code], device.reportedAt?.getTime() ?? null, at, random))
    return reports.length > 0 ? [{ source: { deviceNumber: device.number }, at, points: reports }] : []
  })
}

/** Each fire host says every quarter of an hour that it is there, and how it is, since its points report events only. */
export async function signsOfLife(db: Db, end: number): Promise<Report[]> {
  if ((end / MINUTE_MS) % (QUARTER_S / 60) !== 0) return []
  const hosts = await db.select({ id: fireHosts.id, ip: fireHosts.serverIp, port: fireHosts.port }).from(fireHosts).where(and(isNull(fireHosts.deletedAt), isNull(fireHosts.stoppedAt))).orderBy(fireHosts.id)
  return hosts.map(({ id, ...host }) => ({ source: { host }, at: end, points: pointsOfStates(hostStatesOf(id)) }))
}

const offsetOf = (deviceId: number) => (deviceId * OFFSET_FACTOR) % QUARTER_S

function isDue(end: number, minuteDevices: number[]): SQL | undefined {
  const slot = Math.floor((end - MINUTE_MS) / 1000) % QUARTER_S
  const offset = sql`mod(${devices.id} * ${OFFSET_FACTOR}, ${QUARTER_S})`
  const inSlot = and(gte(offset, slot), lt(offset, slot + 60))
  return minuteDevices.length === 0 ? inSlot : or(inArray(devices.id, minuteDevices), inSlot)
}
