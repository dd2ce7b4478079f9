import { chakra, Stack } from '@chakra-ui/react'
import { devicePapers, type DeviceFile } from '@smart-fire/api-client/device-papers'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { SlidePanel } from '@smart-fire/ui'
import { Download, Eye } from 'lucide-react'
import { choiceName, LoadedArea, PhotoPicture, useLoaded, type PanelProps } from '../../../screens'
import * as list from './device-files.messages'
import * as catalogue from './file-panel.messages'

/** A file of a device: a picture is shown, a PDF is saved. The address is asked for when the panel opens, since it expires (ADR 76). */
export function FilePanel({ row: { id, name, kind, contentType }, onClose }: PanelProps<DeviceFile>) {
  const words = useMessages(catalogue)
  const names = useMessages(list)
  const client = useClient()
  const link = useLoaded({ load: (of, signal) => client.with(devicePapers).files.link(of.id, signal), query: { id } })
  const isPicture = contentType?.startsWith('image/') ?? false
  const title = name ?? id
  return (
    <SlidePanel open onClose={onClose} width="medium" title={title} subtitle={kind === null ? undefined : choiceName(names, 'kind', kind)}>
      <LoadedArea loaded={link} name={words.address}>
        {(url) => (
          <Stack gap="4" align="start">
            {isPicture ? <PhotoPicture key={url} url={url} alt={title} onRetry={link.refresh} /> : null}
            <chakra.a href={url} target="_blank" rel="noopener" color="accent.fg" textDecoration="underline" display="inline-flex" alignItems="center" gap="2">
              {isPicture ? <Eye size={14} aria-hidden="true" /> : <Download size={14} aria-hidden="true" />}
              {isPicture ? words.view : words.save}
            </chakra.a>
          </Stack>
        )}
      </LoadedArea>
    </SlidePanel>
  )
}
