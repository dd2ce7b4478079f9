import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { HostStates, LiveDevice, LivePoint } from '@smart-fire/api-client/live'
import { NOTHING_LOADED, type RealtimeContext } from './realtime.machine'
import type { Areas, Places, WatchedPlace } from './realtime.types'

/** 2026-11-20 04:00 in UTC+8, during a night shift. */
export const FOUR_AM = Date.UTC(2026, 10, 19, 20)
const MINUTE_MS = 60_000

export function aPoint(over: Partial<LivePoint> = {}): LivePoint {
  const { min = null, max = 300 } = over
  return { code: 'RCT', name: '剩余电流', unit: 'mA', value: 86, state: 'normal', type: '正常', min, hasMin: min !== null, max, hasMax: max !== null, at: FOUR_AM - MINUTE_MS, ...over }
}

export function aDevice(over: Partial<LiveDevice> = {}): LiveDevice {
  return {
    id: '501', status: SENSOR_STATUS.normal, clockFault: false, sensorNumber: 'ht000501', equipmentType: '组合式电气火灾监控探测器', position: '3F 配电间', channelId: '2', channelName: '电气火灾',
    buildingId: '1', buildingName: '锦绣商业广场', floor: 3, hydrantId: null, hydrantName: null, fireHostId: null, loop: null, address: null, series: null,
    type: null, at: FOUR_AM - MINUTE_MS, points: [aPoint()], ...over,
  }
}

export const aLeak = (over: Partial<LiveDevice> = {}): LiveDevice =>
  aDevice({ id: '502', status: SENSOR_STATUS.alarm, position: '-1F 总配电室', floor: -1, points: [aPoint({ value: 512, state: 'alarm', type: '漏电' }), aPoint({ code: 'TEMP1', name: 'A相温度', unit: '℃', value: 61.4, max: 70 })], ...over })

export function aPlace(over: Partial<WatchedPlace> = {}): WatchedPlace {
  return {
    id: '1', kind: 'building', name: '锦绣商业广场', address: '滨江路 88 号', unitId: '3', unitName: '东港集团',
    counts: { alarm: 0, fault: 0, offline: 0, normal: 38 }, notEnabled: 0, devices: [aDevice()], position: { lng: 120.16, lat: 30.28 },
    section: { floors: 6, basements: 1, inTrouble: [] }, ...over,
  }
}

export function somePlaces(over: Partial<Places> = {}): Places {
  return {
    places: [
      aPlace({
        section: { floors: 6, basements: 1, inTrouble: [{ floor: 5, status: 'fault', since: null }, { floor: 1, status: 'alarm', since: FOUR_AM - 3 * MINUTE_MS }, { floor: -1, status: 'alarm', since: FOUR_AM - 8 * MINUTE_MS }] },
        counts: { alarm: 1, fault: 2, offline: 0, normal: 35 }, devices: [aLeak(), aDevice({ id: '503', status: SENSOR_STATUS.fault, clockFault: true, position: '5F 弱电井', floor: 5, points: [aPoint({ code: 'VLA', name: 'A相电压', unit: 'V', value: 152, state: 'fault', type: '欠压', min: 187, max: 253 })] }), aDevice()],
      }),
      aPlace({ id: '2', name: '星河大厦', address: '解放路 1 号', section: { floors: 33, basements: 3, inTrouble: [{ floor: 12, status: 'offline', since: null }] }, counts: { alarm: 0, fault: 0, offline: 3, normal: 51 }, notEnabled: 2, devices: [aDevice({ id: '601', status: SENSOR_STATUS.offline, at: FOUR_AM - 9 * 60 * MINUTE_MS })] }),
      aPlace({ id: '3', name: '滨江医院住院楼', unitId: '4', unitName: '滨江医院', address: null, devices: [aDevice({ id: '701' }), aDevice({ id: '702', position: '2F 配电间', floor: 2 })] }),
    ],
    dropped: 0,
    isOffered: true,
    at: FOUR_AM,
    ...over,
  }
}

export function someAreas(codes: Readonly<Record<string, readonly string[]>> = { '1': ['330000', '330100'], '2': ['330000', '330100'], '3': ['330000', '330200'] }): Areas {
  return {
    regions: [{ code: '330000', path: ['浙江省'] }, { code: '330100', path: ['浙江省', '杭州市'] }, { code: '330200', path: ['浙江省', '宁波市'] }],
    codesOf: new Map(Object.entries(codes)),
  }
}

export function aRealtime(over: Partial<RealtimeContext> = {}): RealtimeContext {
  return { ...NOTHING_LOADED, response: somePlaces(), areas: someAreas(), ...over }
}

/** A hydrant with low pressure, another one whose sensor is lost, and one without a place on the map. */
export function someHydrants(): Places {
  const sensor = (over: Partial<LiveDevice>) => aDevice({
    buildingId: null, buildingName: null, floor: null, position: null, channelId: '5', equipmentType: '消火栓水压传感器', sensorNumber: 'qy0031',
    points: [aPoint({ code: 'YL', name: '压力', unit: 'MPa', value: 0.34, min: 0.1, max: 0.8 })], ...over,
  })
  const hydrant = (over: Partial<WatchedPlace>) => aPlace({ section: null, kind: 'hydrant', type: '1', radius: 150, ...over })
  return somePlaces({
    places: [
      hydrant({
        id: '31', name: '滨江路 3 号消火栓', address: '滨江路口', counts: { alarm: 0, fault: 1, offline: 0, normal: 1 },
        devices: [sensor({ id: '801', status: SENSOR_STATUS.fault, points: [aPoint({ code: 'YL', name: '压力', unit: 'MPa', value: 0.04, state: 'fault', type: '低压', min: 0.1, max: 0.8 })] })],
      }),
      hydrant({ id: '32', name: '解放路 7 号消火栓', address: '解放路', type: '0', counts: { alarm: 0, fault: 0, offline: 1, normal: 0 }, devices: [sensor({ id: '802', status: SENSOR_STATUS.offline })], position: { lng: 120.17, lat: 30.29 } }),
      hydrant({ id: '33', name: '学院路 1 号消火栓', address: null, counts: { alarm: 0, fault: 0, offline: 0, normal: 2 }, devices: [sensor({ id: '803' })], position: null }),
    ],
  })
}

/** A failed mains supply and manual mode; the bus was never told. */
export function someHostStates(): HostStates {
  const since = FOUR_AM - 30 * MINUTE_MS
  return {
    mainPowerFault: { name: 'mainPowerFault', on: true, at: FOUR_AM - MINUTE_MS, since },
    batteryFault: { name: 'batteryFault', on: false, at: FOUR_AM - MINUTE_MS, since },
    manual: { name: 'manual', on: true, at: FOUR_AM - MINUTE_MS, since },
  }
}

/** A fire host with a fire, and one that is silent. */
export function someHosts(): Places {
  const point = (over: Partial<LiveDevice>) => aDevice({
    channelId: '11', sensorNumber: null, equipmentType: null, series: '点型光电感烟火灾探测器', fireHostId: '5', loop: '2', address: '17', points: [], ...over,
  })
  const host = (over: Partial<WatchedPlace>) => aPlace({ section: null, kind: 'fireHost', unitId: null, unitName: null, address: '10.0.0.5:9000', ...over })
  return somePlaces({
    places: [
      host({
        id: '5', name: 'A 座消防控制室', counts: { alarm: 1, fault: 0, offline: 0, normal: 320 }, devices: [point({ id: '901', status: SENSOR_STATUS.alarm, type: '火警', position: '9F 901 室' })],
        host: { heardAt: FOUR_AM - MINUTE_MS, silentAt: null, types: [{ type: '屏蔽', count: 3 }], states: someHostStates(), stopped: false },
      }),
      host({
        id: '6', name: '10.0.0.6:9000', address: '10.0.0.6:9000', counts: { alarm: 0, fault: 0, offline: 60, normal: 0 }, devices: [point({ id: '902', status: SENSOR_STATUS.offline })], position: null,
        host: { heardAt: FOUR_AM - 30 * 60 * MINUTE_MS, silentAt: FOUR_AM - 6 * 60 * MINUTE_MS, types: [], states: someHostStates(), stopped: false },
      }),
    ],
  })
}
