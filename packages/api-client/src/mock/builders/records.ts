import { RECORD_CATEGORY } from '../../codes/record-category'
import { RECORD_KIND } from '../../codes/record-kind'
import { CHANNEL } from '../../codes/channel'
import type { AlarmFrame } from '../../alarm-socket/alarm-frame'
import type { Alarm } from '../../alarm-socket/alarm'
import type { AbnormalRecord } from '../../resources/abnormal-records/abnormal-record'
import type { AlarmChannel } from '../../resources/abnormal-records/alarm-channel.schema'

/** A fixed time, so that a screenshot of a story is the same every day: 2026-10-12 09:30:00 in UTC+8. */
export const MOCK_NOW = Date.UTC(2026, 9, 12, 1, 30, 0)

/** An unhandled fire of a wireless smoke detector, unless overridden. */
export function aRecord(overrides: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return {
    kind: RECORD_KIND.general,
    id: '1001',
    category: RECORD_CATEGORY.fire,
    channelId: CHANNEL.default,
    buildingId: '12',
    buildingName: '星河大厦',
    floor: 3,
    position: '东侧走廊3-2',
    sensorId: '501',
    sensorNumber: 'a1b2c3d4',
    equipmentType: '无线感烟探测器',
    measuringPoint: '烟雾浓度',
    measuringPointCode: 'SMOKE',
    alarmType: '烟雾报警',
    value: 1.2,
    unit: '%obs/m',
    raisedAt: MOCK_NOW,
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
    ...overrides,
  }
}

/** An unhandled fault: the device has not reported for a day. */
export function aFaultRecord(overrides: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return aRecord({
    id: '1002',
    category: RECORD_CATEGORY.fault,
    alarmType: '离线',
    measuringPoint: '离线',
    measuringPointCode: 'OFFLINE',
    value: null,
    unit: null,
    ...overrides,
  })
}

/** An unhandled record of an outdoor hydrant; always a fault. */
export function aHydrantRecord(overrides: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return aRecord({
    kind: RECORD_KIND.hydrant,
    id: '2001',
    category: RECORD_CATEGORY.fault,
    channelId: CHANNEL.hydrant,
    buildingId: null,
    buildingName: null,
    floor: null,
    position: '北门外绿化带',
    sensorId: '701',
    sensorNumber: 'h00000017',
    equipmentType: '消火栓水压监测仪',
    measuringPoint: '水压',
    measuringPointCode: 'PRESSURE',
    alarmType: '水压过低',
    value: 0.06,
    unit: 'MPa',
    hydrantId: '31',
    hydrantName: '北门1号消火栓',
    ...overrides,
  })
}

/** An unhandled fire reported by a fire host. */
export function aFireHostRecord(overrides: Partial<AbnormalRecord> = {}): AbnormalRecord {
  return aRecord({
    kind: RECORD_KIND.fireHost,
    id: '3001',
    channelId: CHANNEL.fireHost,
    sensorId: '9001',
    sensorNumber: null,
    equipmentType: null,
    measuringPoint: null,
    measuringPointCode: null,
    alarmType: '火警',
    value: null,
    unit: null,
    fireHostId: '5',
    loop: '02',
    address: '017',
    series: '点型光电感烟',
    ...overrides,
  })
}

/** A channel of the tenant with its unhandled records. */
export function aChannel(overrides: Partial<AlarmChannel> = {}): AlarmChannel {
  return { id: CHANNEL.default, name: '无线感烟', count: 1, fireCount: 1, floorsInTrouble: null, ...overrides }
}

/** The push that announces records of one device, one for each of its points; of `aRecord()`, unless others are given. */
export function pushOf(...[first = aRecord(), ...others]: AbnormalRecord[]): Extract<AlarmFrame, { type: 'alarm' }> {
  const raised = (record: AbnormalRecord): Alarm => ({ ...record, repeats: null })
  return { type: 'alarm', id: `p-${first.kind}-${first.id}`, seq: null, epoch: null, points: [raised(first), ...others.map(raised)] }
}
