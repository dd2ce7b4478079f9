import { and, assign, raise, stateIn } from 'xstate'
import { exceptionListSetup, REAL_FIRE } from './exception-list.setup'
import { listRegion } from './list.region'
import { overlayRegion } from './overlay.region'
import { triageRegion } from './triage.region'

/** Unhandled abnormal records, channel by channel (spec 1 §2 "Pending-exception", domain 19). */
export const exceptionListMachine = exceptionListSetup.createMachine({
  id: 'exceptionList',
  type: 'parallel',
  context: ({ input }) => ({
    channels: [],
    channelId: null,
    page: 1,
    limit: 15, // spec 1 §9
    rows: [],
    total: 0,
    loadedAt: null,
    selected: null,
    verdict: REAL_FIRE,
    overlayRecord: null,
    overlaySensorId: null,
    fireChannelId: null,
    fireChange: input.change,
    heardChange: input.change,
    listChange: input.change,
    channelsChange: input.change,
  }),
  on: { 'row.select': { actions: 'select' } },
  states: {
    channels: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The channels are on their way.',
          entry: assign({ channelsChange: ({ context }) => context.heardChange }),
          invoke: {
            src: 'loadChannels',
            onDone: {
              target: 'ready',
              actions: [
                { type: 'showChannels', params: ({ event }) => event.output },
                { type: 'openChannel', params: ({ event }) => event.output },
                raise({ type: 'channels.known' }),
              ],
            },
            onError: { target: 'failed', actions: raise({ type: 'channels.failed' }) },
          },
          on: { 'records.changed': { actions: 'noteChange' } },
        },
        ready: {
          initial: 'fresh',
          on: {
            'records.changed': { actions: 'noteChange' },
            'list.refresh': '.refreshing',
            'record.confirmed': '.refreshing',
          },
          states: {
            fresh: {
              description: 'Every channel shows its count; one that holds a fire stands out.',
              always: { guard: 'channelsOutdated', target: 'refreshing' },
              on: { 'link.silent': 'stale' },
            },
            refreshing: {
              description: 'The counts are asked for again; the old ones stay readable.',
              entry: assign({ channelsChange: ({ context }) => context.heardChange }),
              invoke: {
                src: 'loadChannels',
                onDone: [
                  {
                    guard: 'linkSilent',
                    target: 'stale',
                    actions: { type: 'showChannels', params: ({ event }) => event.output },
                  },
                  { target: 'fresh', actions: { type: 'showChannels', params: ({ event }) => event.output } },
                ],
                onError: 'stale',
              },
            },
            stale: {
              description: 'The counts may be old: refreshing them failed or the link is silent.',
              on: {
                'link.heard': 'refreshing',
                'records.changed': { target: 'refreshing', actions: 'noteChange' },
              },
            },
          },
        },
        failed: {
          description: 'The channels could not be loaded; the place says so and offers to try again.',
          on: { 'list.refresh': 'loading', 'link.heard': 'loading', 'records.changed': 'loading' },
        },
      },
    },
    list: listRegion,
    permission: {
      initial: 'loading',
      states: {
        loading: {
          description: 'It is not known yet whether plans may be seen; there is no plan column.',
          invoke: {
            src: 'loadPermission',
            onDone: [{ guard: ({ event }) => event.output, target: 'allowed' }, { target: 'denied' }],
            onError: 'failed',
          },
        },
        allowed: { description: 'Each row of a building offers its floor plan.' },
        denied: { description: 'The tenant has no floor plans; there is no plan column.' },
        failed: {
          description: 'Whether plans may be seen could not be asked; there is no plan column until a refresh.',
          on: { 'list.refresh': 'loading', 'link.heard': 'loading' },
        },
      },
    },
    overlay: overlayRegion,
    triage: triageRegion,
    elsewhere: {
      initial: 'calm',
      on: {
        'fire.arrived': {
          guard: 'elsewhere',
          target: '.fire',
          actions: 'noteFire',
        },
      },
      states: {
        calm: { description: 'No fire has arrived in a channel that is not shown.' },
        fire: {
          description: 'The line 另一通道有火警 · 查看 shows: a fire arrived in a channel that is not shown.',
          always: { guard: and(['fireGone', stateIn({ channels: { ready: 'fresh' } })]), target: 'calm' },
          on: {
            'channel.select': { guard: 'toFireChannel', target: 'calm' },
            'elsewhere.view': { target: 'calm' },
          },
        },
      },
    },
    link: {
      initial: 'heard',
      states: {
        heard: {
          description: 'New records come by themselves, or the provider has no alarm link at all.',
          on: { 'link.silent': 'silent' },
        },
        silent: {
          description: 'The alarm link has been silent too long: what is shown is marked as possibly old.',
          on: { 'link.heard': 'heard' },
        },
      },
    },
  },
})
