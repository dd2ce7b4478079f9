import { CHANNEL } from '../codes/channel'
import { SENSOR_STATUS } from '../codes/sensor-status'
import { wireBuilding } from '../resources/buildings/building-detail.schema'
import { bare, ok, page } from './responses'
import type { MockBuilding, MockSensor } from './builders/estate'
import { floorsInTrouble } from './floors-in-trouble'
import type { Route, ReceivedCall } from './route'
import { wireSensor } from './to-wire'
import type { MockWorld } from './world'

const BUILDING = '/api/device/deviceBuilding'
const SENSOR = '/api/device/deviceSensor'
const FIRE_HOST_SENSOR = '/api/device/deviceFireMainSensor'

/** Buildings, floors and devices. */
export const estateRoutes: readonly Route[] = [
  {
    call: 'buildings.contact',
    method: 'get',
    path: `${BUILDING}/selectByBuildId`,
    required: ['buildId'],
    respond: contact,
  },
  { call: 'estate.buildings.get', method: 'get', path: `${BUILDING}/get`, required: ['id'], respond: building },
  {
    call: 'estate.buildings.networkedUnits',
    method: 'get',
    path: '/api/device/deviceNetworkingUnit/getAll',
    respond: ({ world }) => bare(world.networkedUnits.map(({ id, name }) => ({ id: Number(id), oname: name }))),
  },
  { call: 'floors.list', method: 'get', path: `${BUILDING}/getFloor`, required: ['buildId'], respond: floors },
  ...[SENSOR, FIRE_HOST_SENSOR].flatMap(sharedRoutes),
  {
    call: 'statistics.devices',
    method: 'get',
    path: `${SENSOR}/getAllCount`,
    respond: ({ world }) =>
      ok({
        ...counts(world.sensors.filter(isDevice)),
        offCount: offline(world.sensors.filter(isDevice)),
        offlineCount: offline(world.sensors.filter(isDevice)),
      }),
  },
  {
    call: 'statistics.fireHostPoints',
    method: 'get',
    path: `${FIRE_HOST_SENSOR}/getAllStatusCount`,
    respond: ({ world }) =>
      ok({ ...counts(world.sensors.filter(isPoint)), offlineCount: offline(world.sensors.filter(isPoint)) }),
  },
]

/** The calls that device sensors and fire host points share (contract device 3). */
function sharedRoutes(controller: string): Route[] {
  return [
    {
      call: 'floors.list',
      method: 'get',
      path: `${controller}/getAlrmFloor`,
      required: ['buildId'],
      respond: alarmFloors,
    },
    {
      call: 'sensors.onFloor',
      method: 'get',
      path: `${controller}/selectByFloorGetSensor`,
      required: ['buildingId', 'floor'],
      respond: onFloor,
    },
    { call: 'sensors.unplacedCounts', method: 'get', path: `${controller}/getStatusCount`, respond: unplaced },
    {
      call: 'deviceCounts.ofBuilding',
      method: 'get',
      path: `${controller}/selectStatusCount`,
      respond: (call) => {
        const sensors = enabled(requestedSensors(call))
        return ok({ ...counts(sensors), offlineCount: offline(sensors) })
      },
    },
  ]
}

/** deviceBuilding/get; an unknown building has no data. */
function building({ world, query }: ReceivedCall) {
  const found = world.buildings.find(({ id }) => id === query.get('id'))
  if (found === undefined) return ok()
  const { id, name, address, responsiblePerson, phone, floors: above, basements: undergroundFloors, detail } = found
  const kept = { name, address, contactName: responsiblePerson, contactPhone: phone, floors: above, undergroundFloors }
  return ok({ ...wireBuilding({ ...detail, ...kept, id }), crtUserName: '林晓东', crtTime: '2026-10-12 09:30:00' })
}

function contact({ world, query }: ReceivedCall) {
  const building = requestedBuilding(world, query)
  return ok(
    building === undefined
      ? {}
      : {
          bName: building.name,
          bAddress: building.address,
          safeDutyName: building.responsiblePerson,
          safeDutyPhone: building.phone,
        },
  )
}

function floors({ world, query }: ReceivedCall) {
  const building = requestedBuilding(world, query)
  if (building === undefined) return ok([])
  const above = Array.from({ length: building.floors }, (_, index) => building.floors - index)
  const below = Array.from({ length: building.basements }, (_, index) => -1 - index)
  return ok([...above, ...below].map((floor) => ({ floor })))
}

function alarmFloors(call: ReceivedCall) {
  return ok(floorsInTrouble(requestedSensors(call)))
}

function onFloor(call: ReceivedCall) {
  const status = call.query.get('status') ?? '-1'
  const rows = enabled(requestedSensors(call)).filter((sensor) => status === '-1' || sensor.status === status)
  return page(call.request, rows.map(wireSensor), 10)
}

function unplaced(call: ReceivedCall) {
  const sensors = requestedSensors(call)
  const wholeBuilding = requestedSensors({ ...call, query: without(call.query, 'floor') })
  return ok({
    notEnabledCount: sensors.length - enabled(sensors).length,
    unlabeledCount: sensors.filter(({ marked }) => !marked).length,
    allNotEnabledCount: wholeBuilding.length - enabled(wholeBuilding).length,
  })
}

const isPoint = ({ channelId }: MockSensor) => channelId === CHANNEL.fireHost
const isDevice = (sensor: MockSensor) => !isPoint(sensor)
export const enabled = (sensors: MockSensor[]) => sensors.filter(({ status }) => status !== SENSOR_STATUS.notEnabled)
const offline = (sensors: readonly MockSensor[]) =>
  sensors.filter(({ status }) => status === SENSOR_STATUS.offline).length

/** faultCount includes the offline devices, as on the platform (domain 20). */
function counts(sensors: readonly MockSensor[]) {
  const countOf = (status: string) => sensors.filter((sensor) => sensor.status === status).length
  return {
    callCount: countOf(SENSOR_STATUS.alarm),
    faultCount: countOf(SENSOR_STATUS.fault) + offline(sensors),
    normalCount: countOf(SENSOR_STATUS.normal),
  }
}

export function requestedSensors({ world, query, request }: ReceivedCall): MockSensor[] {
  const points = request.url.includes(FIRE_HOST_SENSOR)
  const buildingId = query.get('buildId') ?? query.get('buildingId')
  const [channelId, floor] = [query.get('channelId'), query.get('floor')]
  return world.sensors.filter(
    (sensor) =>
      isPoint(sensor) === points &&
      (buildingId === null || sensor.buildingId === buildingId) &&
      (channelId === null || sensor.channelId === channelId) &&
      (floor === null || String(sensor.floor) === floor),
  )
}

function requestedBuilding(world: MockWorld, query: URLSearchParams): MockBuilding | undefined {
  return world.buildings.find(({ id }) => id === query.get('buildId'))
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const copy = new URLSearchParams(query)
  copy.delete(name)
  return copy
}
