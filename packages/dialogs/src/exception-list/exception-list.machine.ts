import { and, stateIn } from 'xstate'
import { linkRegion } from '../shared/regions/link.region'
import { channelsRegion } from './channels.region'
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
    includedChange: { list: input.change, channels: input.change },
  }),
  on: { 'row.select': { actions: 'select' } },
  states: {
    channels: channelsRegion,
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
          on: { 'data.refresh': 'loading', 'link.heard': 'loading' },
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
          always: [
            { guard: 'fireHere', target: 'calm' },
            { guard: and(['fireGone', stateIn({ channels: { ready: 'fresh' } })]), target: 'calm' },
          ],
        },
      },
    },
    link: linkRegion('New records come by themselves, or the provider has no alarm link at all.'),
  },
})
