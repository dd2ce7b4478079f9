import type { Instant } from '@smart-fire/api-client'
import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { recordKey } from '../provider'
import { MUTE_MINUTES } from './alarm-feed.types'
import type {
  AlarmFeedContext,
  AlarmFeedEmitted,
  AlarmFeedEvent,
  AlarmSoundKind,
  DesktopCommand,
  LeadCommand,
  SirenInput,
  SpeakerCommand,
} from './alarm-feed.types'
import { unseenOf } from './feed/feed-entries'
import { isFlood, isFloodOver, withinWindow } from './feed/flood'
import {
  acknowledgeMeant,
  acknowledgeRecords,
  bringsFire,
  bringsLiveFire,
  closeNotice,
  closeNotices,
  closePlace,
  hasNotices,
  applyUpdate,
  passTime,
  recordlessMeant,
  recordlessNamed,
  recordsMeant,
  recordsSeenBefore,
  type Meant,
} from './feed/apply-update'

const MINUTE_MS = 60_000
const LONGEST_MUTE_MS = Math.max(...MUTE_MINUTES) * MINUTE_MS

/** What is left of a mute. The clock may have been set back, and any page of the origin can send a time: no mute is longer than an operator can choose. */
function muteLeft(until: Instant, now: Instant): number {
  return Math.min(until - now, LONGEST_MUTE_MS)
}

const mutedFor = (muteMs: number, now: Instant) => ({ muteMs, mutedUntil: now + muteMs })

/** Types, actors, guards and actions of the alarm feed, from which its regions are made. */
export const alarmFeedSetup = setup({
  types: {
    context: {} as AlarmFeedContext,
    events: {} as AlarmFeedEvent,
    emitted: {} as AlarmFeedEmitted,
    input: {} as { acknowledged: ReadonlySet<string> },
  },
  actors: {
    /** plays the sounds; reports when the browser allows and blocks sound */
    speaker: fromCallback<SpeakerCommand>(() => undefined),
    /** requests the repetitions of a sound */
    siren: fromCallback<SpeakerCommand, SirenInput>(() => undefined),
    /** sends the time every second while something on screen depends on it */
    ticker: fromCallback(() => undefined),
    /** finds out whether this tab is the one that sounds */
    lead: fromCallback<LeadCommand>(() => undefined),
    /** makes the alarm link compare its records more often */
    watch: fromCallback(() => undefined),
    /** notifications of the desktop */
    desktop: fromCallback<DesktopCommand>(() => undefined),
  },
  delays: { muteLength: ({ context }) => context.muteMs },
  guards: {
    hasNotices: ({ context }) => hasNotices(context),
    hasNone: ({ context }) => !hasNotices(context),
    flood: ({ context }) => isFlood(context.recent),
    floodOver: ({ context, event }) => event.type === 'clock.tick' && isFloodOver(context.recent, event.at),
    fireUnseen: ({ context }) => unseenOf(context.entries).fires > 0,
    faultUnseen: ({ context }) => unseenOf(context.entries).newFaults > 0,
    noFireUnseen: ({ context }) => unseenOf(context.entries).fires === 0,
    noneUnseen: ({ context }) => unseenOf(context.entries).fires + unseenOf(context.entries).newFaults === 0,
    newFire: ({ event }) => event.type === 'update.received' && bringsFire(event.update),
    muteLasts: ({ context, event }) => 'at' in event && context.mutedUntil !== null && context.mutedUntil > event.at,
    hydrant: ({ event }) => event.type === 'place.view' && event.shown.alarm.points[0].hydrantId !== null,
  },
  actions: {
    applyUpdate: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'update.received') return
      const records = recordsSeenBefore(context, event.update)
      enqueue.assign(applyUpdate(context, event.update, event.at))
      if (records.length > 0) enqueue.emit({ type: 'acknowledged', records })
    }),
    passTime: assign(({ context, event }) => (event.type === 'clock.tick' ? passTime(context, event.at) : {})),
    acknowledge: enqueueActions(({ context, enqueue }, meant: Meant) => {
      const records = recordsMeant(context, meant)
      const alarms = recordlessMeant(context, meant)
      const acknowledged = new Set([...context.acknowledged, ...records.map(recordKey)])
      enqueue.assign({ ...acknowledgeMeant(context, meant), acknowledged })
      if (records.length > 0) enqueue.emit({ type: 'acknowledged', records })
      if (alarms.length > 0) enqueue.emit({ type: 'recordless.acknowledged', alarms, elsewhere: false })
    }),
    acknowledgeElsewhere: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'tab.acknowledged') return
      const alarms = recordlessNamed(context, event.records)
      enqueue.assign(acknowledgeRecords(context, event.records))
      if (alarms.length > 0) enqueue.emit({ type: 'recordless.acknowledged', alarms, elsewhere: true })
    }),
    closeNotice: assign(({ context, event }) => (event.type === 'notice.close' ? closeNotice(context, event.key) : {})),
    closeNotices: assign(({ context }) => closeNotices(context)),
    /** the operator follows a notice to its place: there it would cover what it is about */
    takeDown: assign(({ context, event }) => {
      if (event.type !== 'place.view') return {}
      return 'key' in event.notice ? closeNotice(context, event.notice.key) : closePlace(context, event.notice.group)
    }),
    closeRaised: assign(({ context, event }) =>
      event.type === 'raised.close' ? { raised: context.raised.filter(({ key }) => key !== event.key) } : {},
    ),
    closePlace: assign(({ context, event }) => (event.type === 'group.close' ? closePlace(context, event.id) : {})),
    forgetFlood: assign(({ context, event }) => (event.type === 'clock.tick' ? { recent: withinWindow(context.recent, event.at) } : {})),
    show: assign(({ context, event }) => ('shown' in event ? { shown: event.shown, views: context.views + 1 } : {})),
    unlock: sendTo('speaker', { type: 'speaker.unlock' }),
    test: sendTo('speaker', { type: 'speaker.test' }),
    play: sendTo('speaker', (_, sound: AlarmSoundKind) => ({ type: 'speaker.play', sound })),
    countStart: assign(({ context, event }) =>
      event.type === 'sound.started' ? { soundStarts: context.soundStarts + 1, soundedAt: event.at } : {},
    ),
    mute: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'sound.mute') return
      const muteMs = event.minutes * MINUTE_MS
      enqueue.assign({ muteMs, mutedUntil: event.at + muteMs })
      enqueue.emit({ type: 'muted', until: event.at + muteMs })
    }),
    /** another tab of this operator was muted: this one is muted until the same time */
    muteAlong: assign(({ event }) =>
      event.type === 'tab.muted' ? mutedFor(muteLeft(event.until, event.at), event.at) : {},
    ),
    muteOn: assign(({ context, event }) =>
      'at' in event && context.mutedUntil !== null ? mutedFor(muteLeft(context.mutedUntil, event.at), event.at) : {},
    ),
    endMute: assign({ mutedUntil: null }),
    /** The tab that sounds may have got the fire a moment before this one was muted: it is told, unless the fire is late and was heard there long ago. */
    endMuteByFire: enqueueActions(({ context, event, enqueue }) => {
      if (context.mutedUntil === null || event.type !== 'update.received') return
      enqueue.assign({ mutedUntil: null })
      if (bringsLiveFire(event.update)) enqueue.emit({ type: 'unmuted' })
    }),
    compete: sendTo('lead', { type: 'lead.compete' }),
    retire: sendTo('lead', { type: 'lead.retire' }),
    requestDesktop: sendTo('desktop', { type: 'desktop.request' }),
    yieldDesktop: sendTo('desktop', { type: 'desktop.giveWay' }),
    notifyDesktop: sendTo('desktop', ({ event }) => ({
      type: 'desktop.show',
      notes: event.type === 'desktop.notify' ? event.notes : [],
    })),
  },
})
