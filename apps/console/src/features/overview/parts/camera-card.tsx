import { Box, chakra, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState } from '@smart-fire/ui'
import { Link } from 'react-router'
import { CameraPicture } from '../../../lib/video/camera-picture'
import { nameOfCamera } from '../../../lib/video/name-of-camera'
import { LoadedArea } from '../../../screens/loaded/loaded-area'
import { useNearestCameras } from '../../../screens/nearest-cameras/use-nearest-cameras'
import { placeOf } from '../event-words'
import { OverviewActor } from '../overview.actor'
import { newestWithPlace } from '../overview.figures'
import * as catalogue from '../overview.messages'
import { Card } from './card'

/**
 * As high as a picture with its caption, in each state: what stands below does not move while the camera of another place is
 * looked for.
 */
const FRAME = {
  display: 'grid', '& > *, &::before': { gridArea: '1 / 1', minWidth: '0' }, '& > *': { alignSelf: 'center' },
  '&::before': { content: '""', display: 'block', aspectRatio: '16 / 9', marginBottom: '7' },
} as const

/** The live picture of the camera that sees the place of the newest event: of an open fire before any other. */
export function CameraCard() {
  const words = useMessages(catalogue).camera
  const event = OverviewActor.useSelector(({ context }) => newestWithPlace(context.latest?.events ?? []))
  const loaded = useNearestCameras(event)
  const isMissing = loaded.value === null && loaded.state !== 'loading' && loaded.state !== 'failed'
  if (event === null || isMissing) return null
  const place = placeOf(event)
  return (
    <Card title={words.title} aside={<chakra.span color="accent.fg"><Link to="/videoSurveillance/videoWatch">{words.see}</Link></chakra.span>}>
      <Box css={FRAME}><Box>
        <LoadedArea loaded={loaded} name={words.title} compact>
          {(found) => {
            const [camera] = found ?? []
            if (!camera) return <EmptyState compact title={words.none(place)} />
            const caption = `${nameOfCamera(camera)} · ${place}`
            return (
              <>
                <CameraPicture camera={camera} />
                <Text mt="2" fontSize="sm" color="fg.muted" truncate title={caption}>{caption}</Text>
              </>
            )
          }}
        </LoadedArea>
      </Box></Box>
    </Card>
  )
}
