import { FILTER_EVENTS } from '../device-list'
import { livePageRegion } from './page.region'
import type { EmptiableSentences } from './part.region'

interface ListCall<Input> {
  /** what `loadList` is asked */
  input: Input
  at: `#${string}.empty`
}

type ListSentences = Pick<EmptiableSentences, 'loading' | 'fresh' | 'empty'>

/** List mode of a place: its devices by status, one page (spec 2 §4). */
export function deviceListRegion<Input>(call: ListCall<Input>, says: ListSentences) {
  const region = livePageRegion(
    { src: 'loadList', ...call },
    {
      ...says,
      refreshing: 'The page is asked for again; rows, page and scroll stay.',
      stale: 'The rows may be old: the last refresh failed or the alarm link is silent. Says so, offers a retry.',
      failed: 'The devices could not be loaded; the place says so and offers a retry.',
    },
  )
  return { ...region, on: { ...region.on, ...FILTER_EVENTS } }
}
