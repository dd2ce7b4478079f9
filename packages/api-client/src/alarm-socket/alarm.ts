import type { RecordCategory } from '../codes/record-category'
import type { RecordKind } from '../codes/record-kind'
import type { SensorStatus } from '../codes/sensor-status'
import type { Verdict } from '../codes/verdict'
import type { Instant } from '../instant'

/**
 * What a device reported at one measuring point: a fire alarm or a fault. It has this one form from its arrival to the screen,
 * whether it was pushed or listed; an abnormal record is one whose kind and id are known. What a source does not tell is null.
 */
export interface Alarm {
  /** the kind of its record; 'other' for cameras and doors, which have none */
  kind: RecordKind | 'other'
  /** the id of its record, or of its row in the list of doors; null when a push does not name it */
  id: string | null
  /** the state of the point as it was pushed, null when the push does not tell it; missing where only the category is known */
  status?: SensorStatus | null
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

/** The measuring points of one alarm: at least one, and the device and the time are the same in all. */
export type AlarmPoints = readonly [Alarm, ...Alarm[]]
