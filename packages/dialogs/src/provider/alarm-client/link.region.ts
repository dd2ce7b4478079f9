import { emit, raise } from 'xstate'
import { alarmClientSetup, REFUSED_CODE } from './alarm-client.setup'

const lost = { target: 'reconnecting', actions: 'noteEnding' } as const

/** The link itself (spec 1 §4 "Alarm socket", domain 2). */
export const linkRegion = alarmClientSetup.createStateConfig({
  initial: 'connecting',
  on: { 'session.ended': '.refused' },
  states: {
    connecting: {
      description: 'The link is being opened; what is on screen comes from asking.',
      entry: 'connect',
      on: {
        'socket.opened': { target: 'live', actions: ['noteContact', raise({ type: 'link.up' })] },
        'socket.closed': lost,
        'network.lost': lost,
        // the attempt may hang on the network that is gone
        'network.back': { target: 'connecting', reenter: true },
      },
      after: { connectLimit: { target: 'reconnecting', actions: 'noteNoAnswer' } },
    },
    live: {
      description: 'Alarms arrive the moment they are raised.',
      on: {
        'frames.received': { target: 'live', reenter: true, actions: ['noteContact', 'noteGoodLink'] },
        'socket.closed': lost,
        'network.lost': lost,
        // after a sleep or a frozen tab the old link proves nothing, even when it looks open
        'page.awake': { guard: 'sleptWhileLive', target: 'connecting' },
        'network.back': 'connecting',
      },
      after: { silence: [{ guard: 'silenceOverslept', target: 'connecting' }, { target: 'awaitingReply' }] },
    },
    awaitingReply: {
      description: 'Nothing was heard for 30 s; the server has another 30 s to answer the heartbeat.',
      // half a minute up is a working link, even when nothing was said
      entry: ['sendHeartbeat', 'noteGoodLink'],
      on: {
        'frames.received': { target: 'live', actions: ['noteContact', 'noteGoodLink'] },
        'socket.closed': lost,
        'network.lost': lost,
        'page.awake': { guard: 'sleptWhileAwaiting', target: 'connecting' },
        'network.back': 'connecting',
      },
      after: { reply: lost },
    },
    reconnecting: {
      description: 'The link is down since the time shown; the next attempt follows within seconds.',
      // not waiting for the close event: on a dead network it comes very late (trust A5.4)
      entry: ['hangUp', raise({ type: 'link.down' })],
      invoke: {
        src: 'askSession',
        // a browser cannot see why an upgrade was refused, so the session is asked for (domain 2)
        input: ({ context: { ending } }) => ({ ask: ending !== null && (!ending.opened || ending.code === REFUSED_CODE) }),
        onDone: {
          guard: ({ event }) => event.output === 'over',
          target: 'refused',
          actions: emit({ type: 'refused' }),
        },
        onError: {},
      },
      on: { 'page.awake': 'connecting', 'network.back': 'connecting' },
      after: { reconnect: 'connecting' },
    },
    refused: {
      description: 'The server serves this session no more; a new sign-in is needed.',
      entry: ['hangUp', raise({ type: 'link.down' })],
      on: { 'session.renewed': 'connecting' },
    },
  },
})
