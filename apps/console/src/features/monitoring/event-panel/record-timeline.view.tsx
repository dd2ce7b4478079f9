import { records, type ListedRecord, type VerdictAttempt } from '@smart-fire/api-client/records'
import { isApiError, type ReadRows } from '@smart-fire/api-client'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, WarningBar } from '@smart-fire/ui'
import { Timeline } from '@smart-fire/ui/screen'
import { LoadedArea, useLoaded } from '../../../screens'
import * as monitoring from '../monitoring.messages'
import * as catalogue from './event-panel.messages'
import { recordTimeline } from './record-timeline'

/** The history of a record: reports of the device and attempted verdicts. */
export function RecordTimeline({ record }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  const states = useMessages(monitoring)
  const client = useClient()
  const { kind, id, handledAt } = record
  const attempts = useLoaded({
    load: (of, signal) => client.with(records).verdictHistory(of, signal).catch(withoutHistory),
    // a later verdict has another time: its history is loaded again
    query: { kind, id, handledAt },
  })
  return (
    <LoadedArea loaded={attempts} name={words.timeline} compact>
      {({ rows, dropped }) => (
        <>
          {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
          <Timeline
            label={words.timeline}
            items={recordTimeline(record, rows, words, states).map(({ at, text, ...item }) => ({ ...item, time: formatDateTime(at), title: text }))}
          />
        </>
      )}
    </LoadedArea>
  )
}

/** Servers without a verdict history respond with "not found": the timeline then shows the data of the record only. */
function withoutHistory(error: unknown): ReadRows<VerdictAttempt> {
  if (isApiError(error) && error.kind === 'notFound') return { rows: [], dropped: 0 }
  throw error
}
