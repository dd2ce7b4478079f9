import type { AbnormalRecord, Instant } from '@smart-fire/api-client'
import type { SnapshotFrom } from 'xstate'
import type { alarmClientMachine } from './alarm-client.machine'
import { pendingCount, type KnownRecord, type Ledger } from './ledger'

/** State of the socket. `off`: this provider was given no `alarms`. */
export type LinkState = 'off' | 'connecting' | 'live' | 'awaitingReply' | 'reconnecting' | 'refused'

/**
 * Whether the known records are those of the server. `unconfirmed`: its last answer said something else and has to be
 * confirmed; until then what was known stays on screen.
 */
export type SyncState = 'catchingUp' | 'synced' | 'unconfirmed' | 'failed'

/** What screens may know about the alarm link. */
export interface AlarmClientStatus {
  link: LinkState
  sync: SyncState
  /** last contact with the server; null before the first */
  since: Instant | null
  /** no contact for 75 s: what is on screen may be out of date (trust A5.5) */
  stale: boolean
  /** unhandled records, provisional ones included; null while unknown */
  pendingCount: number | null
  /** unhandled records, newest first */
  records: readonly AbnormalRecord[]
  /** frames that could not be read, for the diagnostics */
  unreadableFrames: number
}

export const LINK_OFF: AlarmClientStatus = {
  link: 'off',
  sync: 'synced',
  since: null,
  stale: false,
  pendingCount: null,
  records: [],
  unreadableFrames: 0,
}

type AlarmClientSnapshot = SnapshotFrom<typeof alarmClientMachine>

/** The public status of a snapshot of the link. */
export function statusOf(snapshot: AlarmClientSnapshot): AlarmClientStatus {
  const { ledger, lastContact } = snapshot.context
  return {
    link: linkOf(snapshot),
    sync: syncOf(snapshot),
    since: lastContact,
    stale: snapshot.matches({ freshness: 'stale' }),
    pendingCount: pendingCount(ledger),
    // sorted on reading: during a storm no screen needs thousands of sorted records four times a second
    get records() {
      return recordsOf(ledger)
    },
    unreadableFrames: ledger.unreadableFrames,
  }
}

const LINK_STATES = ['connecting', 'live', 'awaitingReply', 'reconnecting', 'refused'] as const

function linkOf(snapshot: AlarmClientSnapshot): LinkState {
  return LINK_STATES.find((link) => snapshot.matches({ link })) ?? 'connecting'
}

function syncOf(snapshot: AlarmClientSnapshot): SyncState {
  if (snapshot.matches({ sync: 'synced' })) return snapshot.context.ledger.unconfirmed === null ? 'synced' : 'unconfirmed'
  return snapshot.matches({ sync: 'failed' }) ? 'failed' : 'catchingUp'
}

/** The same array until the records change: sorting thousands of records for every frame would be noticeable. */
const sorted = new WeakMap<ReadonlyMap<string, KnownRecord>, { provisional: Ledger['provisional']; records: AbnormalRecord[] }>()

function recordsOf({ known, provisional }: Ledger): readonly AbnormalRecord[] {
  const cached = sorted.get(known)
  if (cached && cached.provisional === provisional) return cached.records
  const records = [...[...known.values()].map(({ record }) => record), ...provisional.map(({ record }) => record)]
  records.sort((a, b) => (b.raisedAt ?? Infinity) - (a.raisedAt ?? Infinity))
  sorted.set(known, { provisional, records })
  return records
}

/** Whether two snapshots have the same status. Compares without sorting the records. */
export function sameStatus(a: AlarmClientSnapshot | undefined, b: AlarmClientSnapshot | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  const [one, other] = [statusOf(a), statusOf(b)]
  return (
    one.link === other.link &&
    one.sync === other.sync &&
    one.since === other.since &&
    one.stale === other.stale &&
    one.pendingCount === other.pendingCount &&
    one.unreadableFrames === other.unreadableFrames &&
    a.context.ledger.changes === b.context.ledger.changes
  )
}
