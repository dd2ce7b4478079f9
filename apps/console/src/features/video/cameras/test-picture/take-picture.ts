import type { MonitorAddress } from '@smart-fire/api-client/cameras'
import { kindOfUrl, playStream } from '../../../../lib/video/stream-player'

/** Where the stream is played until its first picture, and where that stays. */
export interface PictureElements {
  video: HTMLVideoElement
  canvas: HTMLCanvasElement
}

/** Plays an address until its first picture, draws that, and closes the stream; so it does when the signal says so. */
export function takePicture({ url, kind }: MonitorAddress, { video, canvas }: PictureElements, signal: AbortSignal): Promise<void> {
  if (url === null) return Promise.reject(new Error('there is no address to play'))
  return new Promise<void>((resolve, reject) => {
    const player = playStream(kind ?? kindOfUrl(url), {
      video, url,
      tell: ({ type }) => {
        if (type === 'player.playing') {
          draw(video, canvas)
          resolve()
        } else if (type === 'player.failed') reject(new Error('the stream has failed'))
        else return
        player.stop()
      },
    })
    signal.addEventListener('abort', () => player.stop())
  })
}

/** A picture of another origin may be shown, but not read: the canvas is only looked at. */
function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
}
