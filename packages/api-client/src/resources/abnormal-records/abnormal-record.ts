import type { RecordCategory } from '../../codes/record-category'
import type { RecordKind } from '../../codes/record-kind'
import type { Verdict } from '../../codes/verdict'
import type { Instant } from '../../instant'

/**
 * An abnormal event of a device: a fire alarm or a fault (spec 1 §2, §3). What a kind does not have is null.
 * Written by hand: it is one form for the rows of three tables, and the type that embedders name most.
 */
export interface AbnormalRecord {
  kind: RecordKind
  id: string
  category: RecordCategory
  channelId: string | null
  buildingId: string | null
  buildingName: string | null
  floor: number | null
  position: string | null
  /** the device's id, or the point's of a fire host; null on servers that identify devices by their number only */
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
  /** how often this record was reported, the first time included; null where the server does not tell */
  repeats: number | null
}
