import { assign } from 'xstate'
import { alarmFeedSetup } from './alarm-feed.setup'
import { soundRegion, tabRegion } from './sound.region'

/** The live alarms on the screen and their sound (spec 1 §2 "Live alarm notification", domain 5). */
export const alarmFeedMachine = alarmFeedSetup.createMachine({
  id: 'alarmFeed',
  type: 'parallel',
  context: ({ input }) => ({
    entries: [],
    leftOut: 0,
    leftOutUntil: {},
    received: 0,
    notices: [],
    groups: [],
    recent: [],
    late: null,
    raised: [],
    acknowledged: input.acknowledged,
    announced: null,
    announcedAt: 0,
    announcedRaised: [],
    pendingAnnouncement: null,
    pendingSince: 0,
    mutedUntil: null,
    muteMs: 0,
    soundStarts: 0,
    soundedAt: null,
    shown: null,
    views: 0,
  }),
  invoke: [
    { id: 'lead', src: 'lead' },
    { id: 'speaker', src: 'speaker' },
    { id: 'desktop', src: 'desktop' },
  ],
  on: {
    'entry.acknowledge': { actions: { type: 'acknowledge', params: ({ event }) => ({ key: event.key }) } },
    'group.acknowledge': { actions: { type: 'acknowledge', params: ({ event }) => ({ group: event.id }) } },
    'entries.acknowledge': { actions: { type: 'acknowledge', params: 'all' } },
    'tab.acknowledged': { actions: 'acknowledgeElsewhere' },
    'notice.close': { actions: 'closeNotice' },
    'group.close': { actions: 'closePlace' },
    'notices.close': { actions: 'closeNotices' },
    'late.close': { actions: assign({ late: null }) },
    'raised.close': { actions: 'closeRaised' },
    'sound.started': { actions: 'countStart' },
    'sound.test': { actions: 'test' },
  },
  states: {
    notices: {
      initial: 'none',
      on: { 'update.received': { actions: 'applyUpdate' } },
      states: {
        none: {
          description: 'No live notice is shown.',
          always: { guard: 'hasNotices', target: 'showing' },
        },
        showing: {
          description: 'Live notices are shown, at most five, fire first; the others are counted.',
          invoke: { src: 'ticker' },
          on: { 'clock.tick': { actions: 'passTime' } },
          always: { guard: 'hasNone', target: 'none' },
        },
      },
    },
    flood: {
      initial: 'calm',
      states: {
        calm: {
          description: 'Alarms are few: each has a notice of its own.',
          always: { guard: 'flood', target: 'storm' },
        },
        storm: {
          description: 'More than 10 alarms came in 10 minutes: one notice for each place, the alarm that began it on top.',
          invoke: { src: 'ticker' },
          on: { 'clock.tick': { guard: 'floodOver', target: 'calm', actions: 'forgetFlood' } },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: {
          description: 'The feed is folded into its button, which shows the number of unacknowledged alarms.',
          on: { 'panel.toggle': 'open', 'panel.open': 'open' },
        },
        open: {
          description: 'All entries that are not acknowledged or not handled are listed, in place of the notices.',
          on: { 'panel.toggle': 'closed', 'panel.close': 'closed' },
        },
      },
    },
    sound: soundRegion,
    tab: tabRegion,
    desktop: {
      initial: 'unavailable',
      on: { 'desktop.granted': '.on', 'desktop.refused': '.unavailable', 'desktop.available': '.available' },
      states: {
        unavailable: { description: 'The browser gives this page no desktop notifications, or the operator refused them.' },
        available: {
          description: 'Desktop notifications are possible; a button in the feed requests them.',
          on: { 'desktop.enable': { actions: 'requestDesktop' } },
        },
        on: {
          description: 'New alarms and verdicts that were raised to a real fire are also shown as desktop notifications, each once.',
          on: {
            'desktop.notify': { actions: 'notifyDesktop' },
            // a tab that hears of no alarm must not keep the notifications from one that does
            'link.lost': { actions: 'yieldDesktop' },
          },
        },
      },
    },
    overlay: {
      initial: 'none',
      on: {
        'place.view': [
          { guard: 'hydrant', target: '.hydrant', actions: ['show', 'takeDown'] },
          { target: '.floorPlan', actions: ['show', 'takeDown'] },
        ],
        'record.judge': { target: '.record', actions: 'show' },
        'overlay.close': '.none',
      },
      states: {
        none: { description: 'The feed has opened no dialog.' },
        floorPlan: { description: 'The floor plan of the alarm, on its floor and with its device pointed out.' },
        hydrant: { description: 'The hydrant of the alarm on the map.' },
        record: { description: 'The confirmation of the alarm\'s record.' },
      },
    },
  },
})
