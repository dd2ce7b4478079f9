import { CHANNEL, createApiClient, type Hydrant, type PlaceRecord, type ReadRows, RECORD_CATEGORY, SENSOR_STATUS, type SensorRow } from '@smart-fire/api-client'
import { aSensorRow, createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { SnapshotFrom } from 'xstate'
import { NOTHING_OUTDATED } from '../regions/outdated'
import { NO_RECORDS } from '../shared/records/alarm-records'
import type { hydrantMachine } from './hydrant.machine'
import { NO_ROWS } from './hydrant.setup'
import type { HydrantContext, MonitoredDevice, PopupDevice } from './hydrant.types'

type HydrantValue = SnapshotFrom<typeof hydrantMachine>['value']

const FRESH = { ready: 'fresh' } as const

/** Everything is loaded and fresh, in map mode, except for what a story is about. */
export function aHydrantState(changes: Partial<HydrantValue> = {}): HydrantValue {
  return {
    facility: FRESH,
    mode: { map: { ready: { popup: 'closed' } } },
    panel: 'open',
    unit: FRESH,
    monitoring: FRESH,
    outlets: FRESH,
    notEnabled: FRESH,
    records: FRESH,
    overlay: 'none',
    link: 'live',
    ...changes,
  }
}

/** Every part of the dialog besides its mode in the same state. */
export function everyPart(value: 'loading' | 'failed' | { ready: 'refreshing' | 'stale' }): Partial<HydrantValue> {
  return { facility: value, unit: value, monitoring: value, outlets: value, notEnabled: value, records: value }
}

export function aFacility(changes: Partial<Hydrant> = {}): Hydrant {
  return {
    name: '北门1号消火栓',
    coordinates: { longitude: 118.796877, latitude: 32.060255 },
    coordinatesText: '118.796877,32.060255',
    protectionRadius: 60,
    status: SENSOR_STATUS.fault,
    ...changes,
  }
}

/** The platform stores any text as a position. */
export const aMisplacedFacility = (coordinatesText: string | null) =>
  aFacility({ coordinates: null, coordinatesText, status: SENSOR_STATUS.normal })

const DEVICES = [
  { sensorNumber: 'h00000017', equipmentType: '消火栓水压监测仪', status: SENSOR_STATUS.fault, minutes: 2 },
  { sensorNumber: 'h00000018', equipmentType: '智能闷盖监测终端', status: SENSOR_STATUS.normal, minutes: 14 },
  { sensorNumber: 'h00000019', equipmentType: '倾斜撞击传感器', status: SENSOR_STATUS.offline, minutes: null },
] as const

export const someDevices = (): PopupDevice[] =>
  DEVICES.map(({ minutes, ...device }, at) => ({
    ...device,
    key: `${701 + at}`,
    id: `${701 + at}`,
    reportedAt: minutes === null ? null : MOCK_NOW - minutes * 60_000,
  }))

/** The values of the three devices; the last one is offline and has none. */
export const someMonitored = (): MonitoredDevice[] => {
  const readings = [
    [
      { measuringPoint: '水压', data: '0.06MPa', status: SENSOR_STATUS.fault },
      { measuringPoint: '电池电量', data: '86%', status: SENSOR_STATUS.normal },
    ],
    [{ measuringPoint: '倾斜角度', data: '1.2°', status: SENSOR_STATUS.normal }],
    [],
  ]
  const offlineSince = MOCK_NOW - 26 * 3_600_000
  return someDevices().map(({ id, equipmentType: name, sensorNumber, status, reportedAt }, at) => ({
    id, name, sensorNumber, status, at: reportedAt ?? offlineSince, offlineFor: reportedAt === null ? '1天2小时' : null, readings: readings[at] ?? [],
  }))
}

/** What is known of a hydrant whose list of devices could not be loaded: its values, without their devices and the time of their report. */
export const monitoredWithoutDevices = (): MonitoredDevice[] => {
  const readings = [{ measuringPoint: '水压', data: '0.31MPa', status: null }, { measuringPoint: '倾斜角度', data: '1.2°', status: null }]
  return [{ id: null, name: null, sensorNumber: null, status: null, at: null, offlineFor: null, readings }]
}

export const someRows = (): SensorRow[] =>
  DEVICES.map(({ sensorNumber, equipmentType, status }, at) =>
    aSensorRow({
      id: `${701 + at}`,
      sensorNumber,
      equipmentType,
      status,
      position: '北门外绿化带',
      channelId: CHANNEL.hydrant,
      channelName: '消防用水',
      buildingName: null,
    }),
  )

/** List mode loads its rows by itself: here without a network. */
export function clientWithRows(rows: SensorRow[]) {
  const client = createApiClient(createMockBackend().clientOptions())
  return { ...client, hydrants: { ...client.hydrants, sensors: async () => ({ rows, total: rows.length, dropped: 0 }) } }
}

export function aHydrantRecordLine(changes: Partial<PlaceRecord> = {}): PlaceRecord {
  return {
    key: 'r1',
    category: RECORD_CATEGORY.fault,
    sensorId: null,
    equipmentType: '消火栓水压监测仪',
    series: null,
    sensorNumber: null,
    position: null,
    measuringPoint: '水压',
    alarmType: '水压过低',
    value: 0.06,
    unit: 'MPa',
    raisedAt: MOCK_NOW,
    ...changes,
  }
}

const KINDS = ['水压过低', '闷盖打开', '离线', '倾斜'] as const

export const someRecords = (count = 10): PlaceRecord[] =>
  Array.from({ length: count }, (_, at) =>
    aHydrantRecordLine({ key: `r${at}`, alarmType: KINDS[at % KINDS.length] ?? null, raisedAt: MOCK_NOW - at * 5_400_000 }),
  )

/** Rows that could all be read. */
export const allRead = <Row>(rows: Row[]): ReadRows<Row> => ({ rows, dropped: 0 })

export function aHydrantContext(changes: Partial<HydrantContext> = {}): HydrantContext {
  return {
    hydrantId: '31',
    channelId: CHANNEL.hydrant,
    facility: aFacility(),
    unit: { address: '云澜市澜湾区滨江路88号北门外绿化带', unitName: '星河物业管理有限公司', phone: '025-88001234' },
    monitoring: allRead(someMonitored()),
    outlets: allRead([
      { name: '第一出水口', diameter: 100, type: '外螺旋式' },
      { name: '第二出水口', diameter: 65, type: '内扣式' },
      { name: '第三出水口', diameter: 65, type: '内扣式' },
    ]),
    notEnabled: 2,
    devices: NO_ROWS,
    records: someRecords(),
    recordsTotal: 14,
    recordPages: 1,
    droppedRecords: { newest: 0, older: 0 },
    sensorId: null,
    wantedPopup: null,
    wantedMode: 'map',
    realtimeOf: null,
    ...NOTHING_OUTDATED,
    ...changes,
  }
}

const NOTHING = {
  facility: null,
  unit: null,
  monitoring: NO_ROWS,
  outlets: NO_ROWS,
  notEnabled: null,
  ...NO_RECORDS,
} satisfies Partial<HydrantContext>

export const nothingLoaded = () => aHydrantContext(NOTHING)

export const aPopupContext = () => aHydrantContext({ devices: allRead(someDevices()) })

const LONG = '超长文本'.repeat(40)
const HOSTILE = '<img src=x onerror="alert(1)"> \u202Egnp.exe {{constructor}} 👩‍🚒'

/** Texts that try to break the layout or the page, and impossible numbers. */
export const aHostileContext = () =>
  aHydrantContext({
    facility: aFacility({ name: `${HOSTILE} ${LONG}`, coordinates: null, coordinatesText: `${HOSTILE}${LONG}`, protectionRadius: 9e15 }),
    unit: { address: LONG, unitName: HOSTILE, phone: 'javascript:alert(1)' },
    monitoring: allRead([
      {
        id: '701',
        name: LONG,
        sensorNumber: HOSTILE,
        status: null,
        at: null,
        offlineFor: HOSTILE,
        readings: [
          { measuringPoint: LONG, data: `${Number.MAX_SAFE_INTEGER}MPa`, status: null },
          { measuringPoint: null, data: HOSTILE, status: null },
        ],
      },
    ]),
    outlets: allRead([{ name: HOSTILE, diameter: 1e15, type: LONG }]),
    notEnabled: 2_147_483_647,
    records: [aHydrantRecordLine({ alarmType: HOSTILE, equipmentType: LONG, value: 1e21 })],
    recordsTotal: 1,
  })
