import { chakra, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
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
      <LoadedArea loaded={loaded} name={words.title} compact>
        {(found) => {
          const [camera] = found ?? []
          if (!camera) return <Text color="fg.muted" fontSize="sm">{words.none(place)}</Text>
          const caption = `${nameOfCamera(camera)} · ${place}`
          return (
            <>
              <CameraPicture camera={camera} />
              <Text mt="2" fontSize="sm" color="fg.muted" truncate title={caption}>{caption}</Text>
            </>
          )
        }}
      </LoadedArea>
    </Card>
  )
}
