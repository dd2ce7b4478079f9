import type { AbnormalRecord, Alarm, AlarmFrame, AlarmPoints, AlarmPush } from '@smart-fire/api-client'
import { aRecord } from '@smart-fire/api-client/mock'
import type { FetchedRecords } from './fetched-records'

/** Noon of a day; tests count from here. */
export const NOON = Date.UTC(2026, 10, 20, 4)

/** A point of a push, in short names. */
interface Point extends Pick<Alarm, 'status' | 'value' | 'unit'> {
  type: string | null
  code: string | null
  label: string | null
}

export function aPoint(part: Partial<Point> = {}): Point {
  return { status: '1', type: '火警', code: 'YG', label: '烟感', value: 1, unit: null, ...part }
}

/** What a push tells: of the device for all points, and the ids of the records for the abnormal ones in their order. */
interface Push extends Omit<AlarmPush, 'points'>, Omit<Alarm, 'id'> {
  recordIds: string[]
  repeat: number | null
  points: Point[]
}

/** A pushed fire of a wireless smoke sensor as a foreign server sends it: without record ids. */
export function alarmFrame({ recordIds = [], repeat = null, points = [aPoint()], id = null, seq = null, epoch = null, ...device }: Partial<Push> = {}): AlarmFrame {
  const ids = [...recordIds]
  const alarms = points.map(({ status, type, code, label, value, unit }): Alarm => ({
    ...aRecord({ buildingId: '7', buildingName: '万达广场', channelId: null, position: '3F 走廊', equipmentType: '无线烟感', sensorId: null, sensorNumber: 'sn1', raisedAt: NOON }),
    ...device,
    id: status === '2' ? null : ids.shift() ?? null,
    status: status ?? null,
    category: device.kind === 'hydrant' || status !== '1' ? '0' : '1',
    alarmType: type,
    measuringPointCode: code,
    measuringPoint: label,
    value,
    unit,
    repeats: repeat,
  }))
  return { type: 'alarm', id, seq, epoch, points: alarms as unknown as AlarmPoints }
}

/** The record that belongs to the push. */
export function anOpenRecord(part: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return aRecord({ id: '1', sensorNumber: 'SN1', measuringPointCode: 'YG', raisedAt: NOON, ...part })
}

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
