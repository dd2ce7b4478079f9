import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'

import { insertForIds, insertRows } from '../db/bulk-insert'
import type { Db } from '../db/database'
import { cameras, devices, generalRecords, measuringPoints, recognitions, recordPictures, storedFiles } from '../db/schema'
import { VIDEO_CHANNEL_ID } from '../domain/cameras/sighting'
import { demoStill } from '../domain/cameras/demo-stills'
import { sceneOf } from '../domain/cameras/stream-address'
import { OFFLINE_POINT } from '../domain/ingestion/assess/assess-report'
import { POINT_OF_KIND } from '../domain/recognitions/kinds'
import type { Random } from './random'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
const DAY_MS = DAY_MINUTES * MINUTE_MS
const UTC8_MS = 480 * MINUTE_MS
const DAYS = 28
/** the share of cameras that have seen something in these days */
const SIGHTINGS = 0.6
const WEIGHTS = { smoke: 5, flame: 2, blocked: 4, leave: 3 } as const
/** Most of what a camera takes for smoke is none. */
const VERDICTS = [['0', 80], ['2', 15], ['1', 5]] as const
const LEAST_CERTAIN = 60
const MOST_CERTAIN = 98

/**
 * What the cameras of the demo city have seen in the last weeks, all of it judged, the smoke and flames with their pictures; and that some are
 * offline now. Resolves with the numbers of records and of open ones.
 * @param persons who may have judged, by tenant
 */
export async function insertCameraRecords(tx: Db, persons: ReadonlyMap<string, readonly string[]>, now: number, random: Random): Promise<{ records: number; open: number }> {
  const watching: Camera[] = await tx
    .select({ id: cameras.id, tenantId: cameras.tenantId, deviceId: devices.id, sensorNumber: devices.number, address: cameras.address, status: devices.status, since: devices.statusAt, buildingId: cameras.buildingId, buildingName: sql<string | null>`(select name from buildings b where b.id = ${cameras.buildingId})`, floor: cameras.floor, position: cameras.position })
    .from(cameras).innerJoin(devices, eq(devices.id, cameras.deviceId)).orderBy(cameras.id)
  const names = new Map((await tx.select({ code: measuringPoints.code, name: measuringPoints.name }).from(measuringPoints)).map(({ code, name }) => [code, name]))

  const recognised = await tx.select({ cameraId: recognitions.cameraId, kind: recognitions.kind, startsAt: recognitions.startsAt, endsAt: recognitions.endsAt }).from(recognitions).orderBy(recognitions.id)

  const records = watching.flatMap((camera) => [
    ...silenceOf(camera),
    ...sightingsOf(camera, recognised.filter(({ cameraId }) => cameraId === camera.id), { names, persons: persons.get(camera.tenantId) ?? [] }, now, random),
  ])
    .sort((one, other) => one.record.raisedAt.getTime() - other.record.raisedAt.getTime())
  const ids = await insertForIds(tx, generalRecords, records.map(({ record }) => record))
  const pictures = records.flatMap(({ record, still }, at) => (still ? [{ record, still, id: ids[at] ?? 0, key: `${randomBytes(16).toString('hex')}.png` }] : []))
  for (const { record, still, key } of pictures) await tx.insert(storedFiles).values({ key, tenantId: record.tenantId, contentType: 'image/png', width: 640, height: 360, content: still, createdAt: record.raisedAt })
  await insertRows(tx, recordPictures, pictures.map(({ record, id, key }) => ({ recordId: id, tenantId: record.tenantId, fileKey: key, takenAt: record.raisedAt })))
  return { records: records.length, open: records.filter(({ record }) => record.handled !== true).length }
}

interface Camera {
  id: number
  tenantId: string
  deviceId: number
  sensorNumber: string
  address: string | null
  status: string
  since: Date | null
  buildingId: number | null
  buildingName: string | null
  floor: number | null
  position: string | null
}

interface Seen {
  record: typeof generalRecords.$inferInsert
  still: Uint8Array | null
}

const placeOf = ({ tenantId, deviceId, sensorNumber, buildingId, buildingName, floor, position }: Camera) =>
  ({ tenantId, deviceId, sensorNumber, buildingId, buildingName, floor, position, channelId: VIDEO_CHANNEL_ID, level: '一级' })

/** A camera that is offline has an open record of it, as every device has. */
function silenceOf(camera: Camera): Seen[] {
  if (camera.status !== 'offline' || camera.since === null) return []
  return [{ record: { ...placeOf(camera), category: '0', pointCode: OFFLINE_POINT, pointName: '离线', alarmType: '离线', value: null, unit: '', raisedAt: camera.since, receivedAt: camera.since, lastReportedAt: camera.since }, still: null }]
}

type Recognised = Pick<typeof recognitions.$inferSelect, 'kind' | 'startsAt' | 'endsAt'>

/** What one of the recognitions of the camera has seen, if any, within the hours of the recognition. */
function sightingsOf(camera: Camera, recognised: readonly Recognised[], { names, persons }: { names: ReadonlyMap<string, string>; persons: readonly string[] }, now: number, random: Random): Seen[] {
  if (recognised.length === 0 || persons.length === 0 || !random.chance(SIGHTINGS)) return []
  const { kind, startsAt, endsAt } = random.weighted(recognised.map((one) => [one, WEIGHTS[one.kind]] as const))
  const code = POINT_OF_KIND[kind]
  const person = random.pick(persons)
  const raisedAt = withinHours(now - random.between(1, DAYS) * DAY_MS, startsAt ?? 0, endsAt ?? DAY_MINUTES)
  const judgedAt = new Date(raisedAt.getTime() + random.int(1, 12) * MINUTE_MS)
  const restoredAt = new Date(judgedAt.getTime() + random.int(1, 20) * MINUTE_MS)
  const judged = { handled: true, handlePerson: person, handledAt: judgedAt, restoredAt, confirmPerson: person, confirmedAt: judgedAt }
  const seen = { ...placeOf(camera), ...judged, pointCode: code, pointName: names.get(code) ?? code, alarmType: names.get(code) ?? code, value: random.int(LEAST_CERTAIN, MOST_CERTAIN), unit: '%', raisedAt, receivedAt: raisedAt, lastReportedAt: raisedAt }
  if (kind === 'blocked' || kind === 'leave') return [{ record: { ...seen, category: '0', verdict: '0' }, still: null }]
  return [{ record: { ...seen, category: '1', verdict: random.weighted(VERDICTS) }, still: camera.address === null ? null : demoStill(sceneOf(camera.address), kind) }]
}

/** The instant moved into these minutes of its day in UTC+8, in proportion: the whole day leaves it where it is. */
function withinHours(at: number, startsAt: number, endsAt: number): Date {
  const midnight = Math.floor((at + UTC8_MS) / DAY_MS) * DAY_MS - UTC8_MS
  return new Date(midnight + startsAt * MINUTE_MS + ((at - midnight) * (endsAt - startsAt)) / DAY_MINUTES)
}
