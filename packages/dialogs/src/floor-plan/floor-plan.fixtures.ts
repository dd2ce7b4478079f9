import {
  CHANNEL,
  type Floor,
  type MarkerInfo,
  type PlaceRecord,
  RECORD_CATEGORY,
  SENSOR_STATUS,
  type SensorRow,
} from '@smart-fire/api-client'
import { aContact, aFloor, aSensorRow, deviceCounts, MOCK_NOW, unplacedCounts } from '@smart-fire/api-client/mock'
import type { SnapshotFrom } from 'xstate'
import { NOTHING_OUTDATED } from '../regions/outdated'
import { NO_RECORDS } from '../shared/records/alarm-records'
import { markerInfoOf } from '../testing/marker-info.fixtures'
import type { floorPlanMachine } from './floor-plan.machine'
import type { BuildingSystems, FloorData, FloorPlanContext, UnplacedDevice, UnplacedDevices } from './floor-plan.types'

type Value = SnapshotFrom<typeof floorPlanMachine>['value']

/** Everything is loaded and fresh, except for what a story is about. */
export function aPlanState(changes: Partial<Value> = {}): Value {
  return {
    dialog: 'open',
    floors: { ready: 'fresh' },
    systems: { ready: 'fresh' },
    device: 'none',
    building: { ready: 'fresh' },
    permission: 'allowed',
    mode: 'list',
    panel: { open: 'floorInfo' },
    floorData: { ready: 'fresh' },
    wholeData: { ready: 'fresh' },
    records: { ready: 'fresh' },
    overlay: 'none',
    link: 'live',
    ...changes,
  }
}

const FLOORS_ABOVE = 18
const BASEMENTS = 2

export function someFloors(): Floor[] {
  const numbers = Array.from({ length: FLOORS_ABOVE + BASEMENTS + 1 }, (_, at) => FLOORS_ABOVE - at)
  return numbers
    .filter((floor) => floor !== 0)
    .map((floor) => aFloor({ floor, status: floor === 3 ? 'alarm' : floor === 11 || floor === -1 ? 'fault' : null }))
}

/** The channels of the tenant; no other one has a fire in this building. */
export function someSystems(changes: Partial<BuildingSystems> = {}): BuildingSystems {
  return {
    channels: [
      { id: CHANNEL.default, name: '无线感烟' },
      { id: '2', name: '电气火灾' },
      { id: CHANNEL.fireHost, name: '消防主机' },
    ],
    fires: [],
    dropped: 0,
    ...changes,
  }
}

/** Two fires of the fire hosts and one of electrical fire monitoring. */
export const firesOfOthers = () =>
  someSystems({
    fires: [
      { channelId: CHANNEL.fireHost, floors: [17, 2] },
      { channelId: '2', floors: [9] },
    ],
  })

const STATUSES = [SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline, SENSOR_STATUS.normal] as const
const PLACES = ['东侧走廊3-2', '西侧走廊3-1', '301室', '302室', '配电室', '消防电梯前室', '茶水间', '会议室A', '会议室B', '楼梯间']

export function someDevices(): SensorRow[] {
  return PLACES.map((position, at) =>
    aSensorRow({ id: `${500 + at}`, position, sensorNumber: `a1b2c3d${at}`, status: STATUSES[at] ?? SENSOR_STATUS.normal }),
  )
}

export function someFireHostPoints(): SensorRow[] {
  return PLACES.map((position, at) =>
    aSensorRow({
      id: `${900 + at}`,
      position,
      status: STATUSES[at] ?? SENSOR_STATUS.normal,
      sensorNumber: null,
      equipmentType: null,
      channelId: CHANNEL.fireHost,
      channelName: '消防主机',
      fireHostId: '5',
      loop: '02',
      address: `0${17 + at}`,
      series: '点型光电感烟',
    }),
  )
}

export function aFloorData(changes: Partial<FloorData> = {}): FloorData {
  return {
    counts: deviceCounts({ alarm: 1, fault: 1, offline: 1, normal: 41 }),
    unplaced: unplacedCounts({ unlabelled: 2 }),
    types: {
      rows: [
        { type: '无线感烟探测器', count: 32, color: '#3B82F6' },
        { type: '无线感温探测器', count: 8, color: '#F59E0B' },
        { type: '手动报警按钮', count: 4, color: '#14B8A6' },
      ],
      dropped: 0,
    },
    ...changes,
  }
}

const ALARM_TYPES = ['烟雾报警', '离线', '电量过低', '温度过高'] as const

/** Ten alarm records of the floor; the newest is a fire. */
export function someRecords(): PlaceRecord[] {
  return PLACES.map((position, at) => ({
    key: `record-${at}`,
    category: at === 0 ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault,
    sensorId: null,
    equipmentType: '无线感烟探测器',
    series: null,
    sensorNumber: `a1b2c3d${at}`,
    position,
    measuringPoint: at % 4 === 1 ? null : '烟雾浓度',
    alarmType: ALARM_TYPES[at % 4] ?? null,
    value: at % 4 === 1 ? null : 1.2,
    unit: '%obs/m',
    raisedAt: MOCK_NOW - at * RECORD_EVERY_MS,
  }))
}

const RECORD_EVERY_MS = 3_780_000

/** Image mode with a picture; two devices have no place on it. */
export function aPictureContext(changes: Partial<FloorPlanContext> = {}): FloorPlanContext {
  return aPlanContext({
    plan: { id: '61', url: PICTURE, fileName: '3F', floor: 3 },
    candidates: 1,
    markers: PLACES.map((name, at) => ({
      id: `${500 + at}`,
      name,
      status: STATUSES[at] ?? SENSOR_STATUS.normal,
      x: at < PLACES.length - 2 ? 110 + (at % 4) * 180 : null,
      y: at < PLACES.length - 2 ? (at < 4 ? 110 : 330) : null,
      color: null,
    })),
    ...changes,
  })
}

/** Eight rooms on a corridor, as a data URL: a state story makes no request. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="440" viewBox="0 0 800 440"><path fill="#fff" d="M0 0h800v440H0z"/><path fill="none" stroke="#475569" stroke-width="6" d="M40 40h720v360H40zM40 190h720M40 250h720M220 40v150M400 40v150M580 40v150M220 250v150M400 250v150M580 250v150"/></svg>`,
)}`

export function aMarkerInfo(changes: Partial<MarkerInfo> = {}): MarkerInfo {
  return markerInfoOf({
    equipmentType: '无线感烟探测器',
    sensorNumber: 'a1b2c3d0',
    readings: [
      { measuringPoint: '烟雾浓度', data: '1.2%obs/m', type: '报警', status: SENSOR_STATUS.alarm, color: null },
      { measuringPoint: '电池电压', data: '3.1V', type: '正常', status: SENSOR_STATUS.normal, color: null },
    ],
    ...changes,
  })
}

export function aPlanContext(changes: Partial<FloorPlanContext> = {}): FloorPlanContext {
  return {
    buildingId: '12',
    channelId: CHANNEL.default,
    floor: 3,
    isFloorGuessed: false,
    floors: someFloors(),
    droppedFloors: 0,
    systems: someSystems(),
    contact: aContact(),
    wholeData: { counts: deviceCounts(), unplaced: unplacedCounts() },
    floorData: aFloorData(),
    records: someRecords(),
    recordsTotal: 23,
    recordPages: 1,
    droppedRecords: { newest: 0, older: 0 },
    plan: null,
    candidates: 0,
    markers: [],
    droppedMarkers: 0,
    markerId: null,
    marker: null,
    sensorId: null,
    device: null,
    deviceRow: null,
    unshown: null,
    wantedMarkerId: null,
    wantedMode: 'list',
    ahead: null,
    realtimeId: null,
    notEnabledOf: 'floorInfo',
    unplaced: { devices: [], dropped: 0 },
    ...NOTHING_OUTDATED,
    ...changes,
  }
}

export const nothingLoaded = () =>
  aPlanContext({
    floor: null,
    floors: [],
    systems: null,
    contact: null,
    wholeData: null,
    floorData: null,
    ...NO_RECORDS,
  })

export function someUnplaced(dropped = 0): UnplacedDevices {
  const devices: UnplacedDevice[] = [
    { id: '508', status: SENSOR_STATUS.normal, position: '会议室B', number: 'a1b2c3d8', sort: '无线感烟探测器' },
    { id: '530', status: SENSOR_STATUS.notEnabled, position: '楼梯间', number: 'a1b2c3e0', sort: '手动报警按钮' },
  ]
  return { devices, dropped }
}
