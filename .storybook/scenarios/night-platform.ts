import { CHANNEL, RECORD_CATEGORY, SENSOR_STATUS, VERDICT, type SensorStatus } from '@smart-fire/api-client'
import type { MockBackend, MockBuilding, MockSensor } from '@smart-fire/api-client/mock'
import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw'

const DISTRICT = { code: '320102', name: '玄武区' }

/**
 * What the console asks for besides the calls of the dialogs, from the same world: the places of the overview and the buildings of
 * real-time monitoring. Every other call gets what our server says of a call that it does not know.
 */
export function nightPlatform({ world, alarms }: MockBackend): HttpHandler[] {
  const online = (respond: HttpResponseResolver): HttpResponseResolver => (call) => (alarms.reachable ? respond(call) : HttpResponse.error())
  const ok = (data: unknown) => HttpResponse.json({ status: 200, data })
  const devicesIn = (building: MockBuilding) => world.sensors.filter(({ buildingId }) => buildingId === building.id)
  return [
    http.get('*/api/device/live/places', online(() => ok(world.buildings.map((building) => ({ ...placeOf(building, devicesIn(building)), ...openIn(world.records, building.id), realFires: realFiresOf(devicesIn(building), world.records), kind: 'building', name: building.name, channelId: Number(CHANNEL.default) }))))),
    http.get('*/api/device/deviceSensor/getAllBuildingList', online(() => ok({ total: world.buildings.length, rows: world.buildings.map((building) => ({ ...placeOf(building, devicesIn(building)), bName: building.name, bAddress: building.address, alarmFloors: floorsOf(devicesIn(building)) })) }))),
    http.get('*/api/device/deviceBuilding/select', online(() => ok([{ ...DISTRICT, childList: world.buildings.map(({ id, name }) => ({ id: Number(id), name, status: SENSOR_STATUS.normal })) }]))),
    http.all('*/api/*', online(() => HttpResponse.json({ status: 404, message: '接口不存在' }, { status: 404 }))),
  ]
}

function placeOf({ id, floors, basements, detail: { coordinates } }: MockBuilding, devices: readonly MockSensor[]) {
  const countOf = (status: string) => devices.filter((device) => device.status === status).length
  const offline = countOf(SENSOR_STATUS.offline)
  return {
    id: Number(id), upFloor: floors, underFloor: basements, ...(coordinates && { gis: `${coordinates.longitude},${coordinates.latitude}` }),
    callCount: countOf(SENSOR_STATUS.alarm), faultCount: countOf(SENSOR_STATUS.fault) + offline, offlineCount: offline, normalCount: countOf(SENSOR_STATUS.normal), notEnabledCount: countOf(SENSOR_STATUS.notEnabled),
  }
}

function openIn(records: MockBackend['world']['records'], buildingId: string) {
  const open = records.filter((record) => !record.handled && record.buildingId === buildingId)
  const openFires = open.filter(({ category }) => category === RECORD_CATEGORY.fire).length
  return { openFires, openFaults: open.length - openFires }
}

/** How many devices are in alarm whose latest fire was judged a real fire. */
function realFiresOf(devices: readonly MockSensor[], records: MockBackend['world']['records']) {
  const latestOf = (id: string) => records.filter(({ sensorId, category }) => sensorId === id && category === RECORD_CATEGORY.fire).sort((one, other) => (other.raisedAt ?? 0) - (one.raisedAt ?? 0))[0]
  return devices.filter(({ id, status }) => status === SENSOR_STATUS.alarm && latestOf(id)?.verdict === VERDICT.realFire).length
}

/** The floors that are not calm, the highest first; each has one device. */
function floorsOf(devices: readonly MockSensor[]) {
  const troubled = devices.flatMap(({ floor, status }) => (status === SENSOR_STATUS.normal || status === SENSOR_STATUS.notEnabled ? [] : [troubleOf(floor, status)]))
  return troubled.sort((one, other) => (other.floor ?? 0) - (one.floor ?? 0))
}

function troubleOf(floor: number | null, status: SensorStatus | null) {
  return { floor, status: status === SENSOR_STATUS.alarm ? status : SENSOR_STATUS.fault, offlineOnly: status === SENSOR_STATUS.offline }
}
