import { DEVICE_LIST_EVENTS } from '../device-list'
import { shownAsPage } from './answers'
import { emptiableRegion, type EmptiableSentences } from './part.region'

interface ListCall<Input> {
  /** what `loadList` is asked */
  input: Input
  at: `#${string}.empty`
}

type ListSentences = Pick<EmptiableSentences, 'loading' | 'fresh' | 'empty'>

/** List mode of a place: its devices by status, one page (spec 2 §4). */
export function deviceListRegion<Input>({ input, at }: ListCall<Input>, says: ListSentences) {
  const region = emptiableRegion(
    { part: 'list', src: 'loadList', input, onDone: shownAsPage('showRows', 'nothing', at) },
    {
      ...says,
      refreshing: 'The page is asked for again; rows, page and scroll stay.',
      stale: 'The rows may be old: the last refresh failed or the alarm link is silent. Says so, offers a retry.',
      failed: 'The devices could not be loaded; the place says so and offers a retry.',
    },
  )
  return { ...region, on: { ...region.on, ...DEVICE_LIST_EVENTS } }
}
