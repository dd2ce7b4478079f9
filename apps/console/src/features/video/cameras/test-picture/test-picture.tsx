import type { Instant } from '@smart-fire/api-client'
import { cameras } from '@smart-fire/api-client/cameras'
import { useClient } from '@smart-fire/dialogs/provider'
import { useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { takePicture } from './take-picture'
import { TestPictureActor } from './test-picture.actor'
import { testPictureMachine } from './test-picture.machine'
import { TestPictureView } from './test-picture.view'

interface TestPictureProps {
  address: string
  /** since when the camera of this address is offline, where that is known */
  offlineSince?: Instant | null
  onClose: () => void
}

/** Tests an address: asks where it is played, and takes its first picture. */
export function TestPicture({ address, offlineSince = null, onClose }: TestPictureProps) {
  const client = useClient()
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [logic] = useState(() => testPictureMachine.provide({
    actors: {
      address: fromPromise(({ signal }) => client.with(cameras).tryAddress(address, signal)),
      picture: fromPromise(async ({ input: { played }, signal }) => {
        if (played === null || video.current === null || canvas.current === null) throw new Error('there is nothing to play')
        await takePicture(played, { video: video.current, canvas: canvas.current }, signal)
      }),
    },
  }))
  return (
    <TestPictureActor.Provider logic={logic}>
      <TestPictureView address={address} offlineSince={offlineSince} video={video} canvas={canvas} onClose={onClose} />
    </TestPictureActor.Provider>
  )
}
