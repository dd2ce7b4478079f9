import { linkRegion } from '@smart-fire/dialogs/regions'
import { assign, stateIn } from 'xstate'
import { loadedRegions } from './overview.regions'
import { overview } from './overview.setup'
import { NOTHING_LOADED } from './overview.types'

/** Whether an event opens its floor plan (plan-setup permission, spec 1 §6). */
const permission = overview.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'Events without a link to the floor plan, until the permission is loaded.',
      invoke: {
        src: 'planAllowed',
        onDone: [{ guard: { type: 'allowed', params: ({ event }) => event.output }, target: 'allowed' }, { target: 'denied' }],
        onError: 'failed',
      },
    },
    allowed: { description: 'Every event with a building opens the floor plan of its floor.' },
    denied: { description: 'Events without a link to the floor plan: the tenant has no floor plans.' },
    failed: {
      description: 'Events without a link to the floor plan; a line above them says that the permission could not be loaded, with a retry.',
      on: { 'data.refresh': 'loading' },
      after: { retry: 'loading' },
    },
  },
})

const overlay = overview.createStateConfig({
  initial: 'none',
  states: {
    none: {
      description: 'Nothing is open above the overview.',
      on: {
        'plan.open': { guard: stateIn({ permission: 'allowed' }), target: 'floorPlan', actions: assign({ plan: ({ event }) => event.plan }) },
        // without the permission for pictures the dialog has its list
        'building.open': { target: 'floorPlan', actions: assign({ plan: ({ event }) => event.plan }) },
        'hydrant.open': { target: 'hydrant', actions: assign({ hydrant: ({ event }) => event.hydrant }) },
        'record.handle': { target: 'verdict', actions: assign({ record: ({ event }) => event.record }) },
      },
    },
    floorPlan: {
      description: 'The floor plan of the chosen event or building is open above the overview.',
      on: { 'overlay.close': { target: 'none', actions: assign({ plan: null }) } },
    },
    hydrant: {
      description: 'The hydrant of the chosen event, or of the map, is open above the overview.',
      on: { 'overlay.close': { target: 'none', actions: assign({ hydrant: null }) } },
    },
    verdict: {
      description: 'The dialog for the verdict on the chosen event is open above the overview.',
      on: { 'overlay.close': { target: 'none', actions: assign({ record: null }) } },
    },
  },
})

/**
 * The overview: device counts, the map of all places, charts, and the latest events. Failed calls are repeated automatically;
 * loaded data stays visible meanwhile (domain 6).
 */
export const overviewMachine = overview.createMachine({
  id: 'overview',
  context: NOTHING_LOADED,
  type: 'parallel',
  states: {
    ...loadedRegions,
    permission,
    overlay,
    link: linkRegion('The page is loaded again after each change and every 30 seconds.'),
  },
})
