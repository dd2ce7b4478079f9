import type { Call } from '../regions/call.region'
import { emptiableRegion, type EmptiableDescriptions } from '../regions/part.region'
import { type Into, leadsToIf, shownOrEmpty } from '../regions/responses'

interface PageCall<Src, Input> extends Pick<Call<Src, Input, unknown>, 'src' | 'input'> {
  /** where the region stands in its machine */
  at: `#${string}.list`
}

interface PageDescriptions extends EmptiableDescriptions {
  waiting: string
}

/**
 * One page of a list, as a region of a machine: of the paged list itself, or of a machine whose other regions work with
 * the rows. It begins in `waiting` and continues once the guard `known` is true: there is a request. The setup supplies the
 * actions `showPage`, `changePage`, `goToLastPage`, `markOutdated` and `markCurrent` and the guards `known`, `nothing`,
 * `pastTheEnd`, `outdated` and `linkSilent`; `page.ts` has the functions for them.
 */
export function pageRegion<const Src extends string, Input>(
  { at, ...call }: PageCall<Src, Input>,
  descriptions: PageDescriptions,
) {
  const responses = shownOrEmpty('showPage', 'nothing', `${at}.empty` as const)
  const pastTheEnd = { ...leadsToIf('pastTheEnd', `${at}.loading` as const, 'goToLastPage'), reenter: true } as const
  const onDone = (into: Into) => [pastTheEnd, ...responses(into)] as const
  const { states, ...region } = emptiableRegion({ ...call, part: 'list', onDone }, descriptions)
  const { failed } = states
  return {
    ...region,
    initial: 'waiting',
    on: {
      ...region.on,
      'page.change': { target: '.waiting', actions: { type: 'changePage', params: otherPage } },
      'size.change': { target: '.waiting', actions: { type: 'changePage', params: otherSize } },
    },
    states: {
      waiting: {
        description: descriptions.waiting,
        entry: { type: 'markCurrent', params: 'list' },
        always: { guard: 'known', target: 'loading' },
      },
      ...states,
      // through `waiting`: an input of the request may have failed
      failed: {
        ...failed,
        always: { ...failed.always, target: 'waiting' },
        on: { 'data.refresh': 'waiting', 'link.live': 'waiting' },
      },
    },
  } as const
}

/** Rows of the page before go at once. */
function otherPage({ event }: { event: { page: number } }) {
  return { page: event.page, rows: [], dropped: 0 }
}

function otherSize({ event }: { event: { limit: number } }) {
  return { limit: event.limit, page: 1, rows: [], dropped: 0 }
}
