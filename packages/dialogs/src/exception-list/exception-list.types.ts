import type { AbnormalRecord, AlarmChannel, Instant } from '@smart-fire/api-client'
import type { RecordRef } from '../provider'

export interface ExceptionListContext {
  channels: AlarmChannel[]
  /** null until the channels have said which one to open */
  channelId: string | null
  page: number
  limit: number
  rows: AbnormalRecord[]
  total: number
  loadedAt: Instant | null
  /** the row the operator works on: a refresh may move it, never change it */
  selected: RecordRef | null
  /** the record whose confirmation or plan is open */
  overlayRecord: AbnormalRecord | null
  /** where a fire arrived while another channel is shown (domain 19) */
  fireChannelId: string | null
  /** what the counts included when it arrived */
  fireChange: number
  /** the alarm link's change counter: newest heard of, and as of the last load of each region */
  heardChange: number
  listChange: number
  channelsChange: number
}

/** `change`: the alarm link's change counter when the dialog opens. */
export interface ExceptionListInput {
  change: number
}

export type ExceptionListEvent =
  | { type: 'channel.select'; channelId: string }
  | { type: 'page.change'; page: number }
  | { type: 'size.change'; limit: number }
  | { type: 'list.refresh' }
  | { type: 'row.select'; record: RecordRef }
  | { type: 'row.confirm'; record: AbnormalRecord }
  | { type: 'row.plan'; record: AbnormalRecord }
  | { type: 'overlay.close' }
  | { type: 'record.confirmed' }
  | { type: 'elsewhere.view' }
  | LinkEvent
  /** between the regions: which channel to ask for is known, or cannot be known */
  | { type: 'channels.known' }
  | { type: 'channels.failed' }

/** What the alarm link tells; nothing when the provider has none. */
export type LinkEvent =
  | { type: 'records.changed'; change: number }
  | { type: 'fire.arrived'; channelId: string }
  | { type: 'link.silent' }
  | { type: 'link.heard' }

/** A record was handled here. */
export type ExceptionListEmitted = { type: 'confirmed' }

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

export interface PageAnswer {
  rows: AbnormalRecord[]
  total: number
  loadedAt: Instant
}
