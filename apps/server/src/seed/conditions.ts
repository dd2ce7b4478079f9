import type { PointState } from '../db/schema/device-states'
import { detectsFire } from '../domain/ingestion/raise/believable'
import { FIRE_HOST_POINT } from '../domain/ingestion/subject/subject'

import { pointSpec, type PointSpec } from './catalogue/measuring-points'
import { TYPE_SPECS, type TypeSpec } from './catalogue/sensor-types'
import type { TenantSize } from './city-size'
import type { DeviceRow, FireHostPointRow } from './devices'
import type { Random } from './random'

/** The present alarm, fault or offline state of a device or of a point of a fire host; each has an open record. */
export interface Trouble {
  subject: { kind: 'device'; row: DeviceRow } | { kind: 'fireHostPoint'; row: FireHostPointRow }
  status: 'alarm' | 'fault' | 'offline'
  pointCode: string
  pointName: string
  unit: string
  type: string
  value: number | null
  since: Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const OFFLINE_AFTER_MS = 24 * HOUR
const QUARTER_S = 900
const NOT_ENABLED_SHARE = 0.02

export const FIRE_HOST_TROUBLES = {
  alarm: ['火警'],
  fault: ['设备故障', '丢失', '模块负载开路', '模块负载短路'],
} as const

/** Seconds after the quarter of an hour at which a device reports, so that devices do not report all at once. */
export const reportOffset = (id: number): number => (id * 127) % QUARTER_S

/** The last regular report at or before an instant. */
export function lastReport(id: number, before: number, everySeconds: number): Date {
  const offset = everySeconds === QUARTER_S ? reportOffset(id) : 0
  const step = everySeconds * 1000
  return new Date(Math.floor((before - offset * 1000) / step) * step + offset * 1000)
}

export const typeById = (id: number): TypeSpec => {
  const type = TYPE_SPECS.find((spec) => spec.id === id)
  if (!type) throw new Error(`no sensor type ${id} in the catalogue`)
  return type
}

/** Points of a type that can have such a trouble. */
export function troublePoints(type: TypeSpec, status: 'alarm' | 'fault'): PointSpec[] {
  return type.points.map(pointSpec).filter((point) => point.outOfBounds === status)
}

/** A value beyond the bounds of a point, and what it is called. */
export function outOfBounds(point: PointSpec, random: Random): { value: number; type: string } {
  const low = point.lowType !== undefined && (point.highType === undefined || random.chance(0.6))
  const round = (value: number) => Math.round(value * 10 ** point.decimals) / 10 ** point.decimals
  if (low) return { value: round((point.normalMin ?? 0) * random.between(0.55, 0.95)), type: point.lowType ?? '' }
  const max = point.normalMax ?? 0
  return { value: max === 0 ? 1 : round(max * random.between(1.05, 1.7)), type: point.highType ?? '' }
}

/** Sets the status of every device and picks the few abnormal ones. Rows are completed in place. */
export function troubleOf(
  devices: DeviceRow[],
  points: FireHostPointRow[],
  size: TenantSize,
  now: number,
  random: Random,
): Trouble[] {
  for (const row of devices) calm(row, now, random)
  for (const row of points) calmPoint(row, now, random)
  const deck = random.shuffle(devices.filter((row) => row.status === 'normal'))
  const hostDeck = random.shuffle(points.filter((row) => row.status === 'normal'))
  const take = (fits: (row: DeviceRow) => boolean): DeviceRow | undefined =>
    deck.splice(Math.max(0, deck.findIndex(fits)), 1)[0]

  const takeDetector = (): FireHostPointRow | undefined => {
    const at = hostDeck.findLastIndex(({ series }) => detectsFire(series))
    return at < 0 ? undefined : hostDeck.splice(at, 1)[0]
  }

  const alarms = times(size.alarms, (n) => {
    const since = now - (n === 0 ? 4 * MINUTE : random.int(9, 170) * MINUTE) - random.int(0, 59) * 1000
    if (n % 3 === 1) return pointTrouble(takeDetector(), 'alarm', since, random)
    return deviceTrouble(
      take((row) => row.buildingId !== null && hasFire(row, n % 3 === 0)),
      'alarm',
      since,
      now,
      random,
    )
  })
  const faults = times(size.faults, (n) => {
    const since = now - random.int(20 * 60, 46 * 3600) * 1000
    if (n % 4 === 3) return pointTrouble(hostDeck.pop(), 'fault', since, random)
    const atHydrant = n % 4 === 2
    return deviceTrouble(
      take((row) => (row.hydrantId !== null) === atHydrant && troublePoints(typeById(row.typeId), 'fault').length > 0),
      'fault',
      since,
      now,
      random,
    )
  })
  const offline = times(size.offline, () =>
    offlineTrouble(
      take(() => true),
      now - random.int(30 * 60, 12 * 86_400) * 1000,
    ),
  )
  return [...alarms, ...faults, ...offline]
}

/** Smoke detectors first: operators expect most fires there. */
function hasFire(row: DeviceRow, smoke: boolean): boolean {
  const type = typeById(row.typeId)
  return smoke ? type.points.includes('YG') : troublePoints(type, 'alarm').length > 0
}

function calm(row: DeviceRow, now: number, random: Random): void {
  if (random.chance(NOT_ENABLED_SHARE)) {
    Object.assign(row, { status: 'notEnabled', statusAt: null, reportedAt: null, silentAt: null, latest: {} })
    return
  }
  const states = typeById(row.typeId).points.map((code) => [code, calmState(pointSpec(code), random)] as const)
  Object.assign(row, {
    status: 'normal',
    statusAt: new Date(now - random.int(60, 50_000) * MINUTE),
    reportedAt: lastReport(row.id, now, QUARTER_S),
    silentAt: null,
    latest: Object.fromEntries(states),
  })
}

function calmState(point: PointSpec, random: Random): PointState {
  const value = point.base + point.noise * random.between(-1, 1)
  return { value: Math.round(value * 10 ** point.decimals) / 10 ** point.decimals, status: 'normal', type: '正常' }
}

function calmPoint(row: FireHostPointRow, now: number, random: Random): void {
  const notEnabled = random.chance(NOT_ENABLED_SHARE)
  const since = new Date(now - random.int(60, 80_000) * MINUTE)
  Object.assign(
    row,
    notEnabled
      ? { status: 'notEnabled', statusAt: null, reportedAt: null, latestType: null }
      : { status: 'normal', statusAt: since, reportedAt: since, latestType: '正常' },
  )
}

function deviceTrouble(
  row: DeviceRow | undefined,
  status: 'alarm' | 'fault',
  since: number,
  now: number,
  random: Random,
): Trouble[] {
  if (!row) return []
  const [first] = random.shuffle(troublePoints(typeById(row.typeId), status))
  if (!first) return []
  const point = troublePoints(typeById(row.typeId), status).find((candidate) => candidate.code === 'YG') ?? first
  const { value, type } = outOfBounds(point, random)
  const at = new Date(since)
  const reportedAt = lastReport(row.id, now, QUARTER_S)
  Object.assign(row, {
    status,
    statusAt: at,
    reportedAt: reportedAt > at ? reportedAt : at,
    latest: { ...row.latest, [point.code]: { value, status, type, at: since } satisfies PointState },
  })
  return [
    {
      subject: { kind: 'device', row },
      status,
      pointCode: point.code,
      pointName: point.name,
      unit: point.unit,
      type,
      value,
      since: at,
    },
  ]
}

function pointTrouble(
  row: FireHostPointRow | undefined,
  status: 'alarm' | 'fault',
  since: number,
  random: Random,
): Trouble[] {
  if (!row) return []
  const type = random.pick<string>(FIRE_HOST_TROUBLES[status])
  const at = new Date(since)
  Object.assign(row, { status, statusAt: at, reportedAt: at, latestType: type })
  return [
    {
      subject: { kind: 'fireHostPoint', row },
      status,
      pointCode: FIRE_HOST_POINT,
      pointName: '消防主机',
      unit: '',
      type,
      value: 1,
      since: at,
    },
  ]
}

function offlineTrouble(row: DeviceRow | undefined, since: number): Trouble[] {
  if (!row) return []
  const at = new Date(since)
  Object.assign(row, {
    status: 'offline',
    statusAt: at,
    reportedAt: lastReport(row.id, since - OFFLINE_AFTER_MS, QUARTER_S),
    silentAt: at,
  })
  return [
    {
      subject: { kind: 'device', row },
      status: 'offline',
      pointCode: 'OFFLINE',
      pointName: '离线',
      unit: '',
      type: '离线',
      value: null,
      since: at,
    },
  ]
}

const times = <T>(count: number, make: (n: number) => T[]): T[] =>
  Array.from({ length: count }, (_, n) => make(n)).flat()
