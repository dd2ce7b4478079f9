import { Stack, Text } from '@chakra-ui/react'
import type { RowPhoto } from '@smart-fire/api-client/hydrant-photos'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, formatDateTime, SlidePanel } from '@smart-fire/ui'
import type { ComponentType } from 'react'
import { offered } from '../../lib/offered'
import type { ListedRow } from '../list-screen/list-screen.types'
import type { PanelProps } from '../list-screen/row-act'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import { useRights } from '../rights/rights'
import type { Photographed } from './photo-act'
import { PhotoActs } from './photo-acts'
import * as catalogue from './photo-panel.messages'
import { PhotoPicture } from './photo-picture'

/** The panel of the photo of a row. Users who may edit rows upload, replace and delete it; others look at it. */
export const photoPanelOf = <Row extends ListedRow>(of: Photographed<Row>): ComponentType<PanelProps<Row>> => (props) => <PhotoPanel {...props} of={of} />

function PhotoPanel<Row extends ListedRow>({ row, onClose, onChanged, of: { screen, photosOf, nameOf, subtitleOf } }: PanelProps<Row> & { of: Photographed<Row> }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const mayEdit = useRights(screen)('btn_edit')
  const name = nameOf(row)
  const loaded = useLoaded<RowPhoto | null, { id: string }>({
    load: ({ id }, signal) => offered(photosOf(client).photo(id, signal)),
    query: { id: row.id },
  })
  const { refresh } = loaded
  const written = () => {
    refresh()
    onChanged()
  }
  const draw = ({ version, photo }: RowPhoto) => (
    <Stack gap="4">
      {photo === null ? <EmptyState title={words.none}>{mayEdit ? words.noneHint : undefined}</EmptyState> : (
        <>
          <PhotoPicture key={photo.url} url={photo.url} alt={words.of(name)} onRetry={refresh} />
          {photo.uploadedAt === null ? null : <Text fontSize="sm" color="fg.muted" textStyle="num">{words.uploaded(formatDateTime(photo.uploadedAt))}</Text>}
        </>
      )}
      {mayEdit ? (
        <PhotoActs row={{ id: row.id, version }} photosOf={photosOf} name={name} hasPhoto={photo !== null} isRefreshing={loaded.state === 'refreshing'} onWritten={written} onConflict={refresh} />
      ) : null}
    </Stack>
  )
  return (
    <SlidePanel open onClose={onClose} width="medium" title={words.of(name)} subtitle={subtitleOf(row) ?? undefined}>
      <LoadedArea loaded={loaded} name={words.photo} emptyText={words.notHere}>
        {(found) => (found === null ? <Text color="fg.muted">{words.notHere}</Text> : draw(found))}
      </LoadedArea>
    </SlidePanel>
  )
}
