import type { StartPlayer } from './stream-player'

/** What the browser plays itself: MP4, and HLS in browsers without Media Source. */
export const startNative: StartPlayer = async ({ video, url }) => {
  video.src = url
  await video.play().catch(() => undefined)
  const latency = () => (video.buffered.length > 0 ? Math.max(0, video.buffered.end(video.buffered.length - 1) - video.currentTime) : null)
  return { latency, stop: () => video.pause() }
}
