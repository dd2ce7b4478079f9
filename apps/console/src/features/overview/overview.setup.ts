import { callFor, isOutdated, markCurrent, markOutdated } from '@smart-fire/dialogs/regions'
import { assign, setup, stateIn } from 'xstate'
import { addCounts, countAll } from './overview.figures'
import type { Figures, History, LatestEvents, OverviewContext, OverviewEvent, OverviewPart, PlaceStates } from './overview.types'

/** A failed call is repeated automatically: after an outage the operator need not press a button. */
export const RETRY_MS = 5_000

/** Calls, actions and guards of the overview. */
export const overview = setup({
  types: { context: {} as OverviewContext, events: {} as OverviewEvent },
  actors: {
    loadFigures: callFor<Figures>(),
    loadLatest: callFor<LatestEvents>(),
    loadPlaces: callFor<PlaceStates>(),
    loadHistory: callFor<History>(),
    planAllowed: callFor<boolean>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: OverviewPart) => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: OverviewPart) => markCurrent(context, part)),
    markStale: assign(({ context }, part: OverviewPart) => ({ stale: [...without(context.stale, part), part] })),
    showFigures: assign(({ context }, figures: Figures) => ({ figures, stale: without(context.stale, 'figures') })),
    showEvents: assign(({ context }, latest: LatestEvents) => ({ latest, stale: without(context.stale, 'events') })),
    showPlaces: assign(({ context }, places: PlaceStates) => ({ places, stale: without(context.stale, 'places') })),
    showHistory: assign(({ context }, history: History) => ({ history, stale: without(context.stale, 'history') })),
  },
  guards: {
    outdated: ({ context }, part: OverviewPart) => isOutdated(context, part),
    linkSilent: stateIn({ link: 'silent' }),
    noDevices: (_, { devices, fireHostPoints }: Figures) => countAll(addCounts(devices, fireHostPoints)) === 0,
    noEvents: (_, { events, dropped }: LatestEvents) => events.length + dropped === 0,
    noPlaces: (_, { places, dropped, isOffered }: PlaceStates) => isOffered && places.length + dropped === 0,
    allowed: (_, allowed: boolean) => allowed,
  },
  delays: { retry: RETRY_MS },
})

function without(parts: readonly OverviewPart[], part: OverviewPart): OverviewPart[] {
  return parts.filter((other) => other !== part)
}
