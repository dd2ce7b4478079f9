import type { AbnormalRecord, AlarmChannel, RecordVerdict, Verdict } from '@smart-fire/api-client'
import type { RecordRef } from '../provider'
import type { PageContext, PageEvent } from '../paged-list/page'
import type { LiveEvent, Outdated } from '../regions/outdated'

/** What the dialog loads by calls of its own. */
export type ExceptionListPart = 'channels' | 'list'

export interface ExceptionListContext extends PageContext<AbnormalRecord>, Outdated<ExceptionListPart> {
  channels: AlarmChannel[]
  /** channels that could not be read */
  droppedChannels: number
  /** null until the channels are loaded */
  channelId: string | null
  /** the selected row: a refresh may move it and never changes it */
  selected: RecordRef | null
  /** the verdict that Enter gives the selected fire (keyboard triage) */
  verdict: Verdict
  /** the record whose confirmation, plan or hydrant is open */
  overlayRecord: AbnormalRecord | null
  /** its device, for the marker on the plan */
  overlaySensorId: string | null
  /** where fires arrived while another channel was shown, until the operator goes there (domain 19); the newest first */
  fireChannels: string[]
  /** a change was reported after the newest of them: numbers that were loaded since then include these fires */
  changedSinceFire: boolean
}

export type ExceptionListEvent =
  | { type: 'channel.select'; channelId: string }
  | PageEvent
  | { type: 'data.refresh' }
  | { type: 'row.select'; record: RecordRef }
  | { type: 'row.confirm'; record: AbnormalRecord }
  | { type: 'row.plan'; record: AbnormalRecord }
  | { type: 'row.hydrant'; record: AbnormalRecord }
  | TriageEvent
  | { type: 'help.open' }
  | { type: 'overlay.close' }
  | { type: 'record.confirmed' }
  | { type: 'elsewhere.view' }
  | LiveEvent
  /** from the alarm link or the numbers of the channels: a new fire */
  | { type: 'fire.arrived'; channelId: string }

/** Keyboard triage: keys for the selected row, while the focus is inside the list. */
export type TriageEvent =
  | { type: 'triage.judge'; verdict: Verdict }
  | { type: 'triage.confirm' }
  | { type: 'triage.open' }
  | { type: 'triage.channel' }
  | { type: 'keys.switch'; on: boolean }

export type ExceptionListEmitted =
  /** a record was handled here */
  | { type: 'confirmed' }
  /** a row was judged by keyboard: the verdict is held for a few seconds, so that it can be undone */
  | { type: 'judged'; record: AbnormalRecord; verdict: RecordVerdict }
  /** the operator has switched the single keys */
  | { type: 'keysSwitched'; on: boolean }
  | { type: 'announced'; announcement: TriageAnnouncement }

/** What a screen reader announces. */
export type TriageAnnouncement =
  | { key: 'chosen'; verdict: Verdict }
  | { key: 'needsNoVerdict' | 'opensNothing' | 'nowhereElse' | 'asksAgain' | 'keysOn' | 'keysOff' }

export interface ChannelsResponse {
  channels: AlarmChannel[]
  /** channels that could not be read */
  dropped: number
  /** known by the alarm link; null without one, or when no fire is open */
  newestFireChannelId: string | null
}

export interface RecordsRequest {
  channelId: string
  page: number
  limit: number
}
