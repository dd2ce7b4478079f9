import { emit, not, stateIn } from 'xstate'
import { alarmFeedSetup } from './alarm-feed.setup'

/** A fire sounds every 3 s, the shortest pause that is allowed (trust R4); a fault is a slower reminder. */
export const FIRE_PAUSE_MS = 3_000
export const FAULT_PAUSE_MS = 15_000

const leading = stateIn({ tab: 'leading' })
const toMuted = { target: '#alarmFeed.sound.muted' } as const

/** The sound (spec 1 §2, domain 5): the worst alarm decides, until all are acknowledged or handled. */
export const soundRegion = alarmFeedSetup.createStateConfig({
  initial: 'locked',
  on: { 'sound.blocked': '.locked', 'tab.muted': { ...toMuted, actions: 'muteAlong' } },
  states: {
    locked: {
      description: 'The browser allows no sound yet: a message says so, with buttons that unlock and test it.',
      entry: 'retire',
      exit: 'compete',
      on: {
        'sound.unlocked': [{ guard: 'muteLasts', target: 'muted', actions: 'muteOn' }, { target: 'silent', actions: 'endMute' }],
        'sound.enable': { actions: 'unlock' },
        // a repeated report changes nothing: leaving and entering this state would compete for the sound for a moment
        'sound.blocked': {},
        'tab.muted': { actions: 'muteAlong' },
        'tab.unmuted': { actions: 'endMute' },
        'update.received': { guard: 'newFire', actions: 'endMuteByFire' },
      },
    },
    silent: {
      description: 'Sound is on, and no alarm needs it.',
      always: [
        { guard: 'fireUnseen', target: 'sounding.fire' },
        { guard: 'faultUnseen', target: 'sounding.fault' },
      ],
    },
    sounding: {
      initial: 'fire',
      invoke: { src: 'watch' },
      on: { 'sound.mute': { target: 'muted', actions: 'mute' } },
      states: {
        fire: {
          description: 'The fire sound repeats every 3 s until every fire is acknowledged or handled.',
          invoke: { src: 'siren', input: ({ context }) => ({ soundedAt: context.soundedAt, pauseMs: FIRE_PAUSE_MS }) },
          always: { guard: 'noFireUnseen', target: '#alarmFeed.sound.silent' },
          on: {
            'siren.due': { guard: leading, actions: { type: 'play', params: 'fire' } },
            // the tab that sounded was closed: this one continues at once
            'lead.gained': { target: 'fire', reenter: true },
          },
        },
        fault: {
          description: 'The fault sound reminds every 15 s of unacknowledged faults; the fire sound replaces it.',
          invoke: { src: 'siren', input: ({ context }) => ({ soundedAt: context.soundedAt, pauseMs: FAULT_PAUSE_MS }) },
          always: [
            { guard: 'fireUnseen', target: 'fire' },
            { guard: 'noneUnseen', target: '#alarmFeed.sound.silent' },
          ],
          on: {
            'siren.due': { guard: leading, actions: { type: 'play', params: 'fault' } },
            'lead.gained': { target: 'fault', reenter: true },
          },
        },
      },
    },
    muted: {
      description: 'The operator has muted the sound until the time shown; a new fire ends that at once.',
      on: {
        'sound.unmute': { target: 'silent', actions: ['endMute', emit({ type: 'unmuted' })] },
        'tab.unmuted': { target: 'silent', actions: 'endMute' },
        'update.received': { guard: 'newFire', target: 'silent', actions: 'endMuteByFire' },
        'tab.muted': { target: 'muted', reenter: true, actions: 'muteAlong' },
      },
      after: { muteLength: { target: 'silent', actions: 'endMute' } },
    },
  },
})

/** Which of the operator's tabs sounds (trust A5.6). Without a reply it is this one: two sounds are better than none. */
export const tabRegion = alarmFeedSetup.createStateConfig({
  initial: 'leading',
  states: {
    leading: {
      description: 'This tab is the one that sounds.',
      on: {
        'lead.lost': 'following',
        // a tab that hears of no alarm must not keep the sound from one that does; alone it gets the lead back at once
        'link.lost': { guard: not(stateIn({ sound: 'locked' })), actions: ['retire', 'compete'] },
      },
    },
    following: {
      description: 'Another tab of the same operator sounds; this one shows everything and says so.',
      on: {
        'lead.gained': 'leading',
        // it goes to the end of the queue: the lead must not come to it before a tab that hears of alarms
        'link.lost': { guard: not(stateIn({ sound: 'locked' })), actions: ['retire', 'compete'] },
      },
    },
  },
})
