import mpegts from 'mpegts.js'
import type { StartPlayer } from './stream-player'

/** HTTP-FLV through mpegts.js, as many recorders and the deployed platform send it. */
export const startFlv: StartPlayer = async ({ video, url, tell }) => {
  if (!mpegts.isSupported()) throw new Error('this browser has no Media Source')
  const player = mpegts.createPlayer({ type: 'flv', isLive: true, url }, { liveBufferLatencyChasing: true, autoCleanupSourceBuffer: true, enableStashBuffer: false })
  player.on(mpegts.Events.ERROR, () => tell({ type: 'player.failed' }))
  player.attachMediaElement(video)
  player.load()
  await Promise.resolve(player.play()).catch(() => undefined)
  const latency = () => (video.buffered.length > 0 ? Math.max(0, video.buffered.end(video.buffered.length - 1) - video.currentTime) : null)
  return { latency, stop: () => player.destroy() }
}
