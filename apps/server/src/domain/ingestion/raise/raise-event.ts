import type { RecordKind } from '@smart-fire/api-client/wire'

import type { Database, Db } from '../../../db/database'
import type { Random } from '../../../seed/random'
import { demoPictureOf } from '../../cameras/demo-picture.queries'
import { sightingOfFire, VIDEO_CHANNEL_ID } from '../../cameras/sighting'
import { abnormalReading, detectsFire, FIRE_POINTS, normalReading, type PointBounds } from './believable'
import {
  countDevicesByTenant,
  findDevices,
  findHostPoints,
  readTypePoints,
  type CandidateFilter,
  type DeviceCandidate,
  type HostPointCandidate,
} from './candidates.queries'
import type { Report } from '../report/report'
import type { EventRequest } from '../report/report.schema'
import { FIRE_HOST_POINT } from '../subject/subject'

/** A report that a gateway could have sent, with its device. */
export interface ChosenEvent {
  kind: RecordKind
  report: Report
  device: { id: number; name: string; building: string | null; floor: number | null; tenantId: string }
}

/**
 * Picks a suitable device for an event on demand; null when there is none. A request that names no place gets a device of
 * the largest tenant. Cameras see a share of the fires when `camerasSee` says so; otherwise only a fire that names a camera.
 */
export async function chooseEvent(database: Database, request: EventRequest, at: number, random: Random, { camerasSee = false } = {}): Promise<ChosenEvent | null> {
  const { db } = database
  const filter: CandidateFilter = {
    ...request,
    tenantId: request.tenantId ?? (namesPlace(request) ? undefined : await largestTenant(db)),
    statuses: request.event === 'restore' ? ['alarm', 'fault'] : ['normal'],
  }
  const points = await readTypePoints(db)
  for (const kind of kindsOf(request, random)) {
    const chosen =
      kind === 'fireHost'
        ? chooseHostPoint(await findHostPoints(db, filter), request.event, at, random)
        : (request.event === 'fire' && kind === 'general' && (await seenByCamera(db, await findDevices(db, filter, 'building'), camerasSee, at, random)))
          || chooseDevice(await findDevices(db, filter, kind === 'hydrant' ? 'hydrant' : 'building'), kind, request.event, points, at, random)
    if (chosen) return chosen
  }
  return null
}

function namesPlace({ deviceNumber, buildingId, building }: EventRequest): boolean {
  return [deviceNumber, buildingId, building].some((named) => named !== undefined)
}

async function largestTenant(db: Db): Promise<string | undefined> {
  const sites = await countDevicesByTenant(db)
  return sites.sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** Kinds in the order to try. Hydrants have no fires. */
function kindsOf({ kind, event, deviceNumber }: EventRequest, random: Random): RecordKind[] {
  if (kind) return [kind]
  if (deviceNumber) return ['general', 'hydrant']
  if (event === 'fire') return random.chance(0.75) ? ['general', 'fireHost'] : ['fireHost', 'general']
  return event === 'fault' ? random.shuffle(['general', 'hydrant', 'fireHost'] as const) : ['general', 'fireHost', 'hydrant']
}

function chooseDevice(
  candidates: DeviceCandidate[],
  kind: RecordKind,
  event: EventRequest['event'],
  points: Map<number, PointBounds[]>,
  at: number,
  random: Random,
): ChosenEvent | null {
  const pointsOf = (device: DeviceCandidate) => points.get(device.typeId) ?? []
  if (event === 'restore') {
    const device = candidates.find((one) => one.status === 'alarm') ?? candidates[0]
    return device ? { kind, report: calmReport(device, pointsOf(device), at, random), device: named(device) } : null
  }
  const fits = candidates.filter((device) => pointsOf(device).some((point) => canSuffer(point, event, kind)))
  if (fits.length === 0) return null
  const device = random.pick(fits)
  const point = random.pick(pointsOf(device).filter((one) => canSuffer(one, event, kind)))
  return { kind, report: abnormalReport(device, pointsOf(device), point, at, random), device: named(device) }
}

/** A fire that a camera sees before any detector, with its picture: a share of the fires, and every fire whose only candidates are cameras. */
async function seenByCamera(db: Db, candidates: readonly DeviceCandidate[], camerasSee: boolean, at: number, random: Random): Promise<ChosenEvent | null> {
  const cameras = candidates.filter(({ channelId }) => channelId === VIDEO_CHANNEL_ID)
  if (cameras.length === 0 || (cameras.length < candidates.length && !(camerasSee && random.chance(SEEN_SHARE)))) return null
  const camera = random.pick(cameras)
  const point = sightingOfFire(random)
  const picture = await demoPictureOf(db, camera.id, point.code)
  return { kind: 'general', report: { source: { deviceNumber: camera.number }, at, points: [point], ...(picture ? { picture } : {}) }, device: named(camera) }
}

const SEEN_SHARE = 0.1

/** On a hydrant everything counts as a fault (contract device §14.1), so any of its points will do. */
function canSuffer(point: PointBounds, event: 'fire' | 'fault', kind: RecordKind): boolean {
  if (kind === 'hydrant') return point.outOfBounds !== null
  return event === 'fire' ? point.outOfBounds === 'alarm' && FIRE_POINTS.has(point.code) : point.outOfBounds === 'fault'
}

const named = ({ id, number, building, floor, tenantId }: DeviceCandidate) => ({ id, name: number, building, floor, tenantId })

/** A full sample in which one point is out of its bounds and the others are as before. */
export function abnormalReport(device: DeviceCandidate, points: PointBounds[], point: PointBounds, at: number, random: Random): Report {
  const others = points.filter((other) => other.code !== point.code).map((other) => normalReading(other, device.latest[other.code], random))
  const abnormal = abnormalReading(point, random)
  return { source: { deviceNumber: device.number }, at, points: abnormal ? [abnormal, ...others] : others }
}

/** A full sample of a normal device. */
export function calmReport(device: Pick<DeviceCandidate, 'number' | 'latest'>, points: PointBounds[], at: number, random: Random): Report {
  return { source: { deviceNumber: device.number }, at, points: points.map((point) => normalReading(point, device.latest[point.code], random)) }
}

const HOST_EVENTS = { fire: { status: 1, type: '火警' }, fault: { status: 0, type: '故障' }, restore: { status: 2, type: null } } as const

function chooseHostPoint(candidates: HostPointCandidate[], event: EventRequest['event'], at: number, random: Random): ChosenEvent | null {
  const fits = event === 'fire' ? candidates.filter(({ series }) => detectsFire(series)) : candidates
  const point = event === 'restore' ? fits[0] : fits.length > 0 ? random.pick(fits) : undefined
  return point ? hostEvent(point, event, at) : null
}

export function hostEvent(point: HostPointCandidate, event: EventRequest['event'], at: number): ChosenEvent {
  const { ip, port, loop, address } = point.wire
  return {
    kind: 'fireHost',
    report: { source: { fireHost: point.wire }, at, points: [{ code: FIRE_HOST_POINT, value: null, ...HOST_EVENTS[event] }] },
    device: { id: point.id, name: `${ip}:${port} ${loop}-${address}`, building: point.building, floor: point.floor, tenantId: point.tenantId },
  }
}
