import { shown, shownOrEmpty } from './answers'
import { emptiableRegion, type EmptiableSentences } from './part.region'

interface RecordsCall<Newest, More> {
  /** what `loadRecords` is asked for the newest page, and for the one after those that are shown */
  newest: Newest
  more: More
  at: `#${string}.empty`
}

type RecordsSentences = Pick<EmptiableSentences, 'loading' | 'fresh' | 'empty'>

/** The alarm records of a place, ten by ten (spec 2 §4). */
export function recordsRegion<Newest, More>({ newest, more, at }: RecordsCall<Newest, More>, says: RecordsSentences) {
  const { states, ...region } = emptiableRegion(
    { part: 'records', src: 'loadRecords', input: newest, onDone: shownOrEmpty('showNewest', 'nothing', at) },
    {
      ...says,
      refreshing: 'The newest records are asked for again; what is shown stays, new ones come before it.',
      stale: 'The records may be old: the last call failed or the alarm link is silent. Says so, offers a retry.',
      failed: 'The records could not be loaded; the place says so and offers a retry.',
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
        description: 'The next ten records are on their way; those that are shown stay.',
        invoke: {
          src: 'loadRecords',
          input: more,
          onDone: shown('appendRecords')('ready.'),
          onError: 'ready.stale',
        },
      },
    },
  } as const
}
