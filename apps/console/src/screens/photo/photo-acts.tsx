import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ApiClient } from '@smart-fire/api-client'
import type { PhotoCalls, SeenRow } from '@smart-fire/api-client/hydrant-photos'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, ConfirmDialog } from '@smart-fire/ui'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { reducedPhoto } from '../../lib/reduced-photo'
import { base64Of } from '../plan-editor/picture-upload'
import { refusalOf, UnreadablePicture } from '../../lib/refusal'
import * as catalogue from './photo-panel.messages'

/** The server takes no larger file (trust B3). */
const MOST_BYTES = 10 * 1024 * 1024

interface PhotoActsProps {
  row: SeenRow
  photosOf: (client: ApiClient) => PhotoCalls
  name: string
  hasPhoto: boolean
  /** the version of the row is being fetched: a write would name the one before */
  isRefreshing: boolean
  onWritten: () => void
  /** another user was faster, or it is not known what became of it: the photo is fetched again */
  onConflict: () => void
}

type Act = 'upload' | 'remove'
type Outcome = { tone: 'done' | 'problem'; text: string } | null

/** Uploads, replaces and deletes the photo of a row, and says what came of it. */
export function PhotoActs({ row, photosOf, name, hasPhoto, isRefreshing, onWritten, onConflict }: PhotoActsProps) {
  const words = useMessages(catalogue)
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const [running, setRunning] = useState<Act | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)

  const run = async (act: Act, done: string, write: (photos: PhotoCalls) => Promise<void>) => {
    setRunning(act)
    setOutcome(null)
    try {
      await write(photosOf(client))
      setOutcome({ tone: 'done', text: done })
      onWritten()
    } catch (error) {
      const { kind, message, isUnknown } = refusalOf(error)
      setOutcome({ tone: 'problem', text: { conflict: words.conflict, unreadable: words.unreadable, refused: message ?? words.failed, failed: message ?? (isUnknown ? words.unknown : words.failed) }[kind] })
      if (kind === 'conflict' || isUnknown) onConflict()
    } finally {
      setRunning(null)
      setAsked(false)
    }
  }
  const upload = (file: File) => {
    if (file.size > MOST_BYTES) return setOutcome({ tone: 'problem', text: words.tooLarge })
    void run('upload', words.saved, async (photos) => {
      const photo = await reducedPhoto(file).catch(() => Promise.reject(new UnreadablePicture()))
      await photos.savePhoto(row, await base64Of(photo))
    })
  }
  const label = hasPhoto ? words.replace : words.upload
  const isBusy = running !== null || isRefreshing
  return (
    <Stack gap="3">
      <input
        ref={input} type="file" hidden accept="image/png,image/jpeg" aria-label={label} tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // the same file can be chosen again
          target.value = ''
          if (file) upload(file)
        }}
      />
      <Flex gap="3" wrap="wrap">
        <Button variant={hasPhoto ? undefined : 'solid'} loading={running === 'upload'} disabled={isBusy && running !== 'upload'} icon={<ImageUp size={16} aria-hidden="true" />} onClick={() => input.current?.click()}>
          {running === 'upload' ? words.uploading : label}
        </Button>
        {hasPhoto ? <Button disabled={isBusy} icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setAsked(true)}>{words.remove}</Button> : null}
      </Flex>
      <Text role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>{outcome?.tone === 'done' ? outcome.text : ''}</Text>
      {outcome?.tone === 'problem' ? <Text role="alert" fontSize="sm" color="tone.fault.fg">{outcome.text}</Text> : null}
      <ConfirmDialog
        open={isAsked} danger busy={running === 'remove'} title={words.remove} confirmText={words.remove} onClose={() => setAsked(false)}
        onConfirm={() => void run('remove', words.removed, (photos) => photos.removePhoto(row))}
      >
        {words.removeText(name)}
      </ConfirmDialog>
    </Stack>
  )
}
