import {
  callFor,
  emptiableRegion,
  isOutdated,
  linkRegion,
  type LiveEvent,
  markCurrent,
  markOutdated,
  NOTHING_OUTDATED,
  type Outdated,
  shownOrEmpty,
} from '@smart-fire/dialogs/regions'
import { assign, setup, stateIn } from 'xstate'
import type { Areas, OpenDevice, OpenHydrant, OpenPlan, Places, Selected } from './realtime.types'

export interface RealtimeContext extends Outdated<'places'> {
  response: Places | null
  /** the places are stale, also while a retry runs */
  isStale: boolean
  areas: Areas | null
  selected: Selected | null
  plan: OpenPlan | null
  hydrant: OpenHydrant | null
  device: OpenDevice | null
}

export type RealtimeEvent =
  | { type: 'data.refresh' }
  | LiveEvent
  | { type: 'place.select'; selected: Selected | null }
  | { type: 'plan.open'; plan: OpenPlan }
  | { type: 'hydrant.open'; hydrant: OpenHydrant }
  | { type: 'device.open'; device: OpenDevice }
  | { type: 'overlay.close' }

export const NOTHING_LOADED: RealtimeContext = {
  response: null,
  isStale: false,
  areas: null,
  selected: null,
  plan: null,
  hydrant: null,
  device: null,
  ...NOTHING_OUTDATED,
}

/** A failed call is repeated automatically: after an outage the operator need not press a button. */
export const RETRY_MS = 5_000

const realtime = setup({
  types: { context: {} as RealtimeContext, events: {} as RealtimeEvent },
  actors: {
    loadPlaces: callFor<Places>(),
    loadAreas: callFor<Areas>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: 'places') => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: 'places') => markCurrent(context, part)),
    markStale: assign({ isStale: true }),
    showPlaces: assign((_, response: Places) => ({ response, isStale: false })),
    showAreas: assign((_, areas: Areas) => ({ areas })),
  },
  guards: {
    outdated: ({ context }, part: 'places') => isOutdated(context, part),
    linkSilent: stateIn({ link: 'silent' }),
    noPlaces: (_, { places, dropped, isOffered }: Places) => isOffered && places.length + dropped === 0,
  },
  delays: { retry: RETRY_MS },
})

const loaded = emptiableRegion(
  { part: 'places', src: 'loadPlaces', input: undefined, onDone: shownOrEmpty('showPlaces', 'noPlaces', '#realtime.places.empty') },
  {
    loading: 'Placeholders in the place of the cards.',
    fresh: 'The places with their counts and worst devices, the worst first, a few seconds old at most.',
    refreshing: 'The same places while newer data are loading.',
    stale: 'The last data, marked with their age, while the server does not respond.',
    empty: 'A line says that no place has devices of this system; a failed call never leads here.',
    failed: 'A line says that the places could not be loaded, and offers a retry.',
  },
)

const { stale, ...otherReady } = loaded.states.ready.states

/** As the region above, with automatic retries. */
const places = {
  ...loaded,
  states: {
    ...loaded.states,
    ready: {
      ...loaded.states.ready,
      states: { ...otherReady, stale: { ...stale, entry: 'markStale', after: { retry: 'refreshing' } } },
    },
    failed: { ...loaded.states.failed, after: { retry: 'loading' } },
  },
} as const

/** The regions for the filter. They change rarely: loaded once. */
const areas = realtime.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'The choice of a region cannot be used yet.',
      invoke: { src: 'loadAreas', onDone: { target: 'loaded', actions: { type: 'showAreas', params: ({ event }) => event.output } }, onError: 'failed' },
    },
    loaded: { description: 'The choice of a region has the regions that have buildings.' },
    failed: {
      description: 'The choice of a region cannot be used and says that the regions could not be loaded.',
      on: { 'data.refresh': 'loading' },
      after: { retry: 'loading' },
    },
  },
})

const overlay = realtime.createStateConfig({
  initial: 'none',
  states: {
    none: {
      description: 'Nothing is open above the places.',
      on: {
        'plan.open': { target: 'floorPlan', actions: assign({ plan: ({ event }) => event.plan }) },
        'hydrant.open': { target: 'hydrant', actions: assign({ hydrant: ({ event }) => event.hydrant }) },
        'device.open': { target: 'device', actions: assign({ device: ({ event }) => event.device }) },
      },
    },
    floorPlan: {
      description: 'The floor plan of the chosen building is open.',
      on: { 'overlay.close': { target: 'none', actions: assign({ plan: null }) } },
    },
    hydrant: {
      description: 'The dialog of the chosen hydrant is open.',
      on: { 'overlay.close': { target: 'none', actions: assign({ hydrant: null }) } },
    },
    device: {
      description: 'The real-time panel of the chosen device is open.',
      on: { 'overlay.close': { target: 'none', actions: assign({ device: null }) } },
    },
  },
})

/** Real-time monitoring of one system: its places, live, with the selected place at a position that does not change (spec 1 §2). */
export const realtimeMachine = realtime.createMachine({
  id: 'realtime',
  context: NOTHING_LOADED,
  type: 'parallel',
  on: { 'place.select': { actions: assign({ selected: ({ event }) => event.selected }) } },
  states: {
    places,
    areas,
    overlay,
    link: linkRegion('The places are loaded again after each change and every 30 seconds.'),
  },
})
