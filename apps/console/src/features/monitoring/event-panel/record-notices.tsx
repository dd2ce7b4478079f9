import { Text } from '@chakra-ui/react'
import { isApiError } from '@smart-fire/api-client'
import { notices, type NoticeEntry } from '@smart-fire/api-client/notices'
import type { ListedRecord } from '@smart-fire/api-client/records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, NO_VALUE, PagedTable, StatusBadge, WarningBar } from '@smart-fire/ui'
import { useMemo } from 'react'
import { NOTICE_TONES, outcomeText } from '../../../lib/notices/notice-outcome'
import * as outcomes from '../../../lib/notices/notice-outcome.messages'
import type { NoticeOutcomeMessages } from '../../../lib/notices/notice-outcome.messages'
import { LoadedArea, useLoaded } from '../../../screens'
import * as catalogue from './event-panel.messages'
import type { EventPanelMessages } from './event-panel.messages'

/** Who outside the watch desk was told of a record, how, when, and with which result. */
export function RecordNotices({ record: { kind, id } }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  const names = useMessages(outcomes)
  const client = useClient()
  const loaded = useLoaded({
    load: (of, signal) => client.with(notices).log.ofRecord(of.kind, of.id, signal).then((read) => ({ ...read, isKnown: true }), notOffered),
    query: { kind, id },
    isEmpty: ({ rows, dropped, isKnown }) => isKnown && rows.length === 0 && dropped === 0,
    // a notice that waits is sent, or fails, while the panel is open
    live: {},
  })
  const columns = useMemo(() => columnsOf(words, names), [words, names])
  return (
    <LoadedArea loaded={loaded} name={words.notices} emptyText={words.noNotices} compact>
      {({ rows, dropped, isKnown }) => (isKnown ? (
        <>
          {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
          <PagedTable label={words.notices} fill={false} columns={columns} rows={rows} rowKey={({ id: key }) => key} state="ready" emptyText={words.noNotices} />
        </>
      ) : <Text color="fg.muted">{words.noticesNotHere}</Text>)}
    </LoadedArea>
  )
}

/** Servers without such a log respond with "not found": the panel then says that it is not offered. */
function notOffered(error: unknown): { rows: NoticeEntry[]; dropped: number; isKnown: boolean } {
  if (isApiError(error) && error.kind === 'notFound') return { rows: [], dropped: 0, isKnown: false }
  throw error
}

function columnsOf(words: EventPanelMessages, names: NoticeOutcomeMessages) {
  return [
    { id: 'person', header: words.toldPerson, cell: ({ name, username }: NoticeEntry) => name ?? username ?? NO_VALUE },
    { id: 'method', header: words.toldBy, cell: ({ method }: NoticeEntry) => (method === null ? NO_VALUE : names.method[method]) },
    { id: 'at', header: words.toldAt, cell: ({ at }: NoticeEntry) => formatDateTime(at) },
    {
      id: 'state', header: words.outcome, wrap: true,
      cell: (entry: NoticeEntry) => (
        <>{entry.state === null ? entry.result ?? NO_VALUE : <StatusBadge tone={NOTICE_TONES[entry.state]} size="sm">{names.state[entry.state]}</StatusBadge>} {outcomeText(entry, names)}</>
      ),
    },
  ]
}
