import { Box } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { NearCamera } from '@smart-fire/api-client/cameras'
import { LoadingState } from '@smart-fire/ui'
import { lazy, Suspense } from 'react'
import { nameOfCamera } from './name-of-camera'

const CameraStream = lazy(async () => ({ default: (await import('./camera-stream')).CameraStream }))

/** The live picture of a camera in a frame of its shape. The player is loaded when the first picture is shown. */
export function CameraPicture({ camera }: { camera: NearCamera }) {
  return (
    <Box aspectRatio="16 / 9" position="relative" borderRadius="md" overflow="hidden">
      <Suspense fallback={<LoadingState compact />}>
        <CameraStream key={camera.id} id={camera.id} name={nameOfCamera(camera)} offlineSince={camera.status === SENSOR_STATUS.offline ? camera.statusAt : null} />
      </Suspense>
    </Box>
  )
}
