import type { AbnormalRecord, DeviceCounts, Instant } from '@smart-fire/api-client'
import { assign, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate'

/** Figures as the server gave them at one moment. */
export interface Figures {
  devices: DeviceCounts
  fireHostPoints: DeviceCounts
  at: Instant
}

export interface LatestEvents {
  events: AbnormalRecord[]
  at: Instant
}

/** The floor plan that stands open over the overview. */
export interface OpenPlan {
  buildingId: string
  channelId: string
  floor: number | null
  /** the device that the event is about */
  sensorId: string | null
}

/** The hydrant that stands open over the overview. */
export interface OpenHydrant {
  hydrantId: string
  channelId: string
  /** the device that the event is about */
  sensorId: string | null
}

export interface OverviewContext {
  figures: Figures | null
  latest: LatestEvents | null
  /** since when the figures cannot be renewed; null while they can */
  figuresFailedAt: Instant | null
  latestFailedAt: Instant | null
  /** how often a refresh was wanted, and the one that each running or finished call answers */
  wanted: number
  figuresAsked: number
  latestAsked: number
  plan: OpenPlan | null
  hydrant: OpenHydrant | null
}

export type OverviewEvent =
  /** the alarm link has something new; the pulse turns a burst of them into few refreshes */
  | { type: 'alarms.changed' }
  | { type: 'refresh' }
  | { type: 'plan.open'; plan: OpenPlan }
  | { type: 'plan.close' }
  | { type: 'hydrant.open'; hydrant: OpenHydrant }
  | { type: 'hydrant.close' }

export const ANEW: OverviewContext = {
  figures: null,
  latest: null,
  figuresFailedAt: null,
  latestFailedAt: null,
  wanted: 0,
  figuresAsked: 0,
  latestAsked: 0,
  plan: null,
  hydrant: null,
}

/** A failed call is repeated by itself: an operator must not have to press anything after an outage. */
export const RETRY_MS = 5_000

const overview = setup({
  types: { context: {} as OverviewContext, events: {} as OverviewEvent },
  actors: {
    loadFigures: fromPromise<Figures>(notProvided),
    loadLatest: fromPromise<LatestEvents>(notProvided),
    planAllowed: fromPromise<boolean>(notProvided),
    /** sends `refresh` every 30 s while the page is visible and, paced, after each `nudge` */
    pulse: fromCallback<{ type: 'nudge' }>(() => {}),
  },
  actions: {
    askFigures: assign({ figuresAsked: ({ context }) => context.wanted }),
    askLatest: assign({ latestAsked: ({ context }) => context.wanted }),
    keepFigures: assign((_, figures: Figures) => ({ figures, figuresFailedAt: null })),
    keepLatest: assign((_, latest: LatestEvents) => ({ latest, latestFailedAt: null })),
    figuresFailed: assign({ figuresFailedAt: ({ context }) => context.figuresFailedAt ?? Date.now() }),
    latestFailed: assign({ latestFailedAt: ({ context }) => context.latestFailedAt ?? Date.now() }),
  },
  guards: {
    figuresBehind: ({ context }) => context.figuresAsked !== context.wanted,
    latestBehind: ({ context }) => context.latestAsked !== context.wanted,
    noDevices: (_, { devices, fireHostPoints }: Figures) => total(devices) + total(fireHostPoints) === 0,
    allowed: (_, allowed: boolean) => allowed,
    noEvents: (_, { events }: LatestEvents) => events.length === 0,
  },
  delays: { retry: RETRY_MS },
})

const figures = overview.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'Quiet placeholders where the four numbers will stand.',
      entry: 'askFigures',
      invoke: {
        src: 'loadFigures',
        onDone: [
          { guard: { type: 'noDevices', params: ({ event }) => event.output }, target: 'empty', actions: { type: 'keepFigures', params: ({ event }) => event.output } },
          { target: 'ready', actions: { type: 'keepFigures', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'figuresFailed' },
      },
    },
    ready: {
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The numbers of alarms, faults, offline and normal devices, as of a few seconds ago.',
          always: { guard: 'figuresBehind', target: 'refreshing' },
        },
        refreshing: {
          description: 'The same numbers while newer ones are fetched.',
          entry: 'askFigures',
          invoke: {
            src: 'loadFigures',
            onDone: [
              {
                guard: { type: 'noDevices', params: ({ event }) => event.output },
                target: '#overview.figures.empty',
                actions: { type: 'keepFigures', params: ({ event }) => event.output },
              },
              { target: 'fresh', actions: { type: 'keepFigures', params: ({ event }) => event.output } },
            ],
            onError: { target: 'stale', actions: 'figuresFailed' },
          },
        },
        stale: {
          description: 'The last known numbers, marked with their age, while the server does not answer.',
          after: { retry: 'refreshing' },
          always: { guard: 'figuresBehind', target: 'refreshing' },
        },
      },
    },
    empty: {
      description: 'A line that says that no device is connected yet.',
      always: { guard: 'figuresBehind', target: 'ready.refreshing' },
    },
    failed: {
      description: 'A line that says that the numbers could not be fetched, with retry.',
      after: { retry: 'loading' },
      always: { guard: 'figuresBehind', target: 'loading' },
    },
  },
})

const events = overview.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'Quiet placeholders where the latest events will stand.',
      entry: 'askLatest',
      invoke: {
        src: 'loadLatest',
        onDone: [
          { guard: { type: 'noEvents', params: ({ event }) => event.output }, target: 'empty', actions: { type: 'keepLatest', params: ({ event }) => event.output } },
          { target: 'ready', actions: { type: 'keepLatest', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'latestFailed' },
      },
    },
    ready: {
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The latest events, newest first, as of a few seconds ago.',
          always: { guard: 'latestBehind', target: 'refreshing' },
        },
        refreshing: {
          description: 'The same events while newer ones are fetched.',
          entry: 'askLatest',
          invoke: {
            src: 'loadLatest',
            onDone: [
              {
                guard: { type: 'noEvents', params: ({ event }) => event.output },
                target: '#overview.events.empty',
                actions: { type: 'keepLatest', params: ({ event }) => event.output },
              },
              { target: 'fresh', actions: { type: 'keepLatest', params: ({ event }) => event.output } },
            ],
            onError: { target: 'stale', actions: 'latestFailed' },
          },
        },
        stale: {
          description: 'The last known events, marked with their age, while the server does not answer.',
          after: { retry: 'refreshing' },
          always: { guard: 'latestBehind', target: 'refreshing' },
        },
      },
    },
    empty: {
      description: 'A line that says that there has been no event; never shown for a failed call.',
      always: { guard: 'latestBehind', target: 'ready.refreshing' },
    },
    failed: {
      description: 'A line that says that the events could not be fetched, with retry.',
      after: { retry: 'loading' },
      always: { guard: 'latestBehind', target: 'loading' },
    },
  },
})

/** Whether an event leads to its floor plan (plan-setup permission, spec 1 §6). */
const permission = overview.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'Events without a way to the floor plan, until the permission is known.',
      invoke: {
        src: 'planAllowed',
        onDone: [{ guard: { type: 'allowed', params: ({ event }) => event.output }, target: 'allowed' }, { target: 'denied' }],
        onError: 'failed',
      },
    },
    allowed: { description: 'Every event with a building opens the floor plan of its floor.' },
    denied: { description: 'Events without a way to the floor plan: the site does not use them.' },
    failed: {
      description: 'Events without a way to the floor plan, until the permission has been asked again.',
      after: { retry: 'loading' },
    },
  },
})

const overlay = overview.createStateConfig({
  initial: 'none',
  states: {
    none: {
      description: 'Nothing stands over the overview.',
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
      description: 'The floor plan of the event that was chosen.',
      on: { 'plan.close': { target: 'none', actions: assign({ plan: null }) } },
    },
    hydrant: {
      description: 'The hydrant of the event that was chosen.',
      on: { 'hydrant.close': { target: 'none', actions: assign({ hydrant: null }) } },
    },
  },
})

/** Live counts and latest events. Both regions renew themselves; what is shown never disappears (domain 6). */
export const overviewMachine = overview.createMachine({
  id: 'overview',
  context: ANEW,
  type: 'parallel',
  invoke: { id: 'pulse', src: 'pulse' },
  on: {
    'alarms.changed': { actions: sendTo('pulse', { type: 'nudge' }) },
    refresh: { actions: assign({ wanted: ({ context }) => context.wanted + 1 }) },
  },
  states: { figures, events, permission, overlay },
})

function total({ alarm, fault, offline, normal }: DeviceCounts): number {
  return alarm + fault + (offline ?? 0) + normal
}

function notProvided(): never {
  throw new Error('the page provides the calls of the overview')
}
