import { Box } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Camera } from '@smart-fire/api-client/cameras'
import { SlidePanel } from '@smart-fire/ui'
import { CameraStream } from '../../../lib/video/camera-stream'
import { nameOfCamera } from '../../../lib/video/name-of-camera'
import { StreamBar } from '../../../lib/video/stream-bar'

/** The live picture of one camera, in a panel. */
export function LivePanel({ row, onClose }: { row: Camera; onClose: () => void }) {
  const name = nameOfCamera(row)
  return (
    <SlidePanel open onClose={onClose} width="medium" title={name} subtitle={[row.buildingName, row.position].filter(Boolean).join(' · ') || undefined}>
      <Box aspectRatio="16 / 9" position="relative" borderRadius="md" overflow="hidden">
        <CameraStream id={row.id} name={name} large offlineSince={row.status === SENSOR_STATUS.offline ? row.statusAt : null}>
          {(shown) => <StreamBar name={name} shown={shown} />}
        </CameraStream>
      </Box>
    </SlidePanel>
  )
}
