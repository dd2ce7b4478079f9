import { Flex, Text } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Camera } from '@smart-fire/api-client/cameras'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, formatDateTime } from '@smart-fire/ui'
import { VideoOff } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { START_MS } from '../../../../lib/video/camera-stream.machine'
import type { PictureBehindProps } from '../../../../screens'
import { TestPictureActor } from '../../cameras/test-picture/test-picture.actor'
import type { testPictureMachine } from '../../cameras/test-picture/test-picture.machine'
import * as catalogue from './camera-behind.messages'
import type { CameraBehindMessages } from './camera-behind.messages'

/** What explains a missing picture. */
export type CameraFacts = Pick<Camera, 'status' | 'statusAt'>

interface CameraBehindViewProps extends Pick<PictureBehindProps, 'children'> {
  /** null: not known, e.g. not yet loaded */
  camera: CameraFacts | null
  video: RefObject<HTMLVideoElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
}

/** Gives the picture that was taken to what is drawn on it, or says why there is none. */
export function CameraBehindView({ camera, video, canvas, children }: CameraBehindViewProps) {
  const words = useMessages(catalogue)
  const actor = TestPictureActor.useActorRef()
  const snapshot = TestPictureActor.useSelector((each) => each)
  const isShown = snapshot.matches('shown')
  const isBusy = snapshot.matches('asking') || snapshot.matches('taking')
  const drawn = canvas.current
  const picture = (
    <>
      <video ref={video} muted playsInline aria-hidden style={{ visibility: 'hidden' }} />
      <canvas ref={canvas} aria-hidden hidden={!isShown} />
      {isShown || isBusy ? null : <VideoOff size={28} aria-hidden />}
    </>
  )
  const again = <Button size="sm" loading={isBusy} onClick={() => actor.send({ type: 'again' })}>{words.again}</Button>
  const lines = isShown ? [words.taken] : isBusy ? [words.connecting] : [...reasonsOf(snapshot, camera, words), words.without]
  return children({ picture, note: <Note lines={lines} act={again} />, ...(isShown && drawn ? { ratio: drawn.width / drawn.height } : {}) })
}

/** Without a camera there is nothing to fetch. */
export function WithoutCamera({ children }: Pick<PictureBehindProps, 'children'>) {
  const words = useMessages(catalogue)
  return children({ picture: <VideoOff size={28} aria-hidden />, note: <Note lines={[words.noCamera, words.without]} /> })
}

function Note({ lines, act }: { lines: readonly string[]; act?: ReactNode }) {
  return (
    <Flex gap="2" align="center" justify="space-between" minHeight="7">
      <span>{lines.map((line, place) => <Text as="span" display="block" key={line} color={place === 0 ? 'fg.default' : undefined}>{line}</Text>)}</span>
      {act}
    </Flex>
  )
}

/** An offline camera explains every stream that does not come; whether a browser can play it at all does not depend on that. */
function reasonsOf(snapshot: SnapshotFrom<typeof testPictureMachine>, camera: CameraFacts | null, words: CameraBehindMessages): string[] {
  if (snapshot.matches('unsupported')) return [words.unsupported, snapshot.context.played?.reason ?? ''].filter(Boolean)
  if (snapshot.matches('notAsked')) return [words.notAsked]
  if (camera?.status === SENSOR_STATUS.offline) return [camera.statusAt === null ? words.offline : words.offlineSince(formatDateTime(camera.statusAt))]
  return [snapshot.matches('timedOut') ? words.timedOut(START_MS / 1000) : words.failed]
}
