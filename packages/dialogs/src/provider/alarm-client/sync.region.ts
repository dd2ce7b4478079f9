import { not, stateIn } from 'xstate'
import { alarmClientSetup, MAX_OPENS_WITHOUT_RESPONSE, doorsMissed, saysSessionOver } from './alarm-client.setup'
import type { FetchedRecords } from './fetched-records'

const catchUp = { type: 'catchUp', params: ({ event }: { event: { output: FetchedRecords } }) => event.output } as const

/** Whether the unhandled records are the server's (domain 3, trust A5.1). Every open of the link starts over. */
export const syncRegion = alarmClientSetup.createStateConfig({
  initial: 'catchingUp',
  on: { 'socket.opened': { target: '.catchingUp.loading', actions: 'noteOpen' }, 'record.handled': { actions: 'endRecord' } },
  states: {
    catchingUp: {
      initial: 'waiting',
      on: { 'frames.received': { actions: 'applyWhileLoading' } },
      states: {
        waiting: {
          description: 'The lists are fetched as soon as the link is open, so that no alarm falls between the two.',
          on: { 'link.down': 'loading' },
          after: { patience: 'loading' },
        },
        loading: {
          initial: 'holding',
          entry: 'beginCatchUp',
          // a link that reconnects faster than the lists respond would never get the missed alarms
          on: { 'socket.opened': { guard: 'neverResponded', actions: 'noteOpen' } },
          invoke: {
            src: 'fetchUnhandled',
            input: doorsMissed,
            onDone: [
              { guard: ({ event }) => event.output.missing.length > 0, target: '#alarmClient.sync.failed', actions: catchUp },
              // the link was opened after the request
              { guard: ({ context }) => context.opensWithoutResponse > MAX_OPENS_WITHOUT_RESPONSE, target: 'loading', reenter: true, actions: catchUp },
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
              description: 'Count and all pages of the three unhandled lists are loading; new alarms are shown, replayed ones wait.',
              after: { hold: 'showing' },
            },
            showing: {
              description: 'The lists take longer than a second: replayed alarms are shown, too.',
              entry: 'release',
              on: { 'frames.received': { actions: 'apply' } },
            },
          },
        },
      },
    },
    synced: {
      description: 'Records and count are the server\'s; pushes are added as they arrive.',
      on: {
        'frames.received': [
          { guard: 'newEpoch', target: 'catchingUp.loading', actions: 'applyWhileLoading' },
          { actions: 'applySynced' },
        ],
      },
    },
    failed: {
      description: 'A list could not be fetched; the data on screen may be incomplete, new alarms are still shown.',
      on: {
        'frames.received': { actions: 'apply' },
        // the retry was skipped while the session was over, and perhaps no socket can be opened
        'session.renewed': 'catchingUp.loading',
      },
      after: { retry: { guard: not(stateIn({ link: 'refused' })), target: 'catchingUp.loading' } },
    },
  },
})
