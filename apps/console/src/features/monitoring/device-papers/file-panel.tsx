import { chakra, Stack } from '@chakra-ui/react'
import { devicePapers, type DeviceFile } from '@smart-fire/api-client/device-papers'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, formatDateTime, NO_VALUE, SlidePanel } from '@smart-fire/ui'
import { Download, Eye } from 'lucide-react'
import { choiceName, fieldName, LoadedArea, PhotoPicture, useLoaded, type PanelProps, type ScreenWords } from '../../../screens'
import * as list from './device-files.messages'
import * as catalogue from './file-panel.messages'
import { sizeOfFile } from './size-of-file'

/** A file of a device: a picture is shown, a PDF is saved. The address is asked for when the panel opens, since it expires (ADR 76). */
export function FilePanel({ row, onClose }: PanelProps<DeviceFile>) {
  const { id, name, kind, contentType } = row
  const words = useMessages(catalogue)
  const names = useMessages(list)
  const client = useClient()
  const link = useLoaded({ load: (of, signal) => client.with(devicePapers).files.link(of.id, signal), query: { id } })
  const isPicture = contentType?.startsWith('image/') ?? false
  const title = name ?? id
  return (
    <SlidePanel open onClose={onClose} width="medium" title={title} subtitle={kind === null ? undefined : choiceName(names, 'kind', kind)}>
      <Stack gap="5">
        <DescriptionList items={factsOf(row, names)} />
        <LoadedArea loaded={link} name={words.address}>
          {(url) => (
            <Stack gap="4" align="start">
              {isPicture ? <PhotoPicture key={url} url={url} alt={title} onRetry={link.refresh} /> : null}
              <chakra.a href={url} target="_blank" rel="noopener" {...BUTTON}>
                {isPicture ? <Eye size={16} aria-hidden="true" /> : <Download size={16} aria-hidden="true" />}
                {isPicture ? words.view : words.save}
              </chakra.a>
            </Stack>
          )}
        </LoadedArea>
      </Stack>
    </SlidePanel>
  )
}

/** A link that is the one thing to do here. */
const BUTTON = {
  display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'control.md', px: '4', borderRadius: 'md', borderWidth: '1px', borderColor: 'accent.fg', color: 'accent.fg', fontWeight: 'medium', _hover: { bg: 'bg.hover' },
} as const

function factsOf(file: DeviceFile, names: ScreenWords) {
  const { contentType, updatedAt } = file
  return [
    { id: 'contentType', term: fieldName(names, 'contentType'), value: contentType === null ? NO_VALUE : choiceName(names, 'contentType', contentType) },
    { id: 'bytes', term: fieldName(names, 'bytes'), value: sizeOfFile(file) || NO_VALUE },
    { id: 'updatedAt', term: fieldName(names, 'updatedAt'), value: formatDateTime(updatedAt) },
  ]
}
