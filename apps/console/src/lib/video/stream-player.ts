import type { StreamKind } from '@smart-fire/api-client/cameras'
import { startRefreshTimer } from '@smart-fire/dialogs/regions'

/** What a player tells of its stream. */
export type PlayerNews = { type: 'player.playing' } | { type: 'player.stalled' } | { type: 'player.failed' }

export interface PlayedStream {
  video: HTMLVideoElement
  url: string
  /** it ends, and its last picture stays; a live stream that ends has no picture any more */
  isRecording?: boolean
  tell: (news: PlayerNews) => void
}

/** Plays one stream in an element until it is stopped. Every kind of address is one of these. */
export interface StreamPlayer {
  /** seconds by which the picture is behind; null where the stream does not tell */
  latency: () => number | null
  stop: () => void
}

/** Starts a player; its library is loaded when a stream needs it for the first time. */
export type StartPlayer = (stream: PlayedStream) => Promise<StreamPlayer>

const STARTERS: Readonly<Record<StreamKind, () => Promise<StartPlayer>>> = {
  hls: async () => (await import('./hls-player')).startHls,
  flv: async () => (await import('./flv-player')).startFlv,
  mp4: async () => (await import('./native-player')).startNative,
  whep: async () => (await import('./whep-player')).startWhep,
}

/** The kind of an address by its ending, for servers that do not name it (the deployed platform). */
export function kindOfUrl(url: string): StreamKind {
  const path = (url.split(/[?#]/)[0] ?? '').toLowerCase()
  if (path.endsWith('.flv')) return 'flv'
  if (path.endsWith('.mp4')) return 'mp4'
  return /\/whep\/?$/.test(path) ? 'whep' : 'hls'
}

/**
 * Plays an address. What comes before the player is ready is not lost: a stop during the loading of the library ends the player as soon as
 * it exists.
 */
export function playStream(kind: StreamKind, stream: PlayedStream): StreamPlayer {
  let player: StreamPlayer | null = null
  let isStopped = false
  const tell = (news: PlayerNews) => isStopped || stream.tell(news)
  const forget = followElement(stream, tell)
  STARTERS[kind]().then((start) => (isStopped ? null : start({ ...stream, tell }))).then(
    (started) => {
      player = started
      if (isStopped) started?.stop()
    },
    () => tell({ type: 'player.failed' }),
  )
  return {
    latency: () => player?.latency() ?? null,
    stop() {
      isStopped = true
      forget()
      player?.stop()
      // frees the decoder
      stream.video.removeAttribute('src')
      stream.video.load()
    },
  }
}

/** `playing` is told by frames, not by the element's own word: an element that has data says `playing` before it shows anything. */
function followElement({ video, isRecording = false }: PlayedStream, tell: (news: PlayerNews) => void): () => void {
  let lastTime = -1
  let lastAdvance = performance.now()
  let isPlaying = false
  const look = () => {
    const now = performance.now()
    if (video.currentTime !== lastTime && video.readyState >= HAS_FRAME) {
      lastTime = video.currentTime
      lastAdvance = now
      if (!isPlaying) tell({ type: 'player.playing' })
      isPlaying = true
    } else if (isPlaying && now - lastAdvance > STALLED_AFTER_MS && !(isRecording && video.paused)) {
      isPlaying = false
      tell({ type: 'player.stalled' })
    }
  }
  // only while the page is visible: a hidden page decodes nothing that could stall
  const timer = startRefreshTimer(document, { everyMs: LOOK_MS }, look)
  const failed = () => tell({ type: 'player.failed' })
  video.addEventListener('error', failed)
  return () => {
    timer.stop()
    video.removeEventListener('error', failed)
  }
}

const HAS_FRAME = 2
const LOOK_MS = 500
const STALLED_AFTER_MS = 3_000
