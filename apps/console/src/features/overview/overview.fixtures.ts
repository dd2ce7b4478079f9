import { RECORD_CATEGORY, RECORD_KIND, type AbnormalRecord } from '@smart-fire/api-client'
import type { PlaceState } from '@smart-fire/api-client/live'
import type { HourCount, TrendStep } from '@smart-fire/api-client/statistics'
import type { EarlyWarning } from '@smart-fire/api-client/warnings'
import { NOTHING_LOADED, type Figures, type History, type LatestEvents, type OverviewContext, type PlaceStates } from './overview.types'

/** 2026-11-20 04:00 in UTC+8, during a night shift. */
export const FOUR_AM = Date.UTC(2026, 10, 19, 20)
const MINUTE_MS = 60_000

export function anEvent(over: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return {
    kind: RECORD_KIND.general,
    id: '1',
    category: RECORD_CATEGORY.fault,
    channelId: '1',
    buildingId: 'b1',
    buildingName: '锦绣商业广场',
    floor: 3,
    position: '3 层东侧走廊',
    sensorId: '123',
    sensorNumber: 'YG-000123',
    equipmentType: '无线感烟探测器',
    measuringPoint: '电池电压',
    measuringPointCode: 'V1',
    alarmType: '低电压',
    value: 2.6,
    unit: 'V',
    raisedAt: FOUR_AM - 12 * MINUTE_MS,
    handled: false,
    verdict: null,
    handledBy: null,
    handledAt: null,
    confirmedBy: null,
    confirmedAt: null,
    restoredAt: null,
    hydrantId: null,
    hydrantName: null,
    fireHostId: null,
    loop: null,
    address: null,
    series: null,
    repeats: null,
    ...over,
  }
}

export const aFire = (over: Partial<AbnormalRecord> = {}): AbnormalRecord =>
  anEvent({ id: '2', category: RECORD_CATEGORY.fire, alarmType: '烟雾报警', measuringPoint: '烟雾', raisedAt: FOUR_AM - 3 * MINUTE_MS, ...over })

const aWarning = (): EarlyWarning => ({
  id: '1', channelId: '2', deviceId: '12', number: 'HD-RCT-0031', equipmentType: '剩余电流探测器', buildingId: 'b1', buildingName: '锦绣商业广场', floor: -1, hydrantName: null, position: '配电室', point: '剩余电流', pointCode: 'RCT',
  value: 291, unit: 'mA', level: '一级紧急', rank: 3, color: '#E5484D', raisedAt: FOUR_AM - 5 * MINUTE_MS, endedAt: null, endedBy: null, handled: false, handledBy: null, handledAt: null,
})

export function someFigures(over: Partial<Figures> = {}): Figures {
  return {
    devices: { alarm: 2, fault: 17, offline: 41, normal: 2180, notEnabled: 30 },
    fireHostPoints: { alarm: 1, fault: 9, offline: 12, normal: 3740, notEnabled: 6 },
    warnings: { count: 3, worst: aWarning() },
    at: FOUR_AM,
    ...over,
  }
}

export function someEvents(over: Partial<LatestEvents> = {}): LatestEvents {
  return { events: [aFire(), anEvent()], dropped: 0, at: FOUR_AM, ...over }
}

export function aPlace(over: Partial<PlaceState> = {}): PlaceState {
  return {
    kind: 'building', id: '12', name: '星河大厦', unitId: '3', unitName: '东港集团', coordinates: { longitude: 118.702, latitude: 32.004 }, channelId: '1',
    counts: { alarm: 0, fault: 0, offline: 0, normal: 40 }, notEnabled: 2, openFires: 0, openFaults: 0, realFires: 0, floors: 18, basements: 2, ...over,
  }
}

export function somePlaces(over: Partial<PlaceStates> = {}): PlaceStates {
  return {
    places: [
      aPlace({ id: 'b1', name: '锦绣商业广场', floors: 6, basements: 1, coordinates: { longitude: 118.7, latitude: 32 }, counts: { alarm: 1, fault: 2, offline: 1, normal: 90 }, openFires: 1, openFaults: 2 }),
      aPlace({ id: '13', name: '滨江医院住院楼', coordinates: { longitude: 118.69, latitude: 31.996 }, counts: { alarm: 0, fault: 0, offline: 3, normal: 20 } }),
      aPlace(),
      aPlace({ kind: 'hydrant', floors: null, basements: null, id: '31', name: '北门1号消火栓', coordinates: null, channelId: '5', counts: { alarm: 0, fault: 1, offline: 0, normal: 0 }, openFaults: 1 }),
    ],
    dropped: 0,
    isOffered: true,
    at: FOUR_AM,
    ...over,
  }
}

const HOUR_MS = 3_600_000

export function someHistory(over: Partial<History> = {}): History {
  const hours = Array.from({ length: 24 }, (_, hour): HourCount => ({ at: FOUR_AM - (23 - hour) * HOUR_MS, fires: hour % 11 === 0 ? 1 : 0, faults: (hour * 7) % 5, offline: hour % 6 === 0 ? 2 : 0 }))
  const days = Array.from({ length: 7 }, (_, day): TrendStep => ({
    startsOn: `2026-11-${14 + day}`, raised: 40 + day, fires: 3, faults: 30 + day, offline: 7, open: 4, openFires: 1, recovered: 20, realFires: 0, fireTests: 1, falseAlarms: 1,
  }))
  return { hours: { rows: hours, dropped: 0 }, days: { rows: days, dropped: 0 }, isOffered: true, at: FOUR_AM, ...over }
}

export function anOverview(over: Partial<OverviewContext> = {}): OverviewContext {
  return { ...NOTHING_LOADED, figures: someFigures(), latest: someEvents(), places: somePlaces(), history: someHistory(), ...over }
}
