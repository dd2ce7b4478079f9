import { CHANNEL, type Floor, SENSOR_STATUS, type SensorRow } from '@smart-fire/api-client'
import { aContact, aFloor, aSensorRow, deviceCounts, MOCK_NOW, unplacedCounts } from '@smart-fire/api-client/mock'
import type { SnapshotFrom } from 'xstate'
import type { floorPlanMachine } from './floor-plan.machine'
import type { FloorPlanContext } from './floor-plan.types'

type Value = SnapshotFrom<typeof floorPlanMachine>['value']

/** Everything loaded, except for what a story is about. */
export function aPlanState(changes: Partial<Value> = {}): Value {
  return {
    dialog: 'open',
    floors: { ready: 'fresh' },
    building: { ready: 'fresh' },
    permission: 'allowed',
    mode: { list: { ready: 'fresh' } },
    panel: { open: 'floorInfo' },
    floorData: { ready: 'fresh' },
    wholeData: { ready: 'fresh' },
    link: 'heard',
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

export function aPlanContext(changes: Partial<FloorPlanContext> = {}): FloorPlanContext {
  return {
    buildingId: '12',
    channelId: CHANNEL.default,
    floor: 3,
    floors: someFloors(),
    contact: aContact(),
    wholeData: { counts: deviceCounts(), unplaced: unplacedCounts() },
    floorData: { counts: deviceCounts({ alarm: 1, fault: 1, offline: 1, normal: 41 }), unplaced: unplacedCounts() },
    filter: null,
    status: null,
    page: 1,
    limit: 10,
    rows: someDevices(),
    total: 44,
    loadedAt: MOCK_NOW,
    heardChange: 0,
    includedChange: { floors: 0, building: 0, wholeData: 0, floorData: 0, list: 0 },
    ...changes,
  }
}

export const nothingLoaded = () =>
  aPlanContext({
    floor: null,
    floors: [],
    contact: null,
    wholeData: null,
    floorData: null,
    rows: [],
    total: 0,
    loadedAt: null,
  })

export const noRows = () => aPlanContext({ rows: [], total: 0 })
