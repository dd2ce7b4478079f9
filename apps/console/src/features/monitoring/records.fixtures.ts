import { RECORD_CATEGORY, RECORD_KIND } from '@smart-fire/api-client'
import type { ListedRecord } from '@smart-fire/api-client/records'

/** 2026-11-20 04:00 in UTC+8. */
export const FOUR_AM = Date.UTC(2026, 10, 19, 20)
const MINUTE_MS = 60_000

export function aRecord(changes: Partial<ListedRecord> = {}): ListedRecord {
  return {
    kind: RECORD_KIND.general, id: '9001', category: RECORD_CATEGORY.fire, channelId: '1', buildingId: '12', buildingName: '星河大厦', floor: 3,
    position: '302室', sensorId: '504', sensorNumber: 'a1b2c3d4', equipmentType: '无线感烟探测器', measuringPoint: '烟雾', measuringPointCode: 'S1',
    alarmType: '烟雾报警', value: 1, unit: null, raisedAt: FOUR_AM - 12 * MINUTE_MS, handled: false, verdict: null, handledBy: null, handledAt: null,
    confirmedBy: null, confirmedAt: null, restoredAt: null, hydrantId: null, hydrantName: null, area: null, fireHostId: null, loop: null, address: null, series: null,
    repeats: 3, lastReportedAt: FOUR_AM - 2 * MINUTE_MS, receivedAt: null, stampedAt: null, hostName: null, isFirstAlarm: null, systemType: null, canBeRaised: false, pictureUrl: null, ...changes,
  }
}

export const someRecords = (): ListedRecord[] => [
  aRecord(),
  aRecord({ id: '9002', category: RECORD_CATEGORY.fault, alarmType: '低电压', measuringPoint: '电池电压', value: 2.6, unit: 'V', position: '西侧走廊', repeats: 1 }),
  aRecord({ id: '9003', handled: true, verdict: '0', handledBy: 'zhiban01', handledAt: FOUR_AM - 5 * MINUTE_MS, position: '茶水间', canBeRaised: true }),
]
