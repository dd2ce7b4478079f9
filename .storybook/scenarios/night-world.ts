import { type AbnormalRecord, CHANNEL, SENSOR_STATUS } from '@smart-fire/api-client'
import { aBuilding, aFaultRecord, aHydrant, aHydrantSensor, aPlan, aSensor, aWorld, type MockBuilding, type MockSensor, type MockWorld } from '@smart-fire/api-client/mock'
import { MENUS_AT_NIGHT } from './night-menus'

export const TOWER = '12'
export const MALL = '13'
export const HOUSE = '14'

const EVENING_MS = 9.5 * 3_600_000

/** The places that one operator watches at night: a tower, a shopping centre and a block of flats. */
export function aNightWorld(four: number): Partial<MockWorld> {
  const devices = nightDevices(four)
  return {
    ...aWorld(),
    menus: [...MENUS_AT_NIGHT],
    channels: [{ id: CHANNEL.default, name: '无线感烟' }, { id: CHANNEL.hydrant, name: '消防用水' }],
    buildings: nightBuildings(),
    sensors: [...devices, aHydrantSensor({ reportedAt: four })],
    hydrants: [aHydrant()],
    plans: nightBuildings().flatMap(({ id, floors }) => storeys(floors).map((floor) => aPlan({ id: `${id}${floor}`, buildingId: id, floor, url: `/files/mock-floor-${floor}.svg` }))),
    records: [aLeftOver(deviceOn(devices, HOUSE, 5), four)],
    // the page of the story has the date of the scenario
    now: () => Date.now(),
  }
}

/** What the shift before has left: a detector that is dirty since the evening. */
function aLeftOver(device: MockSensor, four: number): AbnormalRecord {
  device.status = SENSOR_STATUS.fault
  return aFaultRecord({ ...placeOf(device), id: '4001', alarmType: '传感器污染', measuringPoint: '迷宫', measuringPointCode: 'DIRT', raisedAt: four - EVENING_MS })
}

/** The fields of a record that tell its device. */
export function placeOf({ id, buildingId, buildingName, floor, position, sensorNumber, equipmentType, channelId }: MockSensor): Partial<AbnormalRecord> {
  return { sensorId: id, buildingId, buildingName, floor, position, sensorNumber, equipmentType, channelId }
}

/** The detector on a floor. */
export function deviceOn(devices: readonly MockSensor[], building: string, on: number): MockSensor {
  const device = devices.find(({ buildingId, floor }) => buildingId === building && floor === on)
  if (device === undefined) throw new Error(`no detector on floor ${on} of building ${building}`)
  return device
}

function nightBuildings(): MockBuilding[] {
  const tower = aBuilding({ id: TOWER, name: '星河大厦', floors: 14, basements: 1 })
  return [
    tower,
    aBuilding({ id: MALL, name: '万象购物中心', address: '星河路6号', floors: 4, basements: 0, detail: { ...tower.detail, coordinates: { longitude: 118.803, latitude: 32.0635 } } }),
    aBuilding({ id: HOUSE, name: '锦绣花园二期', address: '锦绣路21号', floors: 6, basements: 0, detail: { ...tower.detail, coordinates: { longitude: 118.7905, latitude: 32.0572 } } }),
  ]
}

/** One detector on every floor. */
export function nightDevices(reportedAt = 0): MockSensor[] {
  const places: Record<string, string> = { [TOWER]: '东侧走廊', [MALL]: '厨房', [HOUSE]: '楼梯前室' }
  return nightBuildings().flatMap(({ id, name, floors }) => storeys(floors).map((floor) => {
    const number = `${id}${String(floor).padStart(2, '0')}`
    return aSensor({ id: number, sensorNumber: `s${number}`, buildingId: id, buildingName: name, floor, position: `${places[id] ?? ''}${floor}-1`, reportedAt })
  }))
}

function storeys(floors: number): number[] {
  return Array.from({ length: floors }, (_, below) => below + 1)
}
