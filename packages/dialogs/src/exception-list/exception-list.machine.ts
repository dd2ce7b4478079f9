import { and, stateIn } from 'xstate'
import { NO_ROWS } from '../paged-list/page'
import { linkRegion } from '../regions/link.region'
import { NOTHING_OUTDATED } from '../regions/outdated'
import { channelsRegion } from './channels.region'
import { exceptionListSetup, REAL_FIRE } from './exception-list.setup'
import { listRegion } from './list.region'
import { overlayRegion } from './overlay.region'
import { triageRegion } from './triage.region'

/** Unhandled abnormal records, channel by channel (spec 1 §2 "Pending-exception", domain 19). */
export const exceptionListMachine = exceptionListSetup.createMachine({
  id: 'exceptionList',
  type: 'parallel',
  context: {
    channels: [],
    droppedChannels: 0,
    channelId: null,
    page: 1,
    limit: 15, // spec 1 §9
    ...NO_ROWS,
    selected: null,
    verdict: REAL_FIRE,
    overlayRecord: null,
    overlaySensorId: null,
    fireChannels: [],
    changedSinceFire: false,
    ...NOTHING_OUTDATED,
  },
  on: { 'row.select': { actions: 'select' } },
  states: {
    channels: channelsRegion,
    list: listRegion,
    permission: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The plan permission is loading; there is no plan column yet.',
          invoke: {
            src: 'loadPermission',
            onDone: [{ guard: ({ event }) => event.output, target: 'allowed' }, { target: 'denied' }],
            onError: 'failed',
          },
        },
        allowed: { description: 'Each row of a building offers its floor plan.' },
        denied: { description: 'The tenant has no floor plans; there is no plan column.' },
        failed: {
          description: 'The plan permission could not be loaded: the plan column says so in each row, with a retry.',
          on: { 'data.refresh': 'loading', 'link.live': 'loading' },
        },
      },
    },
    overlay: overlayRegion,
    triage: triageRegion,
    elsewhere: {
      initial: 'calm',
      on: {
        'fire.arrived': { guard: 'elsewhere', target: '.fire', actions: 'noteFire' },
        'place.changed': { actions: 'noteChangeSinceFire' },
      },
      states: {
        calm: { description: 'No fire has arrived in a channel that is not shown.' },
        fire: {
          description: 'The line 另一通道有火警 · 查看 is shown: a fire arrived in a channel that the operator has not gone to since.',
          always: [
            { guard: 'everyFireSeen', target: 'calm' },
            { guard: and(['fireGone', stateIn({ channels: { ready: 'fresh' } })]), actions: 'dropGoneFires' },
          ],
        },
      },
    },
    link: linkRegion('The list is refreshed after each change, or the provider has no alarm link.'),
  },
})
