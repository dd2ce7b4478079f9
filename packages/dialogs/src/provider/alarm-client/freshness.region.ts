import { alarmClientSetup } from './alarm-client.setup'

/** Whether what is on screen can be trusted to be of now (trust A5.5). */
export const freshnessRegion = alarmClientSetup.createStateConfig({
  initial: 'fresh',
  on: { 'frames.received': '.fresh', 'socket.opened': '.fresh', contact: '.fresh' },
  states: {
    fresh: {
      description: 'The server was heard of within 75 s.',
      after: { stale: 'stale' },
    },
    stale: { description: 'Nothing was heard for 75 s: everything shown is marked as old.' },
  },
})
