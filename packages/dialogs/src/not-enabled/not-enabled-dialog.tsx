import { type ApiClient, CHANNEL, floorName, type NotEnabledRow, type PageQuery } from '@smart-fire/api-client'
import { Button } from '@smart-fire/ui'
import { useMemo } from 'react'
import { type PageOf, PagedListTable, usePagedList } from '../paged-list'
import { useClient, useMessages } from '../provider'
import { PerClient } from '../shared/parts/per-client'
import { ScreenDialog } from '../shared/parts/screen-dialog'
import { notEnabledColumns } from './not-enabled-columns'
import { en, type NotEnabledMessages, zhCN } from './not-enabled.messages'

const PAGE_SIZES = [10, 15, 30, 40] as const // spec 2 §9

/** Devices of a building, of one floor of it (without `floor`, or with 0, of the whole building), or of a hydrant. */
type Place = { channelId: string } & ({ buildingId: string; floor?: number | undefined; hydrantId?: undefined } | { hydrantId: string; buildingId?: undefined })

export type NotEnabledDialogProps = Place & { open: boolean; onClose: () => void }

/** Devices that are not enabled yet, page by page (spec 2 §2.4). */
export function NotEnabledDialog(props: NotEnabledDialogProps) {
  return props.open ? <PerClient><OpenDialog {...props} /></PerClient> : null
}

function OpenDialog({ onClose, open: _, ...place }: NotEnabledDialogProps) {
  const words = useMessages({ zhCN, en })
  const client = useClient()
  const list = usePagedList<NotEnabledRow, Place>({
    load: (request, signal) => loadPage(client, request, signal),
    query: place,
    limit: 15, // spec 2 §9
    live: 'link',
  })
  const kind = place.hydrantId !== undefined ? 'hydrant' : place.channelId === CHANNEL.fireHost ? 'fireHost' : 'general'
  return (
    <ScreenDialog
      open
      onClose={onClose}
      title={words.title}
      subtitle={placeText(place, words)}
      actions={
        <Button size="sm" loading={list.state === 'refreshing'} onClick={list.refresh}>
          {words.refresh}
        </Button>
      }
    >
      <PagedListTable
        label={words.list}
        words={words}
        columns={useMemo(() => notEnabledColumns(words, kind), [words, kind])}
        rowKey={({ id }) => id}
        pageSizes={PAGE_SIZES}
        list={list}
      />
    </ScreenDialog>
  )
}

function loadPage(client: ApiClient, request: Place & PageQuery, signal: AbortSignal): Promise<PageOf<NotEnabledRow>> {
  if (request.hydrantId !== undefined) return client.hydrants.notEnabled(request, signal)
  const { floor, ...building } = request
  return client.sensors.notEnabled(floor ? { ...building, floor } : building, signal) // 0 is no floor (domain 9)
}

function placeText(place: Place, words: NotEnabledMessages): string {
  if (place.hydrantId !== undefined) return words.hydrant
  return floorName(place.floor ?? null) || words.wholeBuilding
}
