import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { AlarmFeedContext, AlarmFeedEvent, SpeakerCommand } from './alarm-feed.types'
import { acknowledge, bringsFire, closeNotice, expireNotices, hasNotices, hasUnseenFire, hearNews } from './feed-entries'

const MINUTE_MS = 60_000

/** What the operator sees and hears of alarms (spec 1 §2 "Live alarm notification", domain 5). */
export const alarmFeedMachine = setup({
  types: {
    context: {} as AlarmFeedContext,
    events: {} as AlarmFeedEvent,
  },
  actors: {
    /** makes the sounds; says when the browser lets it and when not */
    speaker: fromCallback<SpeakerCommand>(() => undefined),
    /** asks for the fire sound again and again */
    siren: fromCallback(() => undefined),
    /** tells the time while something on screen depends on it */
    ticker: fromCallback(() => undefined),
  },
  delays: { muteLength: ({ context }) => context.muteMinutes * MINUTE_MS },
  guards: {
    hasNotices: ({ context }) => hasNotices(context),
    hasNone: ({ context }) => !hasNotices(context),
    fireUnseen: ({ context }) => hasUnseenFire(context),
    noFireUnseen: ({ context }) => !hasUnseenFire(context),
    newFire: ({ event }) => event.type === 'news.heard' && bringsFire(event.news),
    newFaultOnly: ({ event }) => event.type === 'news.heard' && event.news.type === 'alarms' && !bringsFire(event.news),
  },
  actions: {
    hear: assign(({ context, event }) => (event.type === 'news.heard' ? hearNews(context, event.news, event.at) : {})),
    expire: assign(({ context, event }) => (event.type === 'clock.tick' ? expireNotices(context, event.at) : {})),
    countStart: assign(({ context }) => ({ soundStarts: context.soundStarts + 1 })),
    unlock: sendTo('speaker', { type: 'speaker.unlock' }),
    playFire: sendTo('speaker', { type: 'speaker.play', sound: 'fire' }),
    playFault: sendTo('speaker', { type: 'speaker.play', sound: 'fault' }),
    noteMute: assign(({ event }) =>
      event.type === 'sound.mute' ? { muteMinutes: event.minutes, mutedUntil: event.at + event.minutes * MINUTE_MS } : {},
    ),
    endMute: assign({ mutedUntil: null }),
  },
}).createMachine({
  id: 'alarmFeed',
  type: 'parallel',
  context: { entries: [], late: null, mutedUntil: null, muteMinutes: 1, soundStarts: 0 },
  invoke: { id: 'speaker', src: 'speaker' },
  on: {
    'entry.acknowledge': { actions: assign(({ context, event }) => ({ entries: acknowledge(context.entries, event.key) })) },
    'entries.acknowledge': { actions: assign(({ context }) => ({ entries: acknowledge(context.entries, null), late: null })) },
    'notice.close': { actions: assign(({ context, event }) => ({ entries: closeNotice(context.entries, event.key) })) },
    'late.close': { actions: assign({ late: null }) },
    'sound.started': { actions: 'countStart' },
    'sound.test': { actions: 'playFire' },
  },
  states: {
    notices: {
      initial: 'none',
      on: { 'news.heard': { actions: 'hear' } },
      states: {
        none: {
          description: 'No live notice stands on the screen.',
          always: { guard: 'hasNotices', target: 'showing' },
        },
        showing: {
          description: 'Live notices stand on the screen, at most five, fire first; the others are counted.',
          invoke: { src: 'ticker' },
          on: { 'clock.tick': { actions: 'expire' } },
          always: { guard: 'hasNone', target: 'none' },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: {
          description: 'The feed is folded into its button, which counts what nobody here has acknowledged.',
          on: { 'panel.toggle': 'open' },
        },
        open: {
          description: 'All entries that wait for acknowledgement or handling are listed.',
          on: { 'panel.toggle': 'closed', 'panel.close': 'closed' },
        },
      },
    },
    sound: {
      initial: 'locked',
      on: { 'sound.blocked': '.locked' },
      states: {
        locked: {
          description: 'The browser allows no sound yet; a button says so and unlocks it.',
          on: { 'sound.unlocked': 'silent', 'sound.enable': { actions: 'unlock' } },
        },
        silent: {
          description: 'Sound is on and nothing calls for it.',
          always: { guard: 'fireUnseen', target: 'sounding' },
          on: { 'news.heard': { guard: 'newFaultOnly', actions: 'playFault' } },
        },
        sounding: {
          description: 'The fire sound repeats until every fire is acknowledged or handled.',
          invoke: { src: 'siren' },
          always: { guard: 'noFireUnseen', target: 'silent' },
          on: { 'siren.due': { actions: 'playFire' }, 'sound.mute': { target: 'muted', actions: 'noteMute' } },
        },
        muted: {
          description: 'The operator has muted the sound for some minutes; a new fire ends that at once.',
          exit: 'endMute',
          always: { guard: 'noFireUnseen', target: 'silent' },
          on: {
            'sound.unmute': 'silent',
            'news.heard': { guard: 'newFire', target: 'sounding' },
          },
          after: { muteLength: 'silent' },
        },
      },
    },
  },
})
