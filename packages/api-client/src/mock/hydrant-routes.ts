import { SENSOR_STATUS } from '../codes/sensor-status'
import { writeWireDate } from '../decoding/wire-date'
import { ok, page, refuse } from './answers'
import type { MockHydrant, MockSensor } from './builders/estate'
import { enabled } from './estate-routes'
import type { Route, Visit } from './route'
import { wireSensor, type Wire } from './to-wire'

const FACILITY = '/api/device/deviceHardwareFacilities'
const SENSOR = '/api/device/deviceSensor'

/** Outdoor hydrants and their devices. */
export const hydrantRoutes: readonly Route[] = [
  { call: 'hydrants.detail', method: 'get', path: `${FACILITY}/getStatusById`, required: ['id'], answer: about(state) },
  {
    call: 'hydrants.unit',
    method: 'get',
    path: `${FACILITY}/selectUnitById`,
    required: ['id'],
    answer: about(({ address, unitName, phone }) => ({ address, oName: unitName, oPhone: phone })),
  },
  {
    call: 'hydrants.outlets',
    method: 'get',
    path: `${FACILITY}/getById`,
    required: ['id'],
    answer: about(({ outlets }) =>
      outlets.map(({ name, diameter, type }) => ({ name, outletValue: diameter, outletType: type })),
    ),
  },
  {
    call: 'hydrants.readings',
    method: 'get',
    path: `${SENSOR}/selectByHydrantId`,
    required: ['hydrantId'],
    answer: readings,
  },
  {
    call: 'hydrants.devices',
    method: 'get',
    path: `${SENSOR}/getByHydrantIdGetSensor`,
    required: ['hydrantId'],
    answer: devices,
  },
  {
    call: 'hydrants.sensors',
    method: 'get',
    path: `${SENSOR}/selectByHydrantIdGetSensor`,
    required: ['hydrantId'],
    answer: sensors,
  },
  {
    call: 'hydrants.notEnabled',
    method: 'get',
    path: `${SENSOR}/getNotEnabledSensorListByHydrantId`,
    required: ['hydrantId'],
    answer: notEnabled,
  },
]

function about(tell: (hydrant: MockHydrant, visit: Visit) => unknown) {
  return (visit: Visit) => {
    const hydrant = visit.world.hydrants.find(({ id }) => id === visit.query.get('id'))
    return hydrant === undefined ? refuse(500, 500, '硬件设施不存在') : ok(tell(hydrant, visit))
  }
}

/** 0 when a device is faulty or offline; an alarm alone leaves it normal (contract device 23.27). */
function state({ id, name, coordinatesText, protectionRadius }: MockHydrant, { world }: Visit): Wire {
  const bad = world.sensors.some(
    ({ hydrantId, status }) => hydrantId === id && (status === SENSOR_STATUS.fault || status === SENSOR_STATUS.offline),
  )
  return { hydrantName: name, gix: coordinatesText, protectionRadius, status: bad ? SENSOR_STATUS.fault : SENSOR_STATUS.normal }
}

function sensorsOf({ world, query }: Visit): MockSensor[] {
  return world.sensors.filter(({ hydrantId }) => hydrantId !== null && hydrantId === query.get('hydrantId'))
}

function readings(visit: Visit) {
  const points = enabled(sensorsOf(visit)).flatMap(({ points: all }) => all)
  return ok(points.map(({ label, value, unit }) => ({ measuringPoint: label, data: `${value}${unit ?? ''}` })))
}

function devices(visit: Visit) {
  return ok(
    sensorsOf(visit).map(({ equipmentType, sensorNumber, reportedAt, status }) => ({
      equipmentType,
      sensorNo: sensorNumber,
      // whoever is not enabled has never reported
      ...(status === SENSOR_STATUS.notEnabled ? {} : { time: writeWireDate(reportedAt) }),
    })),
  )
}

function sensors(visit: Visit) {
  const status = visit.query.get('status') ?? '-1'
  const rows = enabled(sensorsOf(visit)).filter((sensor) => status === '-1' || sensor.status === status)
  return page(visit.request, rows.map(wireSensor))
}

function notEnabled(visit: Visit) {
  const hydrant = visit.world.hydrants.find(({ id }) => id === visit.query.get('hydrantId'))
  const rows = sensorsOf(visit).filter(({ status }) => status === SENSOR_STATUS.notEnabled)
  return page(visit.request, rows.map((sensor) => notEnabledRow(sensor, hydrant?.name)))
}

/** Unlike a building's, these rows name no channel, floor or mark (contract device 2.1). */
function notEnabledRow(sensor: MockSensor, hydrantName: string | undefined): Wire {
  const { id, sensorNumber, equipmentType, model, manufacturer, channelId, position } = sensor
  return {
    id: Number(id),
    sensorNo: sensorNumber,
    equipmentType,
    model,
    manufacturer,
    channelId: Number(channelId),
    hydrantName,
    positionDescription: position,
  }
}
