import { Text } from '@chakra-ui/react'
import { isApiError } from '@smart-fire/api-client'
import { devices, type DeviceChange, type ManagedDevice } from '@smart-fire/api-client/devices'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, WarningBar } from '@smart-fire/ui'
import { Timeline } from '@smart-fire/ui/screen'
import { choiceName, fieldName, LoadedArea, useLoaded, type ScreenCatalogue, type ScreenWords } from '../../../screens'
import * as screen from './device-management.messages'
import * as catalogue from './device-panel.messages'
import type { DevicePanelMessages } from './device-panel.messages'

/** What users have changed of a device, in the words of its screen. Platforms that keep no changes say so: no change must not look like that. */
export function DeviceChanges({ device: { id, version }, of = screen }: { device: Pick<ManagedDevice, 'id' | 'version'>; of?: ScreenCatalogue }) {
  const words = useMessages(catalogue)
  const names = useMessages(of)
  const client = useClient()
  const loaded = useLoaded({
    load: (of, signal) => client.with(devices).changes(of.id, signal).then((read) => ({ ...read, isKept: true }), withoutChanges),
    // a change counts the version up: the changes are loaded again
    query: { id, version },
    isEmpty: ({ rows, dropped, isKept }) => isKept && rows.length === 0 && dropped === 0,
  })
  return (
    <LoadedArea loaded={loaded} name={words.changes} emptyText={words.noChanges} compact>
      {({ rows, dropped, isKept }) => (isKept ? (
        <>
          {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
          <Timeline
            label={words.changes}
            items={rows.map((change, place) => ({
              id: String(place), time: formatDateTime(change.at), text: fieldsText(change, words, names),
              title: words.by(change.act === null ? words.unknownAct : words.acts[change.act], change.person ?? words.unknownPerson),
            }))}
          />
        </>
      ) : <Text color="fg.muted">{words.noChangesHere}</Text>)}
    </LoadedArea>
  )
}

function withoutChanges(error: unknown): { rows: DeviceChange[]; dropped: number; isKept: boolean } {
  if (isApiError(error) && error.kind === 'notFound') return { rows: [], dropped: 0, isKept: false }
  throw error
}

/** The reason that was given, and the changed fields that the screen names. */
function fieldsText({ fields, reason }: DeviceChange, words: DevicePanelMessages, names: ScreenWords): string | undefined {
  const shown = fields.filter(({ name }) => name !== null && name in names.fields && !NOT_NAMED.has(name))
  const value = (name: string, text: string | null) => (text === null ? words.blank : choiceName(names, name, text))
  const changes = shown.map(({ name, before, after }) => words.change(fieldName(names, name ?? ''), value(name ?? '', before), value(name ?? '', after)))
  return [...(reason === null ? [] : [words.because(reason)]), ...changes].join(words.between) || undefined
}

/** Ids, and what another changed field says already. */
const NOT_NAMED: ReadonlySet<string> = new Set(['buildingId', 'hydrantId', 'stopped', 'marked'])
