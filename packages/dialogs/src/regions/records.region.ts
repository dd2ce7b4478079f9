import { emptiableRegion, type EmptiableDescriptions } from './part.region'
import { shown, shownOrEmpty } from './responses'

interface RecordsCall<Newest, More> {
  /** read the requests of `loadRecords` for the newest page, and for the page behind those that are shown */
  newest: Newest
  more: More
  /** where the region stands in its machine */
  at: `#${string}.empty`
}

type RecordsDescriptions = Pick<EmptiableDescriptions, 'loading' | 'fresh' | 'empty'>

/** The alarm records of a place, ten by ten (spec 2 §4). */
export function recordsRegion<Newest, More>({ newest, more, at }: RecordsCall<Newest, More>, descriptions: RecordsDescriptions) {
  const { states, ...region } = emptiableRegion(
    { part: 'records', src: 'loadRecords', input: newest, onDone: shownOrEmpty('showNewest', 'nothing', at) },
    {
      ...descriptions,
      refreshing: 'The newest records are loaded again; the shown records stay and new ones are put before them.',
      stale: 'The records may be out of date: the last call failed or the alarm link is silent. A bar says so and offers a retry.',
      failed: 'The records could not be loaded; a message says so and offers a retry.',
    },
  )
  return {
    ...region,
    states: {
      ...states,
      ready: {
        ...states.ready,
        on: { ...states.ready.on, 'records.more': { guard: 'moreRecords', target: 'loadingMore' } },
      },
      loadingMore: {
        description: 'The next ten records are loading; the shown records stay.',
        invoke: {
          src: 'loadRecords',
          input: more,
          onDone: shown('appendRecords')('ready.'),
          onError: 'ready.stale',
        },
        // the newest records are loaded after it
        on: { 'data.refresh': { actions: { type: 'markOutdated', params: 'records' } } },
      },
    },
  } as const
}
