import type { RecordCategory } from '../../codes/record-category'
import type { RecordKind } from '../../codes/record-kind'
import type { Verdict } from '../../codes/verdict'
import type { Instant } from '../../instant'
import type { PageQuery } from '../rows'

/** An abnormal event of a device: a fire alarm or a fault (spec 1 §2, §3). What a kind does not carry is null. */
export interface AbnormalRecord {
  kind: RecordKind
  id: string
  category: RecordCategory
  channelId: string | null
  buildingId: string | null
  buildingName: string | null
  floor: number | null
  position: string | null
  /** the device's id, or the point's of a fire host; null on servers that name devices by their number only */
  sensorId: string | null
  sensorNumber: string | null
  equipmentType: string | null
  measuringPoint: string | null
  measuringPointCode: string | null
  alarmType: string | null
  value: number | null
  unit: string | null
  raisedAt: Instant | null
  handled: boolean
  verdict: Verdict | null
  handledBy: string | null
  handledAt: Instant | null
  confirmedBy: string | null
  confirmedAt: Instant | null
  restoredAt: Instant | null
  /** hydrant records */
  hydrantId: string | null
  hydrantName: string | null
  /** fire host records */
  fireHostId: string | null
  loop: string | null
  address: string | null
  series: string | null
  /** how often this record was reported, the first time included; null where the server does not say */
  repeats: number | null
}

/** Which records: unhandled, handled fires or handled faults of one kind, optionally of one channel. */
export interface AbnormalRecordQuery extends PageQuery {
  kind: RecordKind
  state: 'unhandled' | 'handledFires' | 'handledFaults'
  channelId?: string
}

/** A channel of the tenant with its number of unhandled records. */
export interface AlarmChannel {
  id: string
  name: string
  count: number
  /** unhandled fires among them; null on servers that do not say */
  fireCount: number | null
}

/** The judgement of a record: a verdict for a fire, null for a fault ("it has been handled"). */
export interface RecordVerdict {
  kind: RecordKind
  id: string
  category: RecordCategory
  verdict: Verdict | null
}

/** A handled record of one device, as its history shows it. What a table does not keep is null. */
export interface HistoryRecord {
  id: string
  category: RecordCategory | null
  measuringPoint: string | null
  alarmType: string | null
  value: number | null
  unit: string | null
  raisedAt: Instant | null
  verdict: Verdict | null
  confirmedBy: string | null
  confirmedAt: Instant | null
  handledBy: string | null
  handledAt: Instant | null
}

/** A record of a place. The platform sends no id (contract device 23.10): `key` is made here, unique in its page. */
export interface PlaceRecord {
  key: string
  category: RecordCategory | null
  equipmentType: string | null
  series: string | null
  sensorNumber: string | null
  position: string | null
  measuringPoint: string | null
  alarmType: string | null
  value: number | null
  unit: string | null
  raisedAt: Instant | null
}

/** Records of a building, or of one floor of it, in a channel. */
export interface PlaceRecordQuery extends PageQuery {
  buildingId: string
  channelId: string
  floor?: number
}

/** The history of one device; the channel says in which table it is kept. */
export interface HistoryQuery extends PageQuery {
  sensorId: string
  channelId: string
}
