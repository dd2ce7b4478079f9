import type { AbnormalRecord } from '@smart-fire/api-client'
import type { SnapshotFrom } from 'xstate'
import type { alarmLinkMachine } from './alarm-link.machine'
import type { AlarmLinkStatus, LinkState, SyncState } from './alarm-link-status'
import { pendingCount, type KnownRecord, type Ledger } from './ledger'

type AlarmLinkSnapshot = SnapshotFrom<typeof alarmLinkMachine>

/** What the screens may know of the link. */
export function selectStatus(snapshot: AlarmLinkSnapshot): AlarmLinkStatus {
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
    lastChange: ledger.changes,
    unreadableFrames: ledger.unreadableFrames,
  }
}

const LINK_STATES = ['connecting', 'live', 'awaitingReply', 'reconnecting', 'refused'] as const

function selectLink(snapshot: AlarmLinkSnapshot): LinkState {
  return LINK_STATES.find((link) => snapshot.matches({ link })) ?? 'connecting'
}

function selectSync(snapshot: AlarmLinkSnapshot): SyncState {
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

export function sameStatus(a: AlarmLinkStatus, b: AlarmLinkStatus): boolean {
  return (
    a.link === b.link &&
    a.sync === b.sync &&
    a.since === b.since &&
    a.stale === b.stale &&
    a.pendingCount === b.pendingCount &&
    a.lastChange === b.lastChange &&
    a.unreadableFrames === b.unreadableFrames
  )
}
