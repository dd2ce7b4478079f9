import { type RecordKind, recordKindOfChannel } from '@smart-fire/api-client'
import type { SnapshotFrom } from 'xstate'
import { lastPage } from '../shared/paged-list'
import { dataStateOf } from '../shared/data-state-of'
import type { exceptionListMachine } from './exception-list.machine'
import { selectedRow } from './exception-list.setup'

type Snapshot = SnapshotFrom<typeof exceptionListMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectChannels = ({ context }: Snapshot) => context.channels
export const selectChannelId = ({ context }: Snapshot) => context.channelId
export const selectChannelName = ({ context }: Snapshot) => nameOf(context.channels, context.channelId)
export const selectRows = ({ context }: Snapshot) => context.rows
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
export const selectChannelsState = ({ value }: Snapshot) => dataStateOf(value.channels)
export const selectListState = ({ value }: Snapshot) => dataStateOf(value.list)

/** Which columns the chosen channel has (spec 1 §2). */
export const selectKind = ({ context }: Snapshot): RecordKind => recordKindOfChannel(context.channelId ?? '')

function nameOf(channels: Snapshot['context']['channels'], id: string | null): string {
  return channels.find((channel) => channel.id === id)?.name ?? ''
}

/** The page before the one that is shown, and the one after; null where there is none. */
export const selectPreviousPage = ({ context: { page } }: Snapshot) => (page > 1 ? page - 1 : null)
export const selectNextPage = ({ context: { page, limit, total } }: Snapshot) => (page < lastPage(total, limit) ? page + 1 : null)
