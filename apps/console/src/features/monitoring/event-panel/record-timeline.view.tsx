import { RECORD_KIND, isApiError, type ApiClient, type ReadRows } from '@smart-fire/api-client'
import { fireHosts, type HostEvent } from '@smart-fire/api-client/fire-hosts'
import { records, type ListedRecord, type VerdictAttempt } from '@smart-fire/api-client/records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, WarningBar } from '@smart-fire/ui'
import { Timeline } from '@smart-fire/ui/screen'
import { LoadedArea, useLoaded } from '../../../screens'
import * as monitoring from '../monitoring.messages'
import * as catalogue from './event-panel.messages'
import { recordTimeline, spanOf } from './record-timeline'

/** The history of a record: reports of the device, attempted verdicts, and restarts and resets of its fire host while it lasted. */
export function RecordTimeline({ record }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  const states = useMessages(monitoring)
  const client = useClient()
  const { kind, id, handledAt, fireHostId } = record
  const history = useLoaded({
    load: async (of, signal) => {
      const [attempts, hostEvents] = await Promise.all([
        client.with(records).verdictHistory(of, signal).catch(notOffered<VerdictAttempt>),
        eventsOfHost(client, record, signal).catch(notOffered<HostEvent>),
      ])
      return { attempts: attempts.rows, hostEvents: hostEvents.rows, dropped: attempts.dropped + hostEvents.dropped }
    },
    // a later verdict has another time: its history is loaded again
    query: { kind, id, handledAt, fireHostId },
  })
  return (
    <LoadedArea loaded={history} name={words.timeline} compact>
      {({ dropped, ...loaded }) => (
        <>
          {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
          <Timeline
            label={words.timeline}
            items={recordTimeline(record, loaded, words, states).map(({ at, text, ...item }) => ({ ...item, time: formatDateTime(at), title: text }))}
          />
        </>
      )}
    </LoadedArea>
  )
}

const NONE = { rows: [], dropped: 0 }

/** What has happened to the fire host of a record on the days of the record; nothing for other records. */
async function eventsOfHost(client: ApiClient, record: ListedRecord, signal: AbortSignal): Promise<ReadRows<HostEvent>> {
  const span = spanOf(record)
  if (record.kind !== RECORD_KIND.fireHost || record.fireHostId === null || span === null) return NONE
  return client.with(fireHosts).hosts.events({ hostId: record.fireHostId, period: { from: span.from, to: span.to ?? Date.now() } }, signal)
}

/** Servers without such a history respond with "not found": the timeline then shows the data of the record only. */
function notOffered<Row>(error: unknown): ReadRows<Row> {
  if (isApiError(error) && error.kind === 'notFound') return NONE
  throw error
}
