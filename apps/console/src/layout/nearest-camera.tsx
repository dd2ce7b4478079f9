import { Box, Text } from '@chakra-ui/react'
import type { SeenPlace } from '@smart-fire/dialogs/provider'
import { CameraPicture } from '../lib/video/camera-picture'
import { nameOfCamera } from '../lib/video/name-of-camera'
import { useNearestCameras } from '../screens/nearest-cameras/use-nearest-cameras'

/** The live picture of the camera that sees a place best. Nothing while none is known, or where there is none: it stands beside an alarm, which goes first. */
export function NearestCamera({ place }: { place: SeenPlace }) {
  const [camera] = useNearestCameras(place).value ?? []
  if (!camera) return null
  const name = nameOfCamera(camera)
  return (
    <Box role="group" aria-label={name} mt="2">
      <CameraPicture camera={camera} />
      <Text mt="1" fontSize="xs" color="fg.muted" truncate title={name}>{name}</Text>
    </Box>
  )
}
