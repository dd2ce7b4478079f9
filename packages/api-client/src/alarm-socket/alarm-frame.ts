import type { RecordKind } from '../codes/record-kind'
import type { Instant } from '../instant'
import type { AlarmPush, RaisedVerdict } from './alarm-frame.schema'

/** A message of the alarm socket, decoded. An unreadable one is a frame, too: it is counted, never thrown. */
export type AlarmFrame =
  | ({ type: 'alarm' } & AlarmPush)
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
  /** a user has raised the verdict on a handled record to a real fire (our server, domain 28); it is in no list of open records */
  | ({ type: 'raised' } & RaisedVerdict)
  /**
   * the response of our server to `since`: the place of its stream at which the link was accepted, and whether it replays
   * everything up to there that this client missed
   */
  | { type: 'hello'; epoch: string; seq: number; replayed: boolean }
  /** an early warning was raised, handled or is over (our server): `pushedWarning` of the group `warnings` reads it */
  | { type: 'earlyWarning'; warning: object; seq: number | null; epoch: string | null }
  /** places `from` to `seq` of the stream are not for this user: they are no gap */
  | { type: 'skipped'; epoch: string; from: number; seq: number }
  | { type: 'heartbeatReply' }
  | { type: 'unreadable'; reason: string }
