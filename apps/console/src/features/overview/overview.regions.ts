import { emptiableRegion, partRegion, shown, shownOrEmpty } from '@smart-fire/dialogs/regions'
import type { OverviewPart } from './overview.types'

const figures = emptiableRegion(
  { part: 'figures', src: 'loadFigures', input: undefined, onDone: shownOrEmpty('showFigures', 'noDevices', '#overview.figures.empty') },
  {
    loading: 'Placeholders in the place of the numbers.',
    fresh: 'The numbers of alarms, faults, offline, normal and not enabled devices, a few seconds old at most.',
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

const places = emptiableRegion(
  { part: 'places', src: 'loadPlaces', input: undefined, onDone: shownOrEmpty('showPlaces', 'noPlaces', '#overview.places.empty') },
  {
    loading: 'A loading indicator in the place of the map.',
    fresh: 'The map with every building and hydrant in the colour of its worst state, a few seconds old at most.',
    refreshing: 'The same map while newer states are loading.',
    stale: 'The map with the last states, marked with their age, while the server does not respond.',
    empty: 'A line says that no building or hydrant has devices yet; a failed call never leads here.',
    failed: 'A line says that the map could not be loaded, and offers a retry.',
  },
)

const history = partRegion(
  { part: 'history', src: 'loadHistory', input: undefined, onDone: shown('showHistory') },
  {
    loading: 'Loading indicators in the place of the charts.',
    fresh: 'The charts of the last 24 hours and of seven days, a few seconds old at most.',
    refreshing: 'The same charts while newer counts are loading.',
    stale: 'The last charts, marked with their age, while the server does not respond.',
    failed: 'A line says that the counts could not be loaded, and offers a retry; an empty chart would look like no events.',
  },
)

/** Adds automatic retries to the stale and failed states of a region. */
function retried<const Part extends OverviewPart, const Region extends typeof figures | typeof events | typeof places>(part: Part, region: Region) {
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

const { loading, ready, failed } = history.states

/** What the overview loads, each part by itself; failed calls are repeated automatically. */
export const loadedRegions = {
  figures: retried('figures', figures),
  events: retried('events', events),
  places: retried('places', places),
  history: {
    ...history,
    states: {
      loading,
      ready: { ...ready, states: { ...ready.states, stale: { ...ready.states.stale, entry: { type: 'markStale', params: 'history' }, after: { retry: 'refreshing' } } } },
      failed: { ...failed, after: { retry: 'loading' } },
    },
  },
} as const
