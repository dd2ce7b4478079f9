import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { Camera } from '@smart-fire/api-client/cameras'
import { TestPicture } from './test-picture'

/** One picture of the address that a camera has. */
export function RowTest({ row: { address, status, statusAt }, onClose }: { row: Camera; onClose: () => void }) {
  return address === null ? null : <TestPicture address={address} offlineSince={status === SENSOR_STATUS.offline ? statusAt : null} onClose={onClose} />
}
