import { not, stateIn } from 'xstate'
import { alarmClientSetup, OPENS_UNTIL_ANSWERED, saysSessionOver } from './alarm-client.setup'
import type { FetchedRecords } from './catch-up'

const catchUp = { type: 'catchUp', params: ({ event }: { event: { output: FetchedRecords } }) => event.output } as const

/** Whether the unhandled records are the server's (domain 3, trust A5.1). Every open of the link starts over. */
export const syncRegion = alarmClientSetup.createStateConfig({
  initial: 'catchingUp',
  on: { 'socket.opened': { target: '.catchingUp.loading', actions: 'noteOpen' } },
  states: {
    catchingUp: {
      initial: 'waiting',
      on: { 'frames.received': { actions: 'hold' }, 'record.handled': { actions: 'hold' } },
      states: {
        waiting: {
          description: 'The lists are asked for when the link is open, so that nothing falls between the two.',
          on: { 'link.down': 'loading' },
          after: { patience: 'loading' },
        },
        loading: {
          initial: 'holding',
          entry: 'beginCatchUp',
          // a link that flaps faster than the lists answer would never be told of what it missed
          on: { 'socket.opened': { guard: 'neverAnswered', actions: 'noteOpen' } },
          invoke: {
            src: 'fetchUnhandled',
            onDone: [
              { guard: ({ event }) => event.output.missing.length > 0, target: '#alarmClient.sync.failed', actions: catchUp },
              // the link was opened since the question
              { guard: ({ context }) => context.opensUnanswered > OPENS_UNTIL_ANSWERED, target: 'loading', reenter: true, actions: catchUp },
              { target: '#alarmClient.sync.synced', actions: catchUp },
            ],
            onError: [
              {
                guard: saysSessionOver,
                target: '#alarmClient.sync.failed',
                actions: ['giveUpFetch', 'applyHeld', 'endSession'],
              },
              { target: '#alarmClient.sync.failed', actions: ['giveUpFetch', 'applyHeld'] },
            ],
          },
          states: {
            holding: {
              description: 'Count and all pages of the three unhandled lists are on their way; new frames are held back.',
              after: { hold: 'showing' },
            },
            showing: {
              description: 'The lists take more than a second: new alarms show at once, the rest follows.',
              entry: 'release',
              on: { 'frames.received': { actions: 'apply' }, 'record.handled': { actions: 'apply' } },
            },
          },
        },
      },
    },
    synced: {
      description: 'Records and count are the server\'s; pushes are added as they come.',
      on: {
        'frames.received': [
          { guard: 'newEpoch', target: 'catchingUp.loading', actions: 'hold' },
          { actions: 'apply' },
        ],
        'record.handled': { actions: 'apply' },
      },
    },
    failed: {
      description: 'The lists, or one of them, could not be fetched; what is on screen may be incomplete, new alarms still show.',
      on: { 'frames.received': { actions: 'apply' }, 'record.handled': { actions: 'apply' } },
      after: { retry: { guard: not(stateIn({ link: 'refused' })), target: 'catchingUp.loading' } },
    },
  },
})
