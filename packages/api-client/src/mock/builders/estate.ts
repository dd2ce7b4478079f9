import { CHANNEL } from '../../codes/channel'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import type { BuildingContact } from '../../resources/buildings/building'
import type { DeviceCounts } from '../../resources/device-counts/device-counts'
import type { Floor } from '../../resources/floors/floor'
import type { SensorRow, UnplacedCounts } from '../../resources/sensors/sensor-row'

/** A building of the mock world: what the calls about it are computed from. */
export interface MockBuilding {
  id: string
  name: string
  address: string
  responsiblePerson: string
  phone: string
  /** floors above ground, 1…n */
  floors: number
  /** floors below ground, −1…−n */
  basements: number
}

/** A device of the mock world: its row and where it stands. */
export interface MockSensor extends SensorRow {
  buildingId: string | null
  floor: number | null
  /** whether it is marked on the floor plan */
  marked: boolean
}

export function aBuilding(overrides: Partial<MockBuilding> = {}): MockBuilding {
  return {
    id: '12',
    name: '星河大厦',
    address: '滨江路88号',
    responsiblePerson: '林晓东',
    phone: '13800001234',
    floors: 6,
    basements: 1,
    ...overrides,
  }
}

/** A normal wireless smoke detector on 3F. */
export function aSensor(overrides: Partial<MockSensor> = {}): MockSensor {
  return { ...aSensorRow(), buildingId: '12', floor: 3, marked: true, ...overrides }
}

/** A point of a fire host on 3F. */
export function aFireHostPoint(overrides: Partial<MockSensor> = {}): MockSensor {
  return aSensor({
    id: '9001',
    sensorNumber: null,
    equipmentType: null,
    channelId: CHANNEL.fireHost,
    channelName: '消防主机',
    fireHostId: '5',
    loop: '02',
    address: '017',
    series: '点型光电感烟',
    ...overrides,
  })
}

export function aSensorRow(overrides: Partial<SensorRow> = {}): SensorRow {
  return {
    id: '501',
    status: SENSOR_STATUS.normal,
    position: '东侧走廊3-2',
    sensorNumber: 'a1b2c3d4',
    equipmentType: '无线感烟探测器',
    channelId: CHANNEL.default,
    channelName: '无线感烟',
    buildingName: '星河大厦',
    fireHostId: null,
    loop: null,
    address: null,
    series: null,
    ...overrides,
  }
}

export function aFloor(overrides: Partial<Floor> = {}): Floor {
  return { floor: 3, status: null, ...overrides }
}

export function aContact(overrides: Partial<BuildingContact> = {}): BuildingContact {
  return { name: '星河大厦', address: '滨江路88号', responsiblePerson: '林晓东', phone: '13800001234', ...overrides }
}

export function deviceCounts(overrides: Partial<DeviceCounts> = {}): DeviceCounts {
  return { alarm: 2, fault: 5, offline: 3, normal: 210, ...overrides }
}

export function unplacedCounts(overrides: Partial<UnplacedCounts> = {}): UnplacedCounts {
  return { notEnabled: 2, unlabelled: 1, allNotEnabled: 6, ...overrides }
}
