import { Box, chakra, Text } from '@chakra-ui/react'
import { SENSOR_STATUS, type AbnormalRecord } from '@smart-fire/api-client'
import { cameras, type NearCamera } from '@smart-fire/api-client/cameras'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { LoadingState } from '@smart-fire/ui'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { offered } from '../../../lib/offered'
import { LoadedArea } from '../../../screens/loaded/loaded-area'
import { useLoaded } from '../../../screens/loaded/use-loaded'
import { placeOf } from '../event-words'
import { OverviewActor } from '../overview.actor'
import { newestWithPlace } from '../overview.figures'
import * as catalogue from '../overview.messages'
import { Card } from './card'

const CameraStream = lazy(async () => ({ default: (await import('../../../lib/video/camera-stream')).CameraStream }))

/** The live picture of the camera that sees the place of the newest event: of an open fire before any other. */
export function CameraCard() {
  const words = useMessages(catalogue).camera
  const client = useClient()
  const event = OverviewActor.useSelector(({ context }) => newestWithPlace(context.latest?.events ?? []))
  const loaded = useLoaded<readonly NearCamera[] | null, Pick<AbnormalRecord, 'sensorNumber' | 'buildingId' | 'floor'>>({
    load: (device, signal) => offered(client.with(cameras).nearest(device, signal)),
    query: event && { sensorNumber: event.sensorNumber, buildingId: event.buildingId, floor: event.floor },
  })
  const isMissing = loaded.value === null && loaded.state !== 'loading' && loaded.state !== 'failed'
  if (event === null || isMissing) return null
  return (
    <Card title={words.title} aside={<chakra.span color="accent.fg"><Link to="/videoSurveillance/videoWatch">{words.see}</Link></chakra.span>}>
      <LoadedArea loaded={loaded} name={words.title} compact>
        {(found) => {
          const [camera] = found ?? []
          return camera ? <Picture key={camera.id} camera={camera} place={placeOf(event)} /> : <Text color="fg.muted" fontSize="sm">{words.none(placeOf(event))}</Text>
        }}
      </LoadedArea>
    </Card>
  )
}

function Picture({ camera, place }: { camera: NearCamera; place: string }) {
  const name = camera.name ?? camera.number ?? camera.id
  return (
    <>
      <Box aspectRatio="16 / 9" position="relative" borderRadius="md" overflow="hidden">
        <Suspense fallback={<LoadingState compact />}>
          <CameraStream id={camera.id} name={name} offlineSince={camera.status === SENSOR_STATUS.offline ? camera.statusAt : null} />
        </Suspense>
      </Box>
      <Text mt="2" fontSize="sm" color="fg.muted" truncate title={`${name} · ${place}`}>{name} · {place}</Text>
    </>
  )
}
