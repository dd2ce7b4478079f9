import type { MonitorAddress } from '@smart-fire/api-client/cameras'
import { useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { takePicture } from './take-picture'
import { testPictureMachine } from './test-picture.machine'

/** The machine that takes one picture, and the elements in which it plays and draws. Only the first `address` is used. */
export function useTakenPicture(address: (signal: AbortSignal) => Promise<MonitorAddress>) {
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [logic] = useState(() => testPictureMachine.provide({
    actors: {
      address: fromPromise(({ signal }) => address(signal)),
      picture: fromPromise(async ({ input: { played }, signal }) => {
        if (played === null || video.current === null || canvas.current === null) throw new Error('there is nothing to play')
        await takePicture(played, { video: video.current, canvas: canvas.current }, signal)
      }),
    },
  }))
  return { logic, video, canvas }
}
