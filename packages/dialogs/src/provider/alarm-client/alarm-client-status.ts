import type { AbnormalRecord, Instant } from '@smart-fire/api-client'

/** How the link is. `off`: this provider was given no `alarms`. */
export type LinkState = 'off' | 'connecting' | 'live' | 'awaitingReply' | 'reconnecting' | 'refused'

/** Whether the known records are those of the server. */
export type SyncState = 'catchingUp' | 'synced' | 'failed'

/** What every screen may know of the alarm link. */
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
