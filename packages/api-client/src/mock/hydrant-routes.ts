import { SENSOR_STATUS } from '../codes/sensor-status'
import { writeWireDate } from '../decoding/wire-date'
import { ok, page, refuse } from './responses'
import type { MockHydrant, MockSensor } from './builders/estate'
import { enabled } from './estate-routes'
import type { Route, ReceivedCall } from './route'
import { wireSensor, type Wire } from './to-wire'

const FACILITY = '/api/device/deviceHardwareFacilities'
const SENSOR = '/api/device/deviceSensor'

/** Outdoor hydrants and their devices. */
export const hydrantRoutes: readonly Route[] = [
  { call: 'hydrants.detail', method: 'get', path: `${FACILITY}/getStatusById`, required: ['id'], respond: about(state) },
  {
    call: 'hydrants.unit',
    method: 'get',
    path: `${FACILITY}/selectUnitById`,
    required: ['id'],
    respond: about(({ address, unitName, phone }) => ({ address, oName: unitName, oPhone: phone })),
  },
  {
    call: 'hydrants.outlets',
    method: 'get',
    path: `${FACILITY}/getById`,
    required: ['id'],
    respond: about(({ outlets }) =>
      outlets.map(({ name, diameter, type }) => ({ name, outletValue: diameter, outletType: type })),
    ),
  },
  {
    call: 'hydrants.readings',
    method: 'get',
    path: `${SENSOR}/selectByHydrantId`,
    required: ['hydrantId'],
    respond: readings,
  },
  {
    call: 'hydrants.devices',
    method: 'get',
    path: `${SENSOR}/getByHydrantIdGetSensor`,
    required: ['hydrantId'],
    respond: devices,
  },
  {
    call: 'hydrants.sensors',
    method: 'get',
    path: `${SENSOR}/selectByHydrantIdGetSensor`,
    required: ['hydrantId'],
    respond: sensors,
  },
  {
    call: 'hydrants.notEnabled',
    method: 'get',
    path: `${SENSOR}/getNotEnabledSensorListByHydrantId`,
    required: ['hydrantId'],
    respond: notEnabled,
  },
]

function about(describe: (hydrant: MockHydrant, call: ReceivedCall) => unknown) {
  return (call: ReceivedCall) => {
    const hydrant = call.world.hydrants.find(({ id }) => id === call.query.get('id'))
    return hydrant === undefined ? refuse(404, 404, '硬件设施不存在') : ok(describe(hydrant, call))
  }
}

/** Fault when a device is faulty or offline; an alarm alone leaves the hydrant normal (contract device 23.27). */
function state({ id, name, coordinatesText, protectionRadius }: MockHydrant, { world }: ReceivedCall): Wire {
  const isFaulty = world.sensors.some(
    ({ hydrantId, status }) => hydrantId === id && (status === SENSOR_STATUS.fault || status === SENSOR_STATUS.offline),
  )
  return { hydrantName: name, gix: coordinatesText, protectionRadius, status: isFaulty ? SENSOR_STATUS.fault : SENSOR_STATUS.normal }
}

function sensorsOf({ world, query }: ReceivedCall): MockSensor[] {
  return world.sensors.filter(({ hydrantId }) => hydrantId !== null && hydrantId === query.get('hydrantId'))
}

function readings(call: ReceivedCall) {
  const points = enabled(sensorsOf(call)).flatMap(({ points: all }) => all)
  return ok(points.map(({ label, value, unit }) => ({ measuringPoint: label, data: `${value}${unit ?? ''}` })))
}

function devices(call: ReceivedCall) {
  return ok(
    sensorsOf(call).map(({ equipmentType, sensorNumber, reportedAt, status }) => ({
      equipmentType,
      sensorNo: sensorNumber,
      // a device that is not enabled has never reported
      ...(status === SENSOR_STATUS.notEnabled ? {} : { time: writeWireDate(reportedAt) }),
    })),
  )
}

function sensors(call: ReceivedCall) {
  const status = call.query.get('status') ?? '-1'
  const rows = enabled(sensorsOf(call)).filter((sensor) => status === '-1' || sensor.status === status)
  return page(call.request, rows.map(wireSensor))
}

function notEnabled(call: ReceivedCall) {
  const hydrant = call.world.hydrants.find(({ id }) => id === call.query.get('hydrantId'))
  const rows = sensorsOf(call).filter(({ status }) => status === SENSOR_STATUS.notEnabled)
  return page(call.request, rows.map((sensor) => notEnabledRow(sensor, hydrant?.name)))
}

/** Unlike the rows of a building these have no channel name, floor or mark (contract device 2.1). */
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
