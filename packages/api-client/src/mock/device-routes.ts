import { SENSOR_STATUS } from '../codes/sensor-status'
import { readWireDate, writeWireDate } from '../decoding/wire-date'
import { ok, page, bare } from './responses'
import { readingsOf } from './reading-routes'
import type { MockPoint, MockSensor } from './builders/estate'
import { enabled, requestedSensors } from './estate-routes'
import type { Route, ReceivedCall } from './route'
import { wireSensor, type Wire } from './to-wire'

const SENSOR = '/api/device/deviceSensor'
const FIRE_HOST_SENSOR = '/api/device/deviceFireMainSensor'

/** One device, its pop-over, its points, and the places of devices on a plan. */
export const deviceRoutes: readonly Route[] = [
  ...[SENSOR, FIRE_HOST_SENSOR].flatMap(sharedRoutes),
  { call: 'sensors.detail', method: 'get', path: `${SENSOR}/getOutdoor`, required: ['id'], respond: detail },
  {
    call: 'sensors.measuringPoints',
    method: 'get',
    path: `${SENSOR}/getMeasuringPoint`,
    required: ['id'],
    respond: measuringPoints,
  },
  {
    call: 'floorPlans.find',
    method: 'get',
    path: '/api/device/deviceFloorLayout/selectImage',
    required: ['buildingId'],
    respond: plans,
  },
]

function sharedRoutes(controller: string): Route[] {
  return [
    { call: 'sensors.detail', method: 'get', path: `${controller}/get`, required: ['id'], respond: detail },
    {
      call: 'sensors.markerInfo',
      method: 'get',
      path: `${controller}/getSensor`,
      required: ['sensorId'],
      respond: markerInfo,
    },
    { call: 'sensors.typeCounts', method: 'get', path: `${controller}/selectCount`, respond: typeCounts },
    {
      call: 'sensors.notEnabled',
      method: 'get',
      path: `${controller}/getNotEnabledSensorList`,
      required: ['buildingId'],
      respond: notEnabled,
    },
    { call: 'floorPlans.markers', method: 'get', path: `${controller}/getSensorAndFloor`, respond: markers },
  ]
}

export function sensorOf({ world, query }: ReceivedCall, name = 'id'): MockSensor | undefined {
  return world.sensors.find(({ id }) => id === query.get(name))
}

function detail(call: ReceivedCall) {
  const sensor = sensorOf(call)
  if (sensor === undefined) return ok()
  const { equipmentType, ...row } = wireSensor(sensor)
  const hydrant = call.world.hydrants.find(({ id }) => id === sensor.hydrantId)
  return ok({
    ...row,
    status: sensor.status,
    sensor: equipmentType,
    floor: sensor.floor,
    hydrantName: hydrant?.name,
    description: sensor.position,
  })
}

function markerInfo(call: ReceivedCall) {
  const sensor = sensorOf(call, 'sensorId')
  if (sensor === undefined) return ok()
  const { status: statusText, ...row } = wireSensor(sensor)
  const date = writeWireDate(sensor.reportedAt)
  if (sensor.status === SENSOR_STATUS.offline) return ok({ ...row, status: sensor.status, date, time: '1天2小时' })
  if (sensor.fireHostId !== null) return ok({ ...row, status: sensor.status, type: statusText, date })
  return ok({ ...row, date, alrmData: sensor.points.map(liveReading) })
}

const STATE_CODE = { fault: 0, alarm: 1, normal: 2, shielded: 3 } as const
const STATE_TEXT = { fault: '故障', alarm: '报警', normal: '正常', shielded: '屏蔽' } as const

function liveReading({ label, value, unit, state }: MockPoint): Wire {
  const known = state ?? 'normal'
  return { measuringPoint: label, data: `${value}${unit ?? ''}`, status: STATE_CODE[known], type: STATE_TEXT[known] }
}

function measuringPoints(call: ReceivedCall) {
  const points = sensorOf(call)?.points ?? []
  return bare(
    points.map(({ code, label, unit, state, min, max, beyond }, place) => ({
      codeName: code,
      measuringPoint: label,
      dataUnit: unit,
      alarmStatus: STATE_CODE[state ?? 'normal'],
      normalMin: min,
      normalMax: max,
      limitStatus: beyond && STATE_CODE[beyond],
      ...(place === 0 ? broughtReadings(call) : {}),
    })),
  )
}

/** The readings of the first point of a device, where the world has them with the points and the call names a day. */
function broughtReadings(call: ReceivedCall): Wire {
  const [first] = sensorOf(call)?.points ?? []
  const day = readWireDate(call.query.get('readingsOf')?.split(',')[0])
  if (!call.world.readingsWithPoints || first === undefined || day === null) return {}
  return { readings: readingsOf(first, day, day, call.world.now()) }
}

function typeCounts(call: ReceivedCall) {
  const counts = new Map<string, number>()
  for (const { equipmentType, series } of enabled(requestedSensors(call))) {
    const type = equipmentType ?? series ?? ''
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return ok([...counts].map(([type, count]) => ({ type, count, color: '#3B82F6' })))
}

function notEnabled(call: ReceivedCall) {
  const rows = requestedSensors(call).filter(({ status }) => status === SENSOR_STATUS.notEnabled)
  return page(call.request, rows.map(notEnabledRow))
}

function notEnabledRow(sensor: MockSensor): Wire {
  const { status: _status, ...row } = wireSensor(sensor)
  return {
    ...row,
    manufacturer: sensor.manufacturer,
    model: sensor.model,
    floor: sensor.floor,
    positionSign: String(sensor.marked),
  }
}

function markers(call: ReceivedCall) {
  const sensors = enabled(requestedSensors(call)).map(({ id, status, position, marked, mark }) => ({
    id: Number(id),
    status,
    ...(call.world.markersNamed ? { positionDescription: position } : {}),
    ...(marked ? { positionSignX: String(mark.x), positionSignY: String(mark.y) } : {}),
  }))
  return ok({ url: '/files/placeholder.svg', sensor: sensors })
}

function plans({ world, query }: ReceivedCall) {
  const [buildingId, floor] = [query.get('buildingId'), query.get('floor')]
  const found = world.plans.filter(
    (plan) => plan.buildingId === buildingId && (floor === null || String(plan.floor) === floor),
  )
  return ok(
    found.map(({ id, buildingId: buildId, floor: fileFloor, url }) => ({
      id: Number(id),
      buildId,
      fileFloor,
      filePath: url,
      fileName: `${fileFloor}F`,
    })),
  )
}
