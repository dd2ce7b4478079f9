import { Box, Flex, Text } from '@chakra-ui/react'
import { statePaths, useMessages } from '@smart-fire/dialogs/provider'
import { Button, formatDateTime } from '@smart-fire/ui'
import { VideoOff } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { CameraStreamActor } from './camera-stream.actor'
import { pauseAfter } from './camera-stream.machine'
import { BUTTONS_ON_PICTURE, PICTURE } from './picture-colours'
import * as catalogue from './player.messages'

interface CameraStreamViewProps {
  name: string
  video: RefObject<HTMLVideoElement | null>
  /** the line with the name stands over the top of the picture (`StreamBar`) */
  hasBar?: boolean
}

/** A small picture, e.g. beside an alarm or one of sixteen panes, has no room for the sign above the words. */
const IN_SMALL_PICTURES = { '@container (max-height: 10rem)': { gap: '0.5', padding: '1', '& > svg': { display: 'none' } } }

/** The picture of one camera, or in words why there is none. Dark in both themes, as pictures are judged on black. */
export function CameraStreamView({ name, video, hasBar = false }: CameraStreamViewProps) {
  const words = useMessages(catalogue)
  const snapshot = CameraStreamActor.useSelector((state) => state)
  const actor = CameraStreamActor.useActorRef()
  const { context } = snapshot
  const retry = <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>{words.retry}</Button>
  const top = hasBar ? '7' : '0'
  const isPicture = snapshot.matches({ shown: 'playing' }) || snapshot.matches({ shown: 'stalled' })
  return (
    <Box data-state={statePaths(snapshot.value)} position="relative" width="full" height="full" bg={PICTURE.bg} color={PICTURE.fg} overflow="hidden" containerType="size">
      <video
        ref={video} muted playsInline aria-label={words.picture(name)}
        style={{ width: '100%', height: '100%', objectFit: 'contain', opacity: snapshot.matches({ shown: 'stalled' }) ? 0.45 : 1, visibility: isPicture ? 'visible' : 'hidden' }}
      />
      {snapshot.matches('outOfSight') ? <Words top={top}>{words.paused}</Words> : null}
      {snapshot.matches('asking') || snapshot.matches({ shown: 'starting' }) ? <Words top={top}>{words.connecting}</Words> : null}
      {snapshot.matches({ shown: 'stalled' }) ? <Words top={top}>{words.still}</Words> : null}
      {snapshot.matches('noSignal') ? (
        <Words top={top} icon={<VideoOff size={22} aria-hidden />}>
          <Text fontWeight="600">{words.noSignal}</Text>
          {context.since === null ? null : <Text fontSize="xs" textStyle="num" color={PICTURE.muted}>{words.since(formatDateTime(context.since))}</Text>}
          <Text fontSize="xs" color={PICTURE.muted}>{words.again(Math.round(pauseAfter(context.tries) / 1000))}</Text>
          {retry}
        </Words>
      ) : null}
      {snapshot.matches('unplayable') ? (
        <Words top={top} icon={<VideoOff size={22} aria-hidden />}>
          <Text fontWeight="600">{words.unplayable}</Text>
          <Text fontSize="xs" color={PICTURE.muted}>{context.address?.reason}</Text>
          {retry}
        </Words>
      ) : null}
    </Box>
  )
}

function Words({ top, icon, children }: { top: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Flex role="status" position="absolute" inset="0" top={top} direction="column" align="center" justify="center" gap="1.5" p="3" textAlign="center" fontSize="sm" css={{ ...BUTTONS_ON_PICTURE, ...IN_SMALL_PICTURES }}>
      {icon}
      {children}
    </Flex>
  )
}
