import { not, stateIn } from 'xstate'
import { alarmLinkSetup } from './alarm-link.setup'

/** Whether the unhandled records are the server's (domain 3, trust A5.1). Every open of the link starts over. */
export const syncRegion = alarmLinkSetup.createStateConfig({
  initial: 'catchingUp',
  on: { 'socket.opened': '.catchingUp.loading' },
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
          description: 'Count and all pages of the three unhandled lists are on their way; new frames are held back.',
          entry: 'beginFetch',
          invoke: {
            src: 'fetchUnhandled',
            onDone: { target: '#alarmLink.sync.synced', actions: { type: 'takeUp', params: ({ event }) => event.output } },
            onError: { target: '#alarmLink.sync.failed', actions: ['giveUpFetch', 'applyHeld'] },
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
      description: 'The lists could not be fetched; what is on screen may be incomplete, new alarms still show.',
      on: { 'frames.received': { actions: 'apply' }, 'record.handled': { actions: 'apply' } },
      after: { retry: { guard: not(stateIn({ link: 'refused' })), target: 'catchingUp.loading' } },
    },
  },
})
