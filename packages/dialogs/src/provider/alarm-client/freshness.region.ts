import { alarmClientSetup } from './alarm-client.setup'

/** Whether the data on screen is current (trust A5.5). */
export const freshnessRegion = alarmClientSetup.createStateConfig({
  initial: 'fresh',
  on: { 'frames.received': '.fresh', 'socket.opened': '.fresh', contact: '.fresh' },
  states: {
    fresh: {
      description: 'The last contact with the server was less than 75 s ago.',
      // while the machine sleeps no timer runs: what is on screen may be of the evening before
      on: { 'page.awake': { guard: 'sleptUntilStale', target: 'stale' }, 'network.back': { guard: 'sleptUntilStale', target: 'stale' } },
      after: { stale: 'stale' },
    },
    stale: { description: 'There was no contact for 75 s: everything shown is marked as out of date.' },
  },
})
