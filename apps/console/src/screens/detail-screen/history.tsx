import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime } from '@smart-fire/ui'
import { Timeline } from '@smart-fire/ui/screen'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import type { DetailDeclaration, HistoryEvent } from './detail-declaration'
import * as catalogue from './detail-screen.messages'

interface HistoryProps<Thing> {
  history: NonNullable<DetailDeclaration<Thing>['history']>
  thing: Thing
  /** stands in for the server in stories and tests */
  load: (() => Promise<readonly HistoryEvent[]>) | undefined
}

const NO_QUERY = {}

/** What happened to a thing, the newest first. */
export function History<Thing>({ history, thing, load }: HistoryProps<Thing>) {
  const messages = useMessages(catalogue)
  const client = useClient()
  const events = useLoaded({
    load: (_, signal) => (load ? load() : history(client, thing, signal)),
    query: NO_QUERY,
    isEmpty: (all) => all.length === 0,
  })
  return (
    <LoadedArea loaded={events} name={messages.history}>
      {(all) => <Timeline label={messages.history} items={all.map(({ at, ...event }) => ({ ...event, time: formatDateTime(at) }))} />}
    </LoadedArea>
  )
}
