import { RECORD_CATEGORY, RECORD_KIND, type AbnormalRecord } from '@smart-fire/api-client'
import { NOTHING_LOADED, type Figures, type LatestEvents, type OverviewContext } from './overview.machine'

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

export function someFigures(over: Partial<Figures> = {}): Figures {
  return {
    devices: { alarm: 2, fault: 17, offline: 41, normal: 2180 },
    fireHostPoints: { alarm: 1, fault: 9, offline: 12, normal: 3740 },
    at: FOUR_AM,
    ...over,
  }
}

export function someEvents(over: Partial<LatestEvents> = {}): LatestEvents {
  return { events: [aFire(), anEvent()], dropped: 0, at: FOUR_AM, ...over }
}

export function anOverview(over: Partial<OverviewContext> = {}): OverviewContext {
  return { ...NOTHING_LOADED, figures: someFigures(), latest: someEvents(), ...over }
}
