import { type RecordKind, recordKindOfChannel } from '@smart-fire/api-client'
import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { lastPage } from '../paged-list/page'
import { exceptionListMachine } from './exception-list.machine'

/** The running exception list. Selectors that only read a field are written where they are used; the others are below. */
export const ExceptionListActor = createActorContext(exceptionListMachine)

type Snapshot = SnapshotFrom<typeof exceptionListMachine>

export const selectKeysOn = (snapshot: Snapshot) => !snapshot.matches({ triage: 'off' })

/** Which columns the chosen channel has (spec 1 §2). */
export const selectKind = ({ context }: Snapshot): RecordKind => recordKindOfChannel(context.channelId ?? '')

/** The name of a channel; the empty text while the channels are not known. */
export function channelName({ channels }: Snapshot['context'], id: string | null): string {
  return channels.find((channel) => channel.id === id)?.name ?? ''
}

/** The page before the shown one, and the one after it; null where there is none. */
export const selectPreviousPage = ({ context: { page } }: Snapshot) => (page > 1 ? page - 1 : null)
export const selectNextPage = ({ context: { page, limit, total } }: Snapshot) => (page < lastPage(total, limit) ? page + 1 : null)
