import { Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { startRefreshTimer } from '@smart-fire/dialogs/regions'
import { IconButton, useToasts } from '@smart-fire/ui'
import { Camera } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { CameraStreamActor } from './camera-stream.actor'
import type { ShownStream } from './camera-stream'
import { BUTTONS_ON_PICTURE, PICTURE } from './picture-colours'
import * as catalogue from './player.messages'
import { saveSnapshot } from './save-snapshot'

const EVERY_MS = 1_000

interface StreamBarProps {
  name: string
  shown: ShownStream
  /** not live */
  isRecording?: boolean
  /** further buttons */
  children?: ReactNode
}

/** The line over a picture: the camera's name, whether it is live and how far behind, and a snapshot of what is shown. */
export function StreamBar({ name, shown: { video, latency }, isRecording = false, children }: StreamBarProps) {
  const words = useMessages(catalogue)
  const toasts = useToasts()
  const isPlaying = CameraStreamActor.useSelector((state) => state.matches({ shown: 'playing' }))
  const [behind, setBehind] = useState<number | null>(null)
  useEffect(() => {
    if (!isPlaying) return
    return startRefreshTimer(document, { everyMs: EVERY_MS }, () => setBehind(latency())).stop
  }, [isPlaying, latency])
  const snapshot = () => {
    if (video.current) saveSnapshot(video.current, name).catch(() => toasts.error({ message: words.noSnapshot }))
  }
  return (
    <Flex position="absolute" top="0" insetX="0" align="center" gap="2" ps="2.5" pe="1" py="0.5" color={PICTURE.fg} bg={PICTURE.bar} fontSize="xs" minHeight="7">
      {/* in a small pane the delay is cut first: which camera it is matters more */}
      <Text fontWeight="600" truncate title={name}>{name}</Text>
      {isPlaying ? (
        <Text textStyle="num" color={PICTURE.muted} truncate flex="0 1000 auto" minWidth="6">
          {isRecording ? words.recording : behind === null ? words.live : `${words.live} · ${words.behind(behind.toFixed(1))}`}
        </Text>
      ) : null}
      <Flex ms="auto" gap="0.5" flex="none" css={[BUTTONS_ON_PICTURE, { '&& button': { minWidth: '7', height: '7' } }]}>
        {isPlaying ? <IconButton size="sm" label={words.snapshot} icon={<Camera size={14} aria-hidden />} onClick={snapshot} /> : null}
        {children}
      </Flex>
    </Flex>
  )
}
