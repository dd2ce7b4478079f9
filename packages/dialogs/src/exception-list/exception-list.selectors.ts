import { type RecordKind, recordKindOfChannel } from '@smart-fire/api-client'
import type { TableState } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import type { exceptionListMachine } from './exception-list.machine'
import { lastPage, selectedRow } from './exception-list.setup'

type Snapshot = SnapshotFrom<typeof exceptionListMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectChannels = ({ context }: Snapshot) => context.channels
export const selectChannelId = ({ context }: Snapshot) => context.channelId
export const selectChannelName = ({ context }: Snapshot) => nameOf(context.channels, context.channelId)
export const selectRows = ({ context }: Snapshot) => context.rows
export const selectPage = ({ context }: Snapshot) => context.page
export const selectLimit = ({ context }: Snapshot) => context.limit
export const selectTotal = ({ context }: Snapshot) => context.total
export const selectLoadedAt = ({ context }: Snapshot) => context.loadedAt
export const selectSelected = ({ context }: Snapshot) => context.selected
export const selectOverlayRecord = ({ context }: Snapshot) => context.overlayRecord
export const selectOverlaySensorId = ({ context }: Snapshot) => context.overlaySensorId
export const selectSelectedRow = ({ context }: Snapshot) => selectedRow(context)
export const selectVerdict = ({ context }: Snapshot) => context.verdict
export const selectKeysOn = (snapshot: Snapshot) => !snapshot.matches({ triage: 'off' })
export const selectAskingAgain = (snapshot: Snapshot) => snapshot.matches({ triage: { on: 'askingAgain' } })
export const selectPlanAllowed = (snapshot: Snapshot) => snapshot.matches({ permission: 'allowed' })
export const selectFireElsewhere = (snapshot: Snapshot) => snapshot.matches({ elsewhere: 'fire' })
export const selectFireChannelName = ({ context }: Snapshot) => nameOf(context.channels, context.fireChannelId)
export const selectOverlay = (snapshot: Snapshot) => snapshot.value.overlay
export const selectRefreshing = (snapshot: Snapshot) => snapshot.matches({ list: { ready: 'refreshing' } })
export const selectChannelsPlace = ({ value }: Snapshot) =>
  typeof value.channels === 'string' ? value.channels : value.channels.ready

/** Which columns the chosen channel has (spec 1 §2). */
export const selectKind = ({ context }: Snapshot): RecordKind => recordKindOfChannel(context.channelId ?? '')

/** What the table shows; rows that are gone but not certain to be gone are empty with a remark. */
export function selectTableState({ value, context }: Snapshot): TableState {
  if (typeof value.list === 'string') return value.list
  if (context.rows.length === 0) return 'empty'
  return value.list.ready === 'fresh' ? 'ready' : value.list.ready
}

/** An empty list that may be out of date: the table itself shows no rows to mark. */
export const selectStaleEmpty = (snapshot: Snapshot) =>
  snapshot.matches({ list: { ready: 'stale' } }) && snapshot.context.rows.length === 0

function nameOf(channels: Snapshot['context']['channels'], id: string | null): string {
  return channels.find((channel) => channel.id === id)?.name ?? ''
}

/** The page before the one that is shown, and the one after; null where there is none. */
export const selectPreviousPage = ({ context: { page } }: Snapshot) => (page > 1 ? page - 1 : null)
export const selectNextPage = ({ context: { page, limit, total } }: Snapshot) => (page < lastPage(total, limit) ? page + 1 : null)
