import { Text } from '@chakra-ui/react'
import { isApiError } from '@smart-fire/api-client'
import { fireHosts, type FireHost, type HostEvent } from '@smart-fire/api-client/fire-hosts'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, PagedTable, WarningBar } from '@smart-fire/ui'
import { useMemo } from 'react'
import { LoadedArea, useLoaded } from '../../../../screens'
import * as catalogue from './host-panel.messages'
import type { HostPanelMessages } from './host-panel.messages'

/** The restarts and resets of a host, the latest first. A time whose stamp cannot be believed says that it is the arrival (domain 24). */
export function HostEvents({ host }: { host: FireHost }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded({
    load: (of, signal) => client.with(fireHosts).hosts.events({ hostId: of.id }, signal).then((read) => ({ ...read, isKnown: true }), withoutList),
    query: { id: host.id },
    isEmpty: ({ rows, dropped, isKnown }) => isKnown && rows.length === 0 && dropped === 0,
  })
  const columns = useMemo(() => columnsOf(words), [words])
  return (
    <LoadedArea loaded={loaded} name={words.events} emptyText={words.noEvents} compact>
      {({ rows, dropped, total, isKnown }) => (isKnown ? (
        <>
          {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
          <PagedTable label={words.events} fill={false} columns={columns} rows={rows} rowKey={({ id }) => id} state="ready" emptyText={words.noEvents} />
          {total > rows.length + dropped ? <Text mt="2" fontSize="sm" color="fg.muted">{words.moreEvents(rows.length)}</Text> : null}
        </>
      ) : <Text color="fg.muted">{words.eventsNotHere}</Text>)}
    </LoadedArea>
  )
}

function withoutList(error: unknown): { rows: HostEvent[]; dropped: number; total: number; isKnown: boolean } {
  if (isApiError(error) && error.kind === 'notFound') return { rows: [], dropped: 0, total: 0, isKnown: false }
  throw error
}

const columnsOf = (words: HostPanelMessages) => [
  { id: 'event', header: words.hostEvent, cell: ({ event }: HostEvent) => words.eventNames[event ?? 'unknown'] },
  { id: 'at', header: words.eventAt, cell: ({ at, stampedAt }: HostEvent) => [formatDateTime(at), stampedAt === null ? null : words.wrongClock(formatDateTime(stampedAt))].filter(Boolean).join(' ') },
]
