import { fromCallback } from 'xstate'
import { alarmFeedMachine } from './alarm-feed.machine'
import { createDesktopNotifier } from './desktop/desktop-notifier'
import { createSpeaker } from './sound/create-speaker'
import { FIRE_PAUSE_MS } from './sound.region'
import { createLeadership } from './tabs/leadership'
import { tabGroupOf, type TabBus } from './tabs/tab-bus'

export const TICK_MS = 1_000

export interface FeedSurroundings {
  userId: string
  bus: TabBus
  /** called with true when a sound starts and with false when it stops: the alarm link then compares its records more often */
  watch: (sounding: boolean) => void
  /** tests pass their own */
  openContext?: (() => AudioContext | null) | undefined
}

/** The feed with the browser's sound, clock, tabs and desktop. */
export function alarmFeedOf({ userId, bus, watch, openContext }: FeedSurroundings) {
  return alarmFeedMachine.provide({
    actors: {
      speaker: fromCallback(({ sendBack, receive }) => {
        const speaker = createSpeaker(
          {
            onUnlocked: () => sendBack({ type: 'sound.unlocked', at: Date.now() }),
            onBlocked: () => sendBack({ type: 'sound.blocked' }),
            onStarted: () => sendBack({ type: 'sound.started', at: Date.now() }),
          },
          openContext,
        )
        receive((command) => {
          if (command.type === 'speaker.unlock') speaker.unlock()
          else if (command.type === 'speaker.test') speaker.test()
          else speaker.play(command.sound)
        })
        return () => speaker.dispose()
      }),
      siren: fromCallback(({ input, sendBack }) =>
        every(firstPause(input.soundedAt, Date.now()), input.pauseMs, () => sendBack({ type: 'siren.due' })),
      ),
      ticker: fromCallback(({ sendBack }) => every(TICK_MS, TICK_MS, () => sendBack({ type: 'clock.tick', at: Date.now() }))),
      lead: fromCallback(({ sendBack, receive }) => {
        const listener = { onGained: () => sendBack({ type: 'lead.gained' }), onLost: () => sendBack({ type: 'lead.lost' }) }
        const leadership = createLeadership({ group: tabGroupOf(userId), bus, listener })
        receive((command) => (command.type === 'lead.compete' ? leadership.compete() : leadership.retire()))
        return () => leadership.retire()
      }),
      watch: fromCallback(() => {
        watch(true)
        return () => watch(false)
      }),
      desktop: fromCallback(({ sendBack, receive }) => {
        const notifier = createDesktopNotifier(tabGroupOf(userId), {
          onAvailable: () => sendBack({ type: 'desktop.available' }),
          onGranted: () => sendBack({ type: 'desktop.granted' }),
          onRefused: () => sendBack({ type: 'desktop.refused' }),
        })
        receive((command) => {
          if (command.type === 'desktop.request') notifier.request()
          else if (command.type === 'desktop.giveWay') notifier.giveWay()
          else notifier.show(command.notes)
        })
        return () => notifier.dispose()
      }),
    },
  })
}

/** A sound starts at least 3 s after the last one. A clock that was set back does not make the pause longer. */
export function firstPause(soundedAt: number | null, now: number): number {
  if (soundedAt === null) return 0
  return Math.min(FIRE_PAUSE_MS, Math.max(0, soundedAt + FIRE_PAUSE_MS - now))
}

/** Runs after a first pause and then after each further pause. Each run starts the next timer, so late runs do not pile up as those of an interval would. */
function every(firstMs: number, ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    timer = setTimeout(next, ms)
    run()
  }
  if (firstMs > 0) timer = setTimeout(next, firstMs)
  else next()
  return () => clearTimeout(timer)
}
