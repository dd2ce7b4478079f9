import { emit, raise } from 'xstate'
import { alarmClientSetup, REFUSED_CODE } from './alarm-client.setup'

const lost = { target: 'reconnecting', actions: 'noteEnding' } as const

/** The socket connection (spec 1 §4 "Alarm socket", domain 2). */
export const linkRegion = alarmClientSetup.createStateConfig({
  initial: 'connecting',
  on: { 'session.ended': '.refused' },
  states: {
    connecting: {
      description: 'The link is being opened. The data on screen comes from REST calls.',
      entry: ['connect', 'noteOutage'],
      on: {
        // an answer that came while the link was being opened has ended the outage too early: what was raised after it was missed
        'socket.opened': { target: 'live', actions: ['noteOutage', 'noteContact', raise({ type: 'link.up' })] },
        'socket.closed': lost,
        'network.lost': lost,
        // the attempt may hang on the lost network
        'network.back': { target: 'connecting', reenter: true },
      },
      after: { connectLimit: { target: 'reconnecting', actions: 'noteNoResponse' } },
    },
    live: {
      description: 'Alarms arrive the moment they are raised.',
      on: {
        'frames.received': { target: 'live', reenter: true, actions: ['noteContact', 'noteGoodLink'] },
        'socket.closed': lost,
        'network.lost': lost,
        // after a sleep or a frozen tab the old socket proves nothing, even if it looks open
        'page.awake': { guard: 'sleptWhileLive', target: 'connecting' },
        'network.back': 'connecting',
      },
      after: { silence: [{ guard: 'silenceOverslept', target: 'connecting' }, { target: 'awaitingReply' }] },
    },
    awaitingReply: {
      description: 'Nothing was received for 30 s; the server has another 30 s to reply to the heartbeat.',
      // 30 s of an open socket are a working link, even without a message
      entry: ['sendHeartbeat', 'noteGoodLink'],
      on: {
        'frames.received': { target: 'live', actions: 'noteContact' },
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
      entry: ['hangUp', 'noteOutage', raise({ type: 'link.down' })],
      invoke: {
        src: 'checkSession',
        // a browser does not report why an upgrade was refused, so the session is checked (domain 2)
        input: ({ context: { ending } }) => ({ check: ending !== null && (!ending.opened || ending.code === REFUSED_CODE) }),
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
      description: 'The server does not accept this session any more; the user has to sign in again.',
      entry: ['hangUp', raise({ type: 'link.down' })],
      on: { 'session.renewed': 'connecting' },
    },
  },
})
