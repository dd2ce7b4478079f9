import type { AbnormalRecord, AlarmFrame, AlarmPoint, AlarmPush } from '@smart-fire/api-client'
import { aRecord } from '@smart-fire/api-client/mock'
import type { FetchedRecords } from './fetched-records'

/** Noon of a day; tests count from here. */
export const NOON = Date.UTC(2026, 10, 20, 4)

export function aPoint(part: Partial<AlarmPoint> = {}): AlarmPoint {
  return { status: '1', type: '火警', code: 'YG', label: '烟感', value: 1, unit: null, ...part }
}

/** A pushed fire of a wireless smoke sensor as a foreign server sends it: without record ids. */
export function aPush(part: Partial<AlarmPush> = {}): AlarmPush {
  return {
    kind: 'general',
    category: '1',
    recordIds: [],
    id: null,
    seq: null,
    epoch: null,
    repeat: null,
    place: '万达广场',
    buildingId: '7',
    hydrantId: null,
    channelId: null,
    floor: 3,
    position: '3F 走廊',
    equipmentType: '无线烟感',
    sensorId: null,
    sensorNumber: 'sn1',
    fireHostId: null,
    loop: null,
    address: null,
    raisedAt: NOON,
    points: [aPoint()],
    ...part,
  }
}

/** The record that belongs to the push. */
export function anOpenRecord(part: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return aRecord({ id: '1', sensorNumber: 'SN1', measuringPointCode: 'YG', raisedAt: NOON, ...part })
}

export const alarmFrame = (part: Partial<AlarmPush> = {}): AlarmFrame => ({ type: 'alarm', push: aPush(part) })

export const handledFrame = (id: string, part: Partial<AlarmFrame & { type: 'handled' }> = {}): AlarmFrame => ({
  type: 'handled',
  kind: 'general',
  recordId: id,
  person: '王敏',
  at: NOON,
  seq: null,
  epoch: null,
  ...part,
})

export function aResponse(records: AbnormalRecord[], part: Partial<FetchedRecords> = {}): FetchedRecords {
  return { count: records.length, records, dropped: 0, unsure: [], missing: [], at: NOON, ...part }
}
