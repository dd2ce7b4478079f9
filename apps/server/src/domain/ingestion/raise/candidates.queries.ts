import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, type SQL } from 'drizzle-orm'

import { likePattern } from '../../../db/conditions'
import type { Db } from '../../../db/database'
import {
  buildings,
  devices,
  fireHostPoints,
  fireHosts,
  measuringPoints,
  sensorTypePoints,
  type DeviceStatus,
  type PointState,
} from '../../../db/schema'
import type { FireHostAddress } from '../report/report'
import type { PointBounds } from './believable'

/** Which devices: absent = any. */
export interface CandidateFilter {
  tenantId?: string | undefined
  buildingId?: number | undefined
  /** part of its name */
  building?: string | undefined
  deviceNumber?: string | undefined
  statuses: DeviceStatus[]
}

export interface DeviceCandidate {
  id: number
  number: string
  typeId: number
  tenantId: string
  channelId: number
  status: DeviceStatus
  latest: Record<string, PointState>
  building: string | null
  floor: number | null
}

export interface HostPointCandidate {
  id: number
  wire: FireHostAddress
  tenantId: string
  status: DeviceStatus
  series: string
  building: string
  floor: number | null
}

const MOST = 20_000

/** Devices in buildings or at hydrants, those that changed last first. */
export function findDevices(db: Db, filter: CandidateFilter, at: 'building' | 'hydrant'): Promise<DeviceCandidate[]> {
  return db
    .select({
      id: devices.id,
      number: devices.number,
      typeId: devices.typeId,
      tenantId: devices.tenantId,
      channelId: devices.channelId,
      status: devices.status,
      latest: devices.latest,
      building: buildings.name,
      floor: devices.floor,
    })
    .from(devices)
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .where(
      and(
        isNull(devices.deletedAt),
        inArray(devices.status, filter.statuses),
        at === 'hydrant' ? isNotNull(devices.hydrantId) : isNull(devices.hydrantId),
        given(filter.tenantId, (tenantId) => eq(devices.tenantId, tenantId)),
        given(filter.deviceNumber, (number) => eq(devices.number, number)),
        ...buildingConditions(filter),
      ),
    )
    .orderBy(desc(devices.statusAt), asc(devices.id))
    .limit(MOST)
}

export async function findHostPoints(db: Db, filter: CandidateFilter): Promise<HostPointCandidate[]> {
  const rows = await db
    .select({ point: fireHostPoints, host: fireHosts, building: buildings.name })
    .from(fireHostPoints)
    .innerJoin(fireHosts, eq(fireHosts.id, fireHostPoints.fireHostId))
    .innerJoin(buildings, eq(buildings.id, fireHostPoints.buildingId))
    .where(
      and(
        isNull(fireHostPoints.deletedAt),
        isNull(fireHosts.deletedAt),
        inArray(fireHostPoints.status, filter.statuses),
        given(filter.tenantId, (tenantId) => eq(fireHostPoints.tenantId, tenantId)),
        ...buildingConditions(filter),
      ),
    )
    .orderBy(desc(fireHostPoints.statusAt), asc(fireHostPoints.id))
    .limit(MOST)
  return rows.map(({ point, host, building }) => ({
    id: point.id,
    wire: { ip: host.serverIp, port: host.port, loop: point.loop, address: point.address },
    tenantId: point.tenantId,
    status: point.status,
    series: point.series,
    building,
    floor: point.floor,
  }))
}

function buildingConditions({ buildingId, building }: CandidateFilter) {
  return [
    given(buildingId, (id) => eq(buildings.id, id)),
    given(building, (name) => like(buildings.name, likePattern(name))),
  ]
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined {
  return value === undefined ? undefined : condition(value)
}

/** The tenants with their numbers of devices: events are spread in this proportion. */
export async function countDevicesByTenant(db: Db): Promise<Array<readonly [string, number]>> {
  const rows = await db
    .select({ tenantId: devices.tenantId, installed: count() })
    .from(devices)
    .where(isNull(devices.deletedAt))
    .groupBy(devices.tenantId)
    .orderBy(asc(devices.tenantId))
  return rows.map((row) => [row.tenantId, row.installed] as const)
}

/** The points of every device type, in the order of its samples. */
export async function readTypePoints(db: Db): Promise<Map<number, PointBounds[]>> {
  const rows = await db
    .select({ typeId: sensorTypePoints.typeId, point: measuringPoints })
    .from(sensorTypePoints)
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .orderBy(asc(sensorTypePoints.typeId), asc(sensorTypePoints.position))
  const points = new Map<number, PointBounds[]>()
  for (const { typeId, point } of rows) points.set(typeId, [...(points.get(typeId) ?? []), point])
  return points
}
