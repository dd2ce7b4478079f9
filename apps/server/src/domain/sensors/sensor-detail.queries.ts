import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, deviceSeries, devices, hydrants, measuringPoints, sensorTypePoints, sensorTypes, type PointState } from '../../db/schema'
import { withoutNulls } from '../../http/responses'
import { wireTime, type Period } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { samplesAt } from '../readings/realtime.queries'
import { timeOfDay, wireSample } from '../readings/wire-sample'
import { durationText } from '../watched/duration-text'
import type { PlaceFilter } from '../watched/place-filter'
import { atPlace } from '../watched/place.queries'
import { POINT_STATUS, SHIELDED_POINT, WIRE_STATUS } from '../watched/wire-status'

const POINT_KINDS = { fire: '火警测点', monitoring: '监测测点' } as const

async function findDevice(tx: Db, scope: DataScope, id: number) {
  const [found] = await tx
    .select({ device: devices, series: deviceSeries.name, building: buildings, hydrant: hydrants })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .leftJoin(hydrants, eq(hydrants.id, devices.hydrantId))
    .where(and(inScope(devices, scope), isNull(devices.deletedAt), equal(devices.id, id)))
  return found
}

/** The points of a type in the order of the samples. */
function pointsOf(tx: Db, typeId: number) {
  return tx
    .select({
      id: measuringPoints.id,
      position: sensorTypePoints.position,
      code: measuringPoints.code,
      name: measuringPoints.name,
      unit: measuringPoints.unit,
      kind: measuringPoints.kind,
      normalMin: measuringPoints.normalMin,
      normalMax: measuringPoints.normalMax,
      outOfBounds: measuringPoints.outOfBounds,
    })
    .from(sensorTypePoints)
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .where(eq(sensorTypePoints.typeId, typeId))
    .orderBy(asc(sensorTypePoints.position))
}

/** A value with its unit; a dash for a value that cannot be read (domain 25). */
const valueText = ({ value }: PointState, unit: string): string => (value === null ? '–' : `${value}${unit}`)

/** deviceSensor/get; undefined (no data) for an unknown id. */
export async function deviceHead(tx: Db, scope: DataScope, id: number) {
  const found = await findDevice(tx, scope, id)
  if (!found) return undefined
  const { device, series, building } = found
  return {
    status: WIRE_STATUS[device.status].code,
    clockFault: device.clockFaultAt !== null,
    sensor: series,
    sensorNo: device.number,
    bName: building?.name ?? null,
    floor: device.floor,
    description: device.position,
  }
}

/** deviceSensor/getOutdoor. */
export async function outdoorHead(tx: Db, scope: DataScope, id: number) {
  const found = await findDevice(tx, scope, id)
  if (!found) return undefined
  const { device, series, hydrant } = found
  return {
    status: WIRE_STATUS[device.status].code,
    clockFault: device.clockFaultAt !== null,
    sensor: series,
    sensorNo: device.number,
    hydrantName: hydrant?.name ?? null,
  }
}

/** getSensor, the pop-over of a marker (contract device §2.3): a status only while offline. */
export async function deviceNow(tx: Db, scope: DataScope, id: number, now: number) {
  const found = await findDevice(tx, scope, id)
  if (!found) return undefined
  const { device, series } = found
  const head = { equipmentType: series, sensorNo: device.number, positionDescription: device.position }
  if (device.status === 'offline') {
    const since = device.statusAt ?? device.reportedAt
    return withoutNulls({
      ...head,
      status: WIRE_STATUS.offline.code,
      date: wireTime(since),
      time: since && durationText(now - since.getTime()),
    })
  }
  const points = await pointsOf(tx, device.typeId)
  const alrmData = points.flatMap(({ code, name, unit }) => {
    const state = device.latest[code]
    if (!state) return []
    const color = WIRE_STATUS[state.status === 'shielded' ? 'normal' : state.status].color
    return [
      {
        measuringPoint: name,
        data: valueText(state, unit),
        status: POINT_STATUS[state.status],
        type: state.type,
        color,
      },
    ]
  })
  return withoutNulls({ ...head, date: wireTime(device.reportedAt), alrmData })
}

/**
 * getMeasuringPoint: the points with their current state; normal without a reported state and for an offline device. The bounds
 * of the normal range, what a value beyond them counts as, and the readings of the first point, which a panel draws first,
 * are ours (ADR 3).
 */
export async function devicePoints(tx: Db, scope: DataScope, id: number, readingsOf?: Period) {
  const found = await findDevice(tx, scope, id)
  if (!found) return []
  const { device } = found
  const points = await pointsOf(tx, device.typeId)
  const [first] = points
  const samples = first && readingsOf && (await samplesAt(tx, { id, position: first.position }, readingsOf))
  return points.map(({ id: pointId, code, name, unit, kind, normalMin, normalMax, outOfBounds, position }) => {
    const state = device.status === 'offline' ? undefined : device.latest[code]
    const alarmStatus = state?.status === 'shielded' ? SHIELDED_POINT : POINT_STATUS[state?.status ?? 'normal']
    return {
      id: pointId,
      measuringPoint: name,
      codeName: code,
      dataUnit: unit,
      alarmStatus,
      typeName: POINT_KINDS[kind],
      normalMin,
      normalMax,
      limitStatus: outOfBounds && POINT_STATUS[outOfBounds],
      ...(samples && position === first.position ? { readings: samples.map((sample) => wireSample(sample, timeOfDay)) } : {}),
    }
  })
}

/** selectByHydrantId: the latest values of the sensors of a hydrant that are online. */
export async function hydrantValues(tx: Db, scope: DataScope, hydrantId: number, place: PlaceFilter) {
  const rows = await tx
    .select({ status: devices.status, latest: devices.latest, typeId: devices.typeId })
    .from(devices)
    .where(and(atPlace(devices, scope, place), isNotNull(devices.hydrantId), equal(devices.hydrantId, hydrantId)))
    .orderBy(asc(devices.id))
  const online = rows.filter(({ status }) => status !== 'offline' && status !== 'notEnabled')
  const values = []
  for (const { latest, typeId } of online) {
    for (const { code, name, unit } of await pointsOf(tx, typeId)) {
      const state = latest[code]
      if (state) values.push({ measuringPoint: name, data: valueText(state, unit) })
    }
  }
  return values
}

/** getByHydrantIdGetSensor: the pop-over of a hydrant's marker. */
export async function hydrantSensors(tx: Db, scope: DataScope, hydrantId: number, place: PlaceFilter) {
  const rows = await tx
    .select({ equipmentType: deviceSeries.name, sensorNo: devices.number, time: devices.reportedAt })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .where(and(atPlace(devices, scope, place), isNotNull(devices.hydrantId), equal(devices.hydrantId, hydrantId)))
    .orderBy(asc(devices.id))
  return rows.map((row) => withoutNulls({ ...row, time: wireTime(row.time) }))
}
