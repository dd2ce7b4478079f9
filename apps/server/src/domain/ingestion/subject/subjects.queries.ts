import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../../db/database'
import { buildings, deviceSeries, devices, fireHostPoints, fireHosts, hydrants, sensorTypes, type PointState } from '../../../db/schema'
import type { DeviceStatus } from '../../../db/schema/device-states'
import { NORMAL_TYPE, type Assessment, type Watched } from '../assess/assess-report'
import type { FireHostAddress } from '../report/report'
import { isSilent, type SilenceCheck } from '../silence/silence.queries'
import { addressOfSubject, hostNameOf, isAddress } from './host-subject'
import { FIRE_HOST_POINT, fireHostKey, UNKNOWN_SUBJECT, type Subject } from './subject'
import { isUnregistered, unregisteredOfSubject } from './unregistered-device'

/**
 * Subjects by device number, without their places (`readPlaces`): most reports need none, and reading them takes longest. Rows
 * are locked in id order, so that reports of one device wait for each other. Stopped devices are no subjects (`refused-devices`).
 */
export async function lockDevices(tx: Db, numbers: string[], ofTenantId: string | undefined): Promise<Map<string, Subject>> {
  if (numbers.length === 0) return new Map()
  const { id, number, tenantId, typeId, channelId, hydrantId, status, statusAt, reportedAt, clockFaultAt, silentAt, latest } = devices
  const rows = await tx
    .select({ id, number, tenantId, typeId, channelId, hydrantId, status, statusAt, reportedAt, clockFaultAt, silentAt, latest })
    .from(devices)
    .where(and(inArray(devices.number, numbers), isNull(devices.deletedAt), isNull(devices.stoppedAt), ofTenant(devices.tenantId, ofTenantId)))
    .orderBy(asc(devices.id))
    .for('update')
  return new Map(rows.map((row) => [row.number, unplacedSubject(row)]))
}

type UnplacedRow = Pick<
  typeof devices.$inferSelect,
  'id' | 'number' | 'tenantId' | 'typeId' | 'channelId' | 'hydrantId' | 'status' | 'statusAt' | 'reportedAt' | 'clockFaultAt' | 'silentAt' | 'latest'
>

function unplacedSubject({ id, number, tenantId, typeId, channelId, hydrantId, ...row }: UnplacedRow): Subject {
  return {
    ...UNKNOWN_SUBJECT,
    kind: hydrantId === null ? 'general' : 'hydrant',
    id,
    tenantId,
    channelId,
    typeId,
    watched: { ...watched(row, row.latest), silentAt: row.silentAt?.getTime() ?? null },
    hydrantId,
    sensorNumber: number,
  }
}

/** Adds what records and pushes say of devices: building or hydrant, floor, position, and the name of the series. */
export async function readPlaces(tx: Db, subjects: Subject[]): Promise<void> {
  const unplaced = new Map(subjects.filter(({ kind }) => kind !== 'fireHost').map((subject) => [subject.id, subject]))
  if (unplaced.size === 0) return
  for (const row of await selectDevices(tx).where(inArray(devices.id, [...unplaced.keys()]))) {
    const subject = unplaced.get(row.device.id)
    if (subject) Object.assign(subject, deviceSubject(row), { watched: subject.watched })
  }
}

/** Devices that have been silent for longer than their type allows, unless that is known already or they are not enabled. */
export async function lockSilentDevices(tx: Db, check: SilenceCheck, limit: number): Promise<Subject[]> {
  const rows = await selectDevices(tx)
    .where(
      and(
        isNull(devices.deletedAt),
        inArray(devices.status, ['alarm', 'fault', 'normal']),
        isNull(devices.silentAt),
        isSilent(sql`coalesce(${devices.heardAt}, ${devices.reportedAt})`, sql`${sensorTypes.offlineAfterSeconds}`, check),
      ),
    )
    .orderBy(asc(devices.id))
    .limit(limit)
    .for('update', { of: devices })
  return rows.map(deviceSubject)
}

function selectDevices(tx: Db) {
  return tx
    .select({ device: devices, equipmentType: deviceSeries.name, building: buildings, hydrant: hydrants })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .leftJoin(hydrants, eq(hydrants.id, devices.hydrantId))
    .$dynamic()
}

type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number]

function deviceSubject({ device, equipmentType, building, hydrant }: DeviceRow): Subject {
  return {
    ...UNKNOWN_SUBJECT,
    kind: hydrant ? 'hydrant' : 'general',
    id: device.id,
    tenantId: device.tenantId,
    channelId: device.channelId,
    typeId: device.typeId,
    watched: { ...watched(device, device.latest), silentAt: device.silentAt?.getTime() ?? null },
    floor: device.floor,
    position: hydrant ? hydrant.position : device.position,
    buildingId: building?.id ?? null,
    buildingName: building?.name ?? null,
    area: building?.address ?? hydrant?.area ?? null,
    addressDetail: building?.addressDetail ?? null,
    hydrantId: hydrant?.id ?? null,
    hydrantName: hydrant?.name ?? null,
    sensorNumber: device.number,
    equipmentType,
  }
}

/** Subjects by wiring, locked like devices. */
export async function lockFireHostPoints(tx: Db, wires: FireHostAddress[], tenantId: string | undefined): Promise<Map<string, Subject>> {
  if (wires.length === 0) return new Map()
  const rows = await tx
    .select({ point: fireHostPoints, host: fireHosts, building: buildings })
    .from(fireHostPoints)
    .innerJoin(fireHosts, eq(fireHosts.id, fireHostPoints.fireHostId))
    .innerJoin(buildings, eq(buildings.id, fireHostPoints.buildingId))
    .where(and(isNull(fireHostPoints.deletedAt), isNull(fireHosts.deletedAt), isNull(fireHosts.stoppedAt), ofTenant(fireHostPoints.tenantId, tenantId), or(...wires.map(isWire))))
    .orderBy(asc(fireHostPoints.id))
    .for('update', { of: fireHostPoints })
  return new Map(
    rows.map(({ point, host, building }) => [
      fireHostKey({ ip: host.serverIp, port: host.port, loop: point.loop, address: point.address }),
      {
        ...UNKNOWN_SUBJECT,
        kind: 'fireHost',
        id: point.id,
        tenantId: point.tenantId,
        channelId: point.channelId,
        watched: watched(point, latestOfPoint({ ...point, latestAt: point.latestAt?.getTime() ?? null })),
        floor: point.floor,
        position: point.position,
        buildingId: building.id,
        buildingName: building.name,
        area: building.address,
        addressDetail: building.addressDetail,
        fireHostId: host.id,
        hostName: hostNameOf({ name: host.name, ip: host.serverIp, port: host.port }),
        loop: point.loop,
        address: point.address,
        series: point.series,
      },
    ]),
  )
}

/** Undefined, which is no condition, for the simulator: it reports for the devices of all tenants. */
function ofTenant(column: PgColumn, tenantId: string | undefined): SQL | undefined {
  return tenantId === undefined ? undefined : eq(column, tenantId)
}

function isWire({ ip, port, loop, address }: FireHostAddress) {
  return and(
    eq(fireHosts.serverIp, ip),
    eq(fireHosts.port, port),
    eq(fireHostPoints.loop, loop),
    eq(fireHostPoints.address, address),
  )
}

/** A fire host point, or an address without one, has one measuring point, whose last state is stored in its row (`latestAt`: epoch ms). */
export function latestOfPoint({ status, latestType, latestAt }: { status: DeviceStatus; latestType: string | null; latestAt: number | null }): Record<string, PointState> {
  if (status !== 'alarm' && status !== 'fault' && status !== 'normal') return {}
  return { [FIRE_HOST_POINT]: { value: status === 'normal' ? 0 : 1, status, type: latestType ?? NORMAL_TYPE, ...(latestAt === null ? {} : { at: latestAt }) } }
}

function watched(
  row: Pick<typeof devices.$inferSelect, 'status' | 'statusAt' | 'reportedAt' | 'clockFaultAt'>,
  latest: Record<string, PointState>,
): Watched {
  return {
    silentAt: null,
    status: row.status,
    statusAt: row.statusAt?.getTime() ?? null,
    reportedAt: row.reportedAt?.getTime() ?? null,
    clockFaultAt: row.clockFaultAt?.getTime() ?? null,
    latest,
  }
}

export type NewState = Pick<Assessment, 'status' | 'statusAt' | 'reportedAt' | 'clockFaultAt' | 'silentAt' | 'latest'> & {
  /** arrival of the report; null for a state that no report has made */
  heardAt: number | null
}

/** Writes the new states of subjects, one statement per table. */
export async function saveStates(tx: Db, states: Array<{ subject: Subject; state: NewState }>): Promise<void> {
  const rows = states.map(({ subject, state }) => ({
    ...rowOf(subject),
    status: state.status,
    status_at: isoOrNull(state.statusAt),
    reported_at: isoOrNull(state.reportedAt),
    clock_fault_at: isoOrNull(state.clockFaultAt),
    heard_at: isoOrNull(state.heardAt),
    silent_at: isoOrNull(state.silentAt),
    latest: state.latest,
    latest_type: typeOf(state.latest[FIRE_HOST_POINT]),
    latest_at: isoOrNull(state.latest[FIRE_HOST_POINT]?.at ?? null),
  }))
  const ofDevices = rows.filter(({ table }) => table === 'devices')
  if (ofDevices.length > 0) {
    await tx.execute(sql`
      update devices d set status = s.status, status_at = s.status_at, reported_at = s.reported_at, latest = s.latest,
        clock_fault_at = s.clock_fault_at, heard_at = coalesce(s.heard_at, d.heard_at), silent_at = s.silent_at
      from jsonb_to_recordset(${JSON.stringify(ofDevices)}::jsonb)
        as s(id bigint, status text, status_at timestamptz, reported_at timestamptz, clock_fault_at timestamptz,
          heard_at timestamptz, silent_at timestamptz, latest jsonb)
      where d.id = s.id`)
  }
  const ofUnregistered = rows.filter(({ table }) => table === 'unregistered_devices')
  if (ofUnregistered.length > 0) {
    await tx.execute(sql`
      update unregistered_devices d set status = s.status, status_at = s.status_at, reported_at = s.reported_at, latest = s.latest, clock_fault_at = s.clock_fault_at
      from jsonb_to_recordset(${JSON.stringify(ofUnregistered)}::jsonb)
        as s(id bigint, status text, status_at timestamptz, reported_at timestamptz, latest jsonb, clock_fault_at timestamptz)
      where d.id = s.id`)
  }
  for (const table of ['fire_host_points', 'unmatched_addresses'] as const) {
    const own = rows.filter((row) => row.table === table)
    if (own.length === 0) continue
    await tx.execute(sql`
      update ${sql.identifier(table)} p set status = s.status, status_at = s.status_at, reported_at = s.reported_at, latest_type = s.latest_type,
        clock_fault_at = s.clock_fault_at, latest_at = s.latest_at
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
        as s(id bigint, status text, status_at timestamptz, reported_at timestamptz, clock_fault_at timestamptz,
          latest_at timestamptz, latest_type text)
      where p.id = s.id`)
  }
}

/** The row that keeps the state of a subject. */
function rowOf(subject: Subject) {
  if (isAddress(subject)) return { table: 'unmatched_addresses', id: addressOfSubject(subject.id) } as const
  if (isUnregistered(subject)) return { table: 'unregistered_devices', id: unregisteredOfSubject(subject.id) } as const
  return { table: subject.kind === 'fireHost' ? 'fire_host_points' : 'devices', id: subject.id } as const
}

/** The name by which the state of a point of a fire host is stored. Gateways call the normal one in many ways; it has one name here, because lists and the return of a silent host know it by that. */
function typeOf(state: PointState | undefined): string | null {
  return state?.status === 'normal' ? NORMAL_TYPE : (state?.type ?? null)
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
