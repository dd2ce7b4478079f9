import type { AbnormalRecord, DeviceCounts, Instant } from '@smart-fire/api-client'
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
import type { DeviceFields } from '@smart-fire/dialogs/provider'
import { assign, setup, stateIn } from 'xstate'
import { addCounts, countAll } from './overview.figures'

/** The device counts of one response. */
export interface Figures {
  devices: DeviceCounts
  fireHostPoints: DeviceCounts
  at: Instant
}

export interface LatestEvents {
  events: AbnormalRecord[]
  /** events that could not be read */
  dropped: number
  at: Instant
}

/** The floor plan that is open above the overview. */
export interface OpenPlan {
  buildingId: string
  channelId: string
  floor: number | null
  /** the device of the event: its id where the server names it, and how it is named otherwise */
  sensorId: string | null
  device?: DeviceFields
}

/** The hydrant that is open above the overview. */
export interface OpenHydrant {
  hydrantId: string
  channelId: string
  /** the device of the event */
  sensorId: string | null
}

export type OverviewPart = 'figures' | 'events'

export interface OverviewContext extends Outdated<OverviewPart> {
  figures: Figures | null
  latest: LatestEvents | null
  /** parts that are stale, also while a retry runs */
  stale: readonly OverviewPart[]
  plan: OpenPlan | null
  hydrant: OpenHydrant | null
}

export type OverviewEvent =
  | { type: 'data.refresh' }
  | LiveEvent
  | { type: 'plan.open'; plan: OpenPlan }
  | { type: 'plan.close' }
  | { type: 'hydrant.open'; hydrant: OpenHydrant }
  | { type: 'hydrant.close' }

export const NOTHING_LOADED: OverviewContext = {
  figures: null,
  latest: null,
  stale: [],
  plan: null,
  hydrant: null,
  ...NOTHING_OUTDATED,
}

/** A failed call is repeated automatically: after an outage the operator need not press a button. */
export const RETRY_MS = 5_000

const overview = setup({
  types: { context: {} as OverviewContext, events: {} as OverviewEvent },
  actors: {
    loadFigures: callFor<Figures>(),
    loadLatest: callFor<LatestEvents>(),
    planAllowed: callFor<boolean>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: OverviewPart) => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: OverviewPart) => markCurrent(context, part)),
    markStale: assign(({ context }, part: OverviewPart) => ({ stale: [...without(context.stale, part), part] })),
    showFigures: assign(({ context }, figures: Figures) => ({ figures, stale: without(context.stale, 'figures') })),
    showEvents: assign(({ context }, latest: LatestEvents) => ({ latest, stale: without(context.stale, 'events') })),
  },
  guards: {
    outdated: ({ context }, part: OverviewPart) => isOutdated(context, part),
    linkSilent: stateIn({ link: 'silent' }),
    noDevices: (_, { devices, fireHostPoints }: Figures) => countAll(addCounts(devices, fireHostPoints)) === 0,
    noEvents: (_, { events, dropped }: LatestEvents) => events.length + dropped === 0,
    allowed: (_, allowed: boolean) => allowed,
  },
  delays: { retry: RETRY_MS },
})

const figures = emptiableRegion(
  { part: 'figures', src: 'loadFigures', input: undefined, onDone: shownOrEmpty('showFigures', 'noDevices', '#overview.figures.empty') },
  {
    loading: 'Placeholders in the place of the four numbers.',
    fresh: 'The numbers of alarms, faults, offline and normal devices, a few seconds old at most.',
    refreshing: 'The same numbers while newer ones are loading.',
    stale: 'The last numbers, marked with their age, while the server does not respond.',
    empty: 'A line says that no device is connected yet.',
    failed: 'A line says that the numbers could not be loaded, and offers a retry.',
  },
)

const events = emptiableRegion(
  { part: 'events', src: 'loadLatest', input: undefined, onDone: shownOrEmpty('showEvents', 'noEvents', '#overview.events.empty') },
  {
    loading: 'Placeholders in the place of the latest events.',
    fresh: 'The latest events, newest first, a few seconds old at most.',
    refreshing: 'The same events while newer ones are loading.',
    stale: 'The last events, marked with their age, while the server does not respond.',
    empty: 'A line says that there has been no event; a failed call never leads here.',
    failed: 'A line says that the events could not be loaded, and offers a retry.',
  },
)

/** Adds automatic retries to the stale and failed states of a region. */
function retried<const Part extends OverviewPart, const Region extends typeof figures | typeof events>(part: Part, region: Region) {
  const { loading, ready, empty, failed } = region.states
  const stale = { ...ready.states.stale, entry: { type: 'markStale', params: part }, after: { retry: 'refreshing' } } as const
  return {
    ...region,
    states: {
      loading,
      ready: { ...ready, states: { ...ready.states, stale } },
      empty,
      failed: { ...failed, after: { retry: 'loading' } },
    },
  } as const
}

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
        'plan.open': {
          guard: stateIn({ permission: 'allowed' }),
          target: 'floorPlan',
          actions: assign({ plan: ({ event }) => event.plan }),
        },
        'hydrant.open': { target: 'hydrant', actions: assign({ hydrant: ({ event }) => event.hydrant }) },
      },
    },
    floorPlan: {
      description: 'The floor plan of the chosen event is open above the overview.',
      on: { 'plan.close': { target: 'none', actions: assign({ plan: null }) } },
    },
    hydrant: {
      description: 'The hydrant of the chosen event is open above the overview.',
      on: { 'hydrant.close': { target: 'none', actions: assign({ hydrant: null }) } },
    },
  },
})

/** Device counts and latest events. Failed calls are repeated automatically; loaded data stays visible meanwhile (domain 6). */
export const overviewMachine = overview.createMachine({
  id: 'overview',
  context: NOTHING_LOADED,
  type: 'parallel',
  states: {
    figures: retried('figures', figures),
    events: retried('events', events),
    permission,
    overlay,
    link: linkRegion('The page is loaded again after each change and every 30 seconds.'),
  },
})

function without(parts: readonly OverviewPart[], part: OverviewPart): OverviewPart[] {
  return parts.filter((other) => other !== part)
}
