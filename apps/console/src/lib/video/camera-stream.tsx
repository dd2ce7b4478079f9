import type { Instant } from '@smart-fire/api-client'
import { cameras } from '@smart-fire/api-client/cameras'
import { useClient } from '@smart-fire/dialogs/provider'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { CameraStreamActor } from './camera-stream.actor'
import { cameraStreamMachine } from './camera-stream.machine'
import { CameraStreamView } from './camera-stream.view'
import { kindOfUrl, playStream, type StreamPlayer } from './stream-player'

interface CameraStreamProps {
  /** changes of camera, size or period need another `key` */
  id: string
  name: string
  large?: boolean
  /** a recording instead of the live picture */
  period?: { from: Instant; to: Instant }
  /** since when the camera is offline, where that is known */
  offlineSince?: Instant | null
  /** what stands over the picture; it gets the element and the player */
  children?: (shown: ShownStream) => ReactNode
}

export interface ShownStream {
  video: RefObject<HTMLVideoElement | null>
  latency: () => number | null
}

/** The stream of one camera. It is played only while the element can be seen and the tab is in front: a stream that is not seen is not decoded. */
export function CameraStream({ id, name, large = false, period, offlineSince = null, children }: CameraStreamProps) {
  const client = useClient()
  const video = useRef<HTMLVideoElement>(null)
  const player = useRef<StreamPlayer>(null)
  const [logic] = useState(() => cameraStreamMachine.provide({
    actors: {
      address: fromPromise(({ signal }) => client.with(cameras).monitor({ id, large, ...(period ? { period } : {}) }, signal)),
      player: fromCallback(({ input: { address }, sendBack }) => {
        if (address?.url == null || video.current === null) return
        const playing = playStream(address.kind ?? kindOfUrl(address.url), { video: video.current, url: address.url, isRecording: period !== undefined, tell: sendBack })
        player.current = playing
        return () => playing.stop()
      }),
    },
  }))
  const [shown] = useState<ShownStream>(() => ({ video, latency: () => player.current?.latency() ?? null }))
  return (
    <CameraStreamActor.Provider logic={logic} options={{ input: { since: offlineSince } }}>
      <InSight video={video} />
      <CameraStreamView name={name} video={video} hasBar={children !== undefined} />
      {children?.(shown)}
    </CameraStreamActor.Provider>
  )
}

function InSight({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const actor = CameraStreamActor.useActorRef()
  useEffect(() => {
    const element = video.current?.parentElement
    if (!element) return
    let isSeen = false
    let wasShown = false
    const tell = () => {
      const isShown = isSeen && !document.hidden
      if (isShown !== wasShown) actor.send({ type: isShown ? 'element.shown' : 'element.hidden' })
      wasShown = isShown
    }
    const observer = new IntersectionObserver((changes) => {
      // on a busy page several changes come at once, e.g. while a panel slides in: the last one holds
      isSeen = changes.at(-1)?.isIntersecting ?? false
      tell()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [actor, video])
  return null
}
