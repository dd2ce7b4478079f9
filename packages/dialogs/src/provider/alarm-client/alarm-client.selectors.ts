import type { AbnormalRecord } from '@smart-fire/api-client'
import type { SnapshotFrom } from 'xstate'
import type { alarmClientMachine } from './alarm-client.machine'
import type { AlarmClientStatus, LinkState, SyncState } from './alarm-client-status'
import { pendingCount, type KnownRecord, type Ledger } from './ledger'

type AlarmClientSnapshot = SnapshotFrom<typeof alarmClientMachine>

/** What the screens may know of the link. */
export function selectStatus(snapshot: AlarmClientSnapshot): AlarmClientStatus {
  const { ledger, lastContact } = snapshot.context
  return {
    link: selectLink(snapshot),
    sync: selectSync(snapshot),
    since: lastContact,
    stale: snapshot.matches({ freshness: 'stale' }),
    pendingCount: pendingCount(ledger),
    // sorted when somebody reads them: in a storm nobody needs thousands in order four times a second
    get records() {
      return selectRecords(ledger)
    },
    unreadableFrames: ledger.unreadableFrames,
  }
}

const LINK_STATES = ['connecting', 'live', 'awaitingReply', 'reconnecting', 'refused'] as const

function selectLink(snapshot: AlarmClientSnapshot): LinkState {
  return LINK_STATES.find((link) => snapshot.matches({ link })) ?? 'connecting'
}

function selectSync(snapshot: AlarmClientSnapshot): SyncState {
  if (snapshot.matches({ sync: 'synced' })) return 'synced'
  return snapshot.matches({ sync: 'failed' }) ? 'failed' : 'catchingUp'
}

/** The same array until the records change: sorting thousands for every frame would be felt. */
const sorted = new WeakMap<ReadonlyMap<string, KnownRecord>, { provisional: Ledger['provisional']; records: AbnormalRecord[] }>()

function selectRecords({ known, provisional }: Ledger): readonly AbnormalRecord[] {
  const cached = sorted.get(known)
  if (cached && cached.provisional === provisional) return cached.records
  const records = [...[...known.values()].map(({ record }) => record), ...provisional.map(({ record }) => record)]
  records.sort((a, b) => (b.raisedAt ?? Infinity) - (a.raisedAt ?? Infinity))
  sorted.set(known, { provisional, records })
  return records
}

/** Whether two snapshots have the same status, told without sorting the records. */
export function sameStatus(a: AlarmClientSnapshot | undefined, b: AlarmClientSnapshot | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  const [one, other] = [selectStatus(a), selectStatus(b)]
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
