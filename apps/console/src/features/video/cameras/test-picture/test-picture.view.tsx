import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { Instant } from '@smart-fire/api-client'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { Button, formatDateTime, ModalDialog } from '@smart-fire/ui'
import { VideoOff } from 'lucide-react'
import type { RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { START_MS } from '../../../../lib/video/camera-stream.machine'
import { PICTURE } from '../../../../lib/video/picture-colours'
import { TestPictureActor } from './test-picture.actor'
import type { testPictureMachine } from './test-picture.machine'
import * as catalogue from './test-picture.messages'
import type { TestPictureMessages } from './test-picture.messages'

interface TestPictureViewProps {
  address: string
  /** since when the camera of this address is offline, where that is known */
  offlineSince: Instant | null
  video: RefObject<HTMLVideoElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  onClose: () => void
}

/** One picture of an address, or in words why there is none (ADR 46). */
export function TestPictureView({ address, offlineSince, video, canvas, onClose }: TestPictureViewProps) {
  const words = useMessages(catalogue)
  const actor = TestPictureActor.useActorRef()
  const snapshot = TestPictureActor.useSelector((each) => each)
  const isShown = snapshot.matches('shown')
  const isBusy = snapshot.matches('asking') || snapshot.matches('taking')
  const size = `${canvas.current?.width ?? 0}×${canvas.current?.height ?? 0}`
  const told = isShown ? [words.taken(size)] : isBusy ? [words.connecting] : reasonsOf(snapshot, words, offlineSince)
  return (
    <ModalDialog
      open title={words.title} description={address} size="lg" onClose={onClose}
      footer={<Button onClick={() => actor.send({ type: 'again' })} disabled={isBusy}>{words.again}</Button>}
    >
      <Stack gap="2" data-state={statePaths(snapshot.value)}>
        <Box aspectRatio="16 / 9" position="relative" borderRadius="md" overflow="hidden" bg={PICTURE.bg} color={PICTURE.muted}>
          <video ref={video} muted playsInline aria-hidden style={{ position: 'absolute', inset: 0, visibility: 'hidden' }} />
          <canvas ref={canvas} role="img" aria-label={words.picture(address)} hidden={!isShown} style={{ width: '100%', height: '100%', objectFit: 'contain' }} />
          {isShown || isBusy ? null : <Flex position="absolute" inset="0" align="center" justify="center"><VideoOff size={28} aria-hidden /></Flex>}
        </Box>
        <Box role="status">
          {told.map((line, place) => <Text key={line} fontSize="sm" fontWeight={place === 0 ? '600' : undefined} color={place === 0 ? undefined : 'fg.muted'}>{line}</Text>)}
        </Box>
      </Stack>
    </ModalDialog>
  )
}

/** Why there is no picture: what has happened, and what is known beside it. */
function reasonsOf(snapshot: SnapshotFrom<typeof testPictureMachine>, words: TestPictureMessages, offlineSince: Instant | null): string[] {
  const offline = offlineSince === null ? [] : [words.offline(formatDateTime(offlineSince))]
  switch (snapshot.value) {
    case 'unsupported':
      return [words.unsupported, snapshot.context.played?.reason ?? ''].filter(Boolean)
    case 'timedOut':
      return [...offline, words.timedOut(START_MS / 1000)]
    case 'notAsked':
      return [words.notAsked]
    default:
      return [...offline, words.failed]
  }
}
