import { fromCallback } from 'xstate'
import { alarmFeedMachine } from './alarm-feed.machine'
import type { SpeakerCommand } from './alarm-feed.types'
import { createSpeaker } from './sound/create-speaker'

/** The fire sound starts once in 3 s at most (trust R4). */
export const SIREN_MS = 3_000
export const TICK_MS = 1_000

/** The feed with the browser's sound and clock. */
export function alarmFeedOf(openContext?: () => AudioContext | null) {
  return alarmFeedMachine.provide({
    actors: {
      speaker: fromCallback<SpeakerCommand>(({ sendBack, receive }) => {
        const speaker = createSpeaker(
          {
            onUnlocked: () => sendBack({ type: 'sound.unlocked' }),
            onBlocked: () => sendBack({ type: 'sound.blocked' }),
            onStarted: () => sendBack({ type: 'sound.started' }),
          },
          openContext,
        )
        receive((command) => {
          if (command.type === 'speaker.unlock') speaker.unlock()
          else speaker.play(command.sound)
        })
        return () => speaker.dispose()
      }),
      siren: fromCallback(({ sendBack }) => every(SIREN_MS, () => sendBack({ type: 'siren.due' }))),
      ticker: fromCallback(({ sendBack }) => every(TICK_MS, () => sendBack({ type: 'clock.tick', at: Date.now() }))),
    },
  })
}

/** Now and after every pause. A chain, not an interval: a late run does not make the next ones pile up. */
function every(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    timer = setTimeout(next, ms)
    run()
  }
  next()
  return () => clearTimeout(timer)
}
