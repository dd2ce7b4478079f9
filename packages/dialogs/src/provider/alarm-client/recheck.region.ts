import { and, not, or, raise, stateIn } from 'xstate'
import { alarmClientSetup, countDiffers, doorsMissed, saysSessionOver } from './alarm-client.setup'
import { expectedCount } from './ledger'
import { RECONCILE_MS } from './link-timing'

const mayFetch = and([stateIn({ sync: 'synced' }), not(stateIn({ link: 'refused' }))])

/** Fetches the lists between two opens of the link: for pushes without a record and if the counts differ. One call at a time. */
export const recheckRegion = alarmClientSetup.createStateConfig({
  initial: 'idle',
  // the link catches up: a response to an earlier request would undo what it finds
  on: { 'socket.opened': '.idle', 'frames.received': { guard: 'newEpoch', target: '.idle' } },
  states: {
    idle: {
      description: 'Nothing is in doubt.',
      always: { guard: and(['needsRecheck', mayFetch]), target: 'due' },
      on: { 'count.check': { guard: mayFetch, target: 'counting' } },
    },
    due: {
      description: 'A pushed alarm is shown provisionally; the lists are fetched within 2 s.',
      after: { recheck: 'fetching' },
    },
    counting: {
      description: 'The count is being compared with the server\'s.',
      invoke: {
        src: 'fetchCount',
        input: ({ context }) => ({ changes: context.ledger.changes }),
        onDone: [
          { guard: ({ context, event }) => countDiffers(context, event.output), target: 'fetching' },
          // while the link is down an equal count may hide that one record replaced another
          {
            guard: and([
              not(stateIn({ poll: 'slow' })),
              // in both directions: the clock may have been set back since
              ({ context, event }) => Math.abs(event.output.at - (context.ledger.fetchedAt ?? 0)) >= RECONCILE_MS,
            ]),
            target: 'fetching',
          },
          {
            guard: ({ context, event }) => event.output.count !== expectedCount(context.ledger),
            target: 'idle',
            actions: 'noteCountDoubt',
          },
          { target: 'idle', actions: 'noteCountAgrees' },
        ],
        onError: [
          { guard: saysSessionOver, target: 'idle', actions: 'endSession' },
          // without a count the lists are fetched: the link is up, or the count has failed for long
          { guard: or([stateIn({ poll: 'slow' }), 'isLongUncounted']), target: 'fetching' },
          { target: 'idle', actions: 'noteCountDoubt' },
        ],
      },
    },
    fetching: {
      description: 'The lists are being fetched again; what arrives meanwhile is newer than the response.',
      entry: 'beginFetch',
      invoke: {
        src: 'fetchUnhandled',
        input: doorsMissed,
        onDone: [
          { guard: mayFetch, target: 'idle', actions: { type: 'catchUp', params: ({ event }) => event.output } },
          'idle',
        ],
        onError: [
          { guard: saysSessionOver, target: 'idle', actions: ['giveUpFetch', 'applyHeld', 'endSession'] },
          { target: 'idle', actions: ['giveUpFetch', 'applyHeld'] },
        ],
      },
    },
  },
})

/** How often the count is requested. */
export const pollRegion = alarmClientSetup.createStateConfig({
  initial: 'fast',
  on: { 'watch.began': { actions: 'watchClosely' }, 'watch.ended': { actions: 'watchAsUsual' } },
  states: {
    fast: {
      description: 'The link is down: the count is requested every 10 s.',
      on: {
        'link.up': 'slow',
        'page.awake': { target: 'fast', reenter: true, actions: raise({ type: 'count.check' }) },
        'network.back': { target: 'fast', reenter: true, actions: raise({ type: 'count.check' }) },
      },
      after: { poll: { target: 'fast', reenter: true, actions: raise({ type: 'count.check' }) } },
    },
    slow: {
      description: 'The link is up: the count is compared every 60 s, every 15 s while a sound plays.',
      on: {
        'link.down': 'fast',
        'watch.began': { target: 'slow', reenter: true, actions: 'watchClosely' },
        'watch.ended': { target: 'slow', reenter: true, actions: 'watchAsUsual' },
      },
      after: { reconcile: { target: 'slow', reenter: true, actions: raise({ type: 'count.check' }) } },
    },
  },
})
