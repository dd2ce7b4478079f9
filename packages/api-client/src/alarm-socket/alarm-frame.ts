import type { RecordCategory } from '../codes/record-category'
import type { RecordKind } from '../codes/record-kind'
import type { SensorStatus } from '../codes/sensor-status'
import type { Instant } from '../instant'

/** One measuring point of a pushed alarm. */
export interface AlarmPoint {
  status: SensorStatus | null
  type: string | null
  code: string | null
  label: string | null
  value: number | null
  unit: string | null
}

/** A pushed alarm of any shape (contract admin 6.3), in one form. What a shape does not carry is null. */
export interface AlarmPush {
  /** which table its records live in; 'other' for cameras and doors, which have none */
  kind: RecordKind | 'other'
  category: RecordCategory
  /** ids of its records; empty on servers that do not send them */
  recordIds: string[]
  /** additive fields of our server: identity of the push, its place in the tenant's stream, the stream's name */
  id: string | null
  seq: number | null
  epoch: string | null
  /** how often the open record was reported again (our server); null when this push raised it or nobody says */
  repeat: number | null
  /** building, hydrant or device name, whichever the shape has */
  place: string | null
  buildingId: string | null
  hydrantId: string | null
  channelId: string | null
  floor: number | null
  position: string | null
  equipmentType: string | null
  sensorNumber: string | null
  fireHostId: string | null
  loop: string | null
  address: string | null
  raisedAt: Instant | null
  points: AlarmPoint[]
}

/** What came in over the alarm socket, decoded. An unreadable frame is data too: it is counted, never thrown. */
export type AlarmFrame =
  | { type: 'alarm'; push: AlarmPush }
  | {
      type: 'handled'
      kind: RecordKind
      recordId: string
      person: string | null
      at: Instant | null
      /** its place in the stream (our server): a verdict takes a place there like an alarm */
      seq: number | null
      epoch: string | null
    }
  /**
   * our server's answer to `since`: where its stream stood when the link was let in, and whether it replays
   * everything that was missed up to there
   */
  | { type: 'hello'; epoch: string; seq: number; replayed: boolean }
  /** places `from` to `seq` of the stream are not for this user: they are no gap */
  | { type: 'skipped'; epoch: string; from: number; seq: number }
  | { type: 'heartbeatReply' }
  | { type: 'unreadable'; reason: string }
