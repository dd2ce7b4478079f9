import type { AbnormalRecord, AlarmChannel, RecordVerdict, Verdict } from '@smart-fire/api-client'
import type { RecordRef } from '../provider'
import type { ChangeEvent, Changes } from '../shared/changes'
import type { PageAnswer as Answered, PagedList, PageEvent } from '../shared/paged-list'

/** Parts of the dialog that are asked for separately and can be outdated separately. */
export type ExceptionListPart = 'channels' | 'list'

export interface ExceptionListContext extends PagedList<AbnormalRecord>, Changes<ExceptionListPart> {
  channels: AlarmChannel[]
  /** null until the channels have said which one to open */
  channelId: string | null
  /** the row the operator works on: a refresh may move it, never change it */
  selected: RecordRef | null
  /** what Enter would make of the selected fire (keyboard triage) */
  verdict: Verdict
  /** the record whose confirmation, plan or hydrant is open */
  overlayRecord: AbnormalRecord | null
  /** its device, for the marker on the plan */
  overlaySensorId: string | null
  /** where a fire arrived while another channel is shown (domain 19) */
  fireChannelId: string | null
  /** what the counts included when it arrived */
  fireChange: number
}

/** `change`: the alarm link's change counter when the dialog opens. */
export interface ExceptionListInput {
  change: number
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
  | LinkEvent
  /** between the regions: which channel to ask for is known, or cannot be known */
  | { type: 'channels.known' }
  | { type: 'channels.failed' }

/** Keyboard triage: about the selected row, from inside the list only. */
export type TriageEvent =
  | { type: 'triage.judge'; verdict: Verdict }
  | { type: 'triage.confirm' }
  | { type: 'triage.open' }
  | { type: 'triage.channel' }
  | { type: 'keys.switch'; on: boolean }

/** What the alarm link tells; nothing when the provider has none. */
export type LinkEvent = ChangeEvent | { type: 'fire.arrived'; channelId: string }

export type ExceptionListEmitted =
  /** a record was handled here */
  | { type: 'confirmed' }
  /** a row was judged by keyboard: to be held, so that it can be undone */
  | { type: 'judged'; record: AbnormalRecord; verdict: RecordVerdict }
  /** the operator has switched the single keys */
  | { type: 'keysSwitched'; on: boolean }
  | { type: 'announced'; announcement: TriageAnnouncement }

/** What is told to somebody who does not see it. */
export type TriageAnnouncement =
  | { key: 'chosen'; verdict: Verdict }
  | { key: 'needsNoVerdict' | 'opensNothing' | 'nowhereElse' | 'asksAgain' | 'keysOn' | 'keysOff' }

export interface ChannelsAnswer {
  channels: AlarmChannel[]
  newestFireChannelId: string | null
}

/** `channelId` is null while the channels are not known: then there is nothing to ask for yet. */
export interface PageRequest {
  channelId: string | null
  page: number
  limit: number
}

export type PageAnswer = Answered<AbnormalRecord>
