import type { Instant } from '@smart-fire/api-client'
import { cameras } from '@smart-fire/api-client/cameras'
import { useClient } from '@smart-fire/dialogs/provider'
import { TestPictureActor } from './test-picture.actor'
import { TestPictureView } from './test-picture.view'
import { useTakenPicture } from './use-taken-picture'

interface TestPictureProps {
  address: string
  /** since when the camera of this address is offline, where that is known */
  offlineSince?: Instant | null
  onClose: () => void
}

/** Tests an address: asks where it is played, and takes its first picture. */
export function TestPicture({ address, offlineSince = null, onClose }: TestPictureProps) {
  const client = useClient()
  const { logic, video, canvas } = useTakenPicture((signal) => client.with(cameras).tryAddress(address, signal))
  return (
    <TestPictureActor.Provider logic={logic}>
      <TestPictureView address={address} offlineSince={offlineSince} video={video} canvas={canvas} onClose={onClose} />
    </TestPictureActor.Provider>
  )
}
