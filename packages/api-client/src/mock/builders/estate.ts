import { CHANNEL } from '../../codes/channel'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import type { BuildingContact } from '../../resources/buildings/building.schema'
import { OWNERSHIP, type BuildingInput } from '../../resources/buildings/building-detail.schema'
import type { DeviceCounts } from '../../resources/device-counts/device-counts.schema'
import type { Floor } from '../../resources/floors/floor.schema'
import type { Instant } from '../../instant'
import type { HydrantOutlet } from '../../resources/hydrants/hydrant.schema'
import type { MeasuringPoint } from '../../resources/sensors/measuring-point.schema'
import type { SensorRow, UnplacedCounts } from '../../resources/sensors/sensor.schema'
import { MOCK_NOW } from './records'
import { markIn } from '../plan-rooms'

/** A building of the mock world, from which the responses about it are computed. */
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
  /** further fields of `estate.buildings.get` */
  detail: Omit<BuildingInput, 'name' | 'address' | 'contactName' | 'contactPhone' | 'floors' | 'undergroundFloors'>
}

/** A device of the mock world: its row and its place. */
export interface MockSensor extends SensorRow {
  buildingId: string | null
  floor: number | null
  /** whether it is marked on the floor plan */
  marked: boolean
  /** its place on the plan, in pixels of the picture */
  mark: { x: number; y: number }
  hydrantId: string | null
  manufacturer: string
  model: string
  reportedAt: Instant
  points: MockPoint[]
}

/** A measuring point with its latest value. */
export interface MockPoint extends Omit<MeasuringPoint, 'readings'> {
  value: number
}

/** A hydrant of the mock world. */
export interface MockHydrant {
  id: string
  name: string
  /** `lng,lat` as it is stored: the platform does not check it */
  coordinatesText: string | null
  protectionRadius: number | null
  address: string
  unitName: string
  phone: string
  outlets: HydrantOutlet[]
}

/** The picture of a floor. */
export interface MockPlan {
  id: string
  buildingId: string
  floor: number
  url: string
}

/** A building of six floors and a basement, with all fields of the detail view. */
export function aBuilding(overrides: Partial<MockBuilding> = {}): MockBuilding {
  return {
    id: '12',
    name: '星河大厦',
    address: '滨江路88号',
    responsiblePerson: '林晓东',
    phone: '13800001234',
    floors: 6,
    basements: 1,
    detail: aBuildingDetail(),
    ...overrides,
  }
}

/** An office building of 2018 whose control room is on 1F. */
function aBuildingDetail(): MockBuilding['detail'] {
  return {
    addressDetail: '滨江路与星河路交叉口东北角',
    networkedUnitId: '3',
    regionCode: '320102',
    streetCode: '001',
    road: '滨江路',
    houseNumber: '88号',
    block: 'A座',
    coordinates: { longitude: 118.796877, latitude: 32.060255 },
    completedAt: Date.UTC(2018, 5, 17, 16),
    height: 45.5,
    area: 12_600.5,
    footprintArea: 2_100,
    standardFloorArea: 1_800,
    floorArea: 10_800,
    undergroundArea: 1_800.5,
    category: '高层公共建筑',
    structure: '钢筋混凝土结构',
    fireResistance: '一级',
    fireHazard: '丁类',
    inUse: true,
    useType: '办公',
    useKind: '写字楼',
    ownership: OWNERSHIP.soleOwnerManyUsers,
    maxOccupants: 1_200,
    hasControlRoom: true,
    controlRoomPlace: '1F 东侧大厅旁',
    hasAutomaticFireProtection: true,
    facilitiesQualified: true,
    facilities: '火灾自动报警系统、自动喷水灭火系统、室内消火栓系统、防排烟系统',
    refugeFloors: 0,
    refugeArea: 0,
    lifts: 4,
    liftPlace: '核心筒',
    nearbyBuildings: '东：星河公寓；西：滨江公园；南：地铁站；北：停车场',
    geography: '临江，北侧为消防车登高操作场地',
  }
}

/** A normal wireless smoke detector on 3F. */
export function aSensor(overrides: Partial<MockSensor> = {}): MockSensor {
  return {
    ...aSensorRow(),
    buildingId: '12',
    floor: 3,
    marked: true,
    mark: markIn(overrides.position ?? aSensorRow().position),
    hydrantId: null,
    manufacturer: '安澜电子',
    model: 'AL-100',
    reportedAt: MOCK_NOW,
    points: [aPoint()],
    ...overrides,
  }
}

/** A measuring point of a device. */
export function aPoint(overrides: Partial<MockPoint> = {}): MockPoint {
  const { min = null, max = 1 } = overrides
  return { code: 'SMOKE', label: '烟雾浓度', unit: '%obs/m', state: 'normal', value: 0.2, min, max, hasMin: min !== null, hasMax: max !== null, beyond: 'alarm', ...overrides }
}

/** A water pressure meter on the hydrant 31. */
export function aHydrantSensor(overrides: Partial<MockSensor> = {}): MockSensor {
  return aSensor({
    id: '701',
    sensorNumber: 'h00000017',
    equipmentType: '消火栓水压监测仪',
    channelId: CHANNEL.hydrant,
    channelName: '消防用水',
    position: '北门外绿化带',
    buildingId: null,
    buildingName: null,
    floor: null,
    hydrantId: '31',
    points: [aPoint({ code: 'PRESSURE', label: '水压', unit: 'MPa', value: 0.32, min: 0.1, max: 0.8, beyond: 'fault' })],
    ...overrides,
  })
}

/** An outdoor hydrant with place, unit and outlets. */
export function aHydrant(overrides: Partial<MockHydrant> = {}): MockHydrant {
  return {
    id: '31',
    name: '北门1号消火栓',
    coordinatesText: '118.796877,32.060255',
    protectionRadius: 150,
    address: '滨江路88号北门',
    unitName: '星河物业',
    phone: '025-88001234',
    outlets: [
      { name: '第一出水口', diameter: 100, type: '内扣式' },
      { name: '第二出水口', diameter: 65, type: '内扣式' },
    ],
    ...overrides,
  }
}

/** A floor plan of 3F; at its address the mock serves a drawn picture of 800 × 440 pixels. */
export function aPlan(overrides: Partial<MockPlan> = {}): MockPlan {
  return { id: '61', buildingId: '12', floor: 3, url: '/files/mock-floor-3.svg', ...overrides }
}

/** A point of a fire host on 3F. */
export function aFireHostPoint(overrides: Partial<MockSensor> = {}): MockSensor {
  return aSensor({
    id: '9001',
    sensorNumber: null,
    equipmentType: null,
    points: [],
    channelId: CHANNEL.fireHost,
    channelName: '消防主机',
    fireHostId: '5',
    loop: '02',
    address: '017',
    series: '点型光电感烟',
    ...overrides,
  })
}

/** A row of the list mode. */
export function aSensorRow(overrides: Partial<SensorRow> = {}): SensorRow {
  return {
    id: '501',
    status: SENSOR_STATUS.normal,
    clockFault: null,
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

/** A floor without alarm or fault, unless overridden. */
export function aFloor(overrides: Partial<Floor> = {}): Floor {
  return { floor: 3, status: null, ...overrides }
}

/** The person to call about a building. */
export function aContact(overrides: Partial<BuildingContact> = {}): BuildingContact {
  return { name: '星河大厦', address: '滨江路88号', responsiblePerson: '林晓东', phone: '13800001234', ...overrides }
}

/** Devices by status, the offline ones counted separately. */
export function deviceCounts(overrides: Partial<DeviceCounts> = {}): DeviceCounts {
  return { alarm: 2, fault: 5, offline: 3, normal: 210, ...overrides }
}

/** Devices that the plan does not show. */
export function unplacedCounts(overrides: Partial<UnplacedCounts> = {}): UnplacedCounts {
  return { notEnabled: 2, unlabelled: 1, allNotEnabled: 6, ...overrides }
}
