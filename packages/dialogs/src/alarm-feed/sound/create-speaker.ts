import type { AlarmSoundKind } from '../alarm-feed.types'
import { scheduleTones, TONES } from './alarm-tones'
import { browserContext } from './browser-context'

export interface SpeakerListener {
  onUnlocked(): void
  onBlocked(): void
  onStarted(): void
}

export interface Speaker {
  /** Requests sound from the browser, which allows it only after a click or a key. */
  unlock(): void
  play(sound: AlarmSoundKind): void
  /** Plays the fire sound once, as soon as the browser allows it. */
  test(): void
  dispose(): void
}

/** The first click or key on the page unlocks the sound, without a click on our button (trust A5.7). */
const GESTURES = ['pointerdown', 'keydown'] as const

const SILENT: Speaker = { unlock: () => undefined, play: () => undefined, test: () => undefined, dispose: () => undefined }

/** The sound of one page: Web Audio without files. It stays silent where the browser has none. */
export function createSpeaker(listener: SpeakerListener, openContext: () => AudioContext | null = browserContext): Speaker {
  const context = openContext()
  if (context === null) return SILENT
  const gone = new AbortController()
  const { signal } = gone
  let reported: boolean | null = null

  const report = () => {
    const running = context.state === 'running'
    if (signal.aborted || running === reported) return
    reported = running
    if (running) listener.onUnlocked()
    else listener.onBlocked()
  }
  const resume = async () => {
    if (context.state === 'running') return
    // a browser may never settle this; sound stays locked until it does
    await context.resume().catch(() => undefined)
    report()
  }
  const play = (sound: AlarmSoundKind) => {
    if (signal.aborted || context.state !== 'running') return
    scheduleTones(context, TONES[sound], context.currentTime)
    listener.onStarted()
  }
  const unlock = () => void resume()

  context.addEventListener('statechange', report, { signal })
  for (const gesture of GESTURES) window.addEventListener(gesture, unlock, { capture: true, signal })
  report()

  return {
    unlock,
    play,
    test: () => void resume().then(() => play('fire')),
    dispose() {
      gone.abort()
      void context.close().catch(() => undefined)
    },
  }
}
