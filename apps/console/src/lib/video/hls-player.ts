import Hls from 'hls.js/light'
import { startNative } from './native-player'
import { secondsBehind } from './seconds-behind'
import type { StartPlayer } from './stream-player'

/** Seconds that are kept: what was shown is not needed any more, and sixteen streams share the memory of one page. */
const KEPT = { backBufferLength: 4, maxBufferLength: 8, maxMaxBufferLength: 12 }
/** Fragments behind the newest one. */
const BEHIND = { liveSyncDurationCount: 2, liveMaxLatencyDurationCount: 5 }

/** HLS through hls.js, which tells how far behind the picture is; natively where the browser has no Media Source. */
export const startHls: StartPlayer = async (stream) => {
  if (!Hls.isSupported()) return startNative(stream)
  const { video, url, tell } = stream
  // fragments of MP4 are handed on as they are: a worker for each of sixteen streams would cost more than it saves
  const hls = new Hls({ ...KEPT, ...BEHIND, enableWorker: false })
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) tell({ type: 'player.failed' })
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  await video.play().catch(() => undefined)
  const latency = () => secondsBehind(hls.playingDate, Date.now())
  return { latency, stop: () => hls.destroy() }
}
