import { Stack, Text } from '@chakra-ui/react'
import { hydrantPhotos, type HydrantPhoto } from '@smart-fire/api-client/hydrant-photos'
import type { HydrantFacility } from '@smart-fire/api-client/water'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, formatDateTime, SlidePanel } from '@smart-fire/ui'
import { offered } from '../../../../lib/offered'
import { LoadedArea, useLoaded, useRights, type PanelProps } from '../../../../screens'
import { PhotoActs } from './photo-acts'
import * as catalogue from './photo-panel.messages'
import { PhotoPicture } from './photo-picture'

/** The panel of the photo of a hydrant. Users who may edit hydrants upload, replace and delete it; others look at it. */
export function PhotoPanel({ row, onClose, onChanged }: PanelProps<HydrantFacility>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const mayEdit = useRights('hydrant/fireDeviceManger')('btn_edit')
  const name = row.name ?? row.id
  const loaded = useLoaded<HydrantPhoto | null, { id: string }>({
    load: ({ id }, signal) => offered(client.with(hydrantPhotos).photo(id, signal)),
    query: { id: row.id },
  })
  const { refresh } = loaded
  const written = () => {
    refresh()
    onChanged()
  }
  const draw = ({ version, photo }: HydrantPhoto) => (
    <Stack gap="4">
      {photo === null ? <EmptyState title={words.none}>{mayEdit ? words.noneHint : undefined}</EmptyState> : (
        <>
          <PhotoPicture key={photo.url} url={photo.url} alt={words.of(name)} onRetry={refresh} />
          {photo.uploadedAt === null ? null : <Text fontSize="sm" color="fg.muted" textStyle="num">{words.uploaded(formatDateTime(photo.uploadedAt))}</Text>}
        </>
      )}
      {mayEdit ? (
        <PhotoActs hydrant={{ id: row.id, version }} name={name} hasPhoto={photo !== null} isRefreshing={loaded.state === 'refreshing'} onWritten={written} onConflict={refresh} />
      ) : null}
    </Stack>
  )
  return (
    <SlidePanel open onClose={onClose} width="medium" title={words.of(name)} subtitle={row.address ?? undefined}>
      <LoadedArea loaded={loaded} name={words.photo} emptyText={words.notHere}>
        {(found) => (found === null ? <Text color="fg.muted">{words.notHere}</Text> : draw(found))}
      </LoadedArea>
    </SlidePanel>
  )
}
