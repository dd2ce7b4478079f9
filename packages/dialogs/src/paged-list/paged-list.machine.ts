import { assign, enqueueActions, setup, stateIn } from 'xstate'
import { linkRegion } from '../regions/link.region'
import { isOutdated, markCurrent, markOutdated, NOTHING_OUTDATED } from '../regions/outdated'
import { callFor } from '../regions/machine-calls'
import { isNothing, isPastTheEnd, leftForLastPage, NO_ROWS, type PageContext, receivedPage } from './page'
import { pageRegion } from './page.region'
import type { ListRequest, LoadedPage, PagedListContext, PagedListEmitted, PagedListEvent } from './paged-list.types'

const page = pageRegion(
  { src: 'loadPage', input: request, at: '#pagedList.list' },
  {
    waiting: 'There is nothing to load yet: an input of the query is not known. It looks like loading.',
    loading: 'The page is loading; rows of another page, filter or order are not shown.',
    fresh: 'One page of rows, as the server had them at the last response.',
    refreshing: 'The page is loaded again; rows, page and scroll position stay.',
    stale: 'The rows may be out of date: the last refresh failed or the alarm link is silent. A bar says so and offers a retry.',
    empty: 'Confirmed empty: the list has no rows.',
    failed: 'The page could not be loaded; a message says so and offers a retry.',
  },
)

/** One page of a list, loaded again on request, after changes, and after a silence of the alarm link. */
export const pagedListMachine = setup({
  types: {
    context: {} as PagedListContext,
    events: {} as PagedListEvent,
    emitted: {} as PagedListEmitted,
    input: {} as ListRequest,
  },
  actors: {
    loadPage: callFor<LoadedPage, ListRequest>(),
  },
  actions: {
    showPage: assign(({ context }, response: LoadedPage) => receivedPage(context, response)),
    changePage: assign((_, change: Partial<PageContext<unknown>>) => change),
    goToLastPage: enqueueActions(({ context, enqueue }, response: LoadedPage) => {
      const last = leftForLastPage(context, response)
      enqueue.assign(last)
      enqueue.emit({ type: 'page.corrected', page: last.page })
    }),
    markOutdated: assign(({ context }, part: 'list') => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: 'list') => markCurrent(context, part)),
  },
  guards: {
    known: ({ context }) => context.query !== null,
    nothing: (_, response: LoadedPage) => isNothing(response),
    pastTheEnd: ({ context }, response: LoadedPage) => isPastTheEnd(context, response),
    outdated: ({ context }, part: 'list') => isOutdated(context, part),
    linkSilent: stateIn({ link: 'silent' }),
  },
}).createMachine({
  id: 'pagedList',
  type: 'parallel',
  context: ({ input }) => ({ ...input, ...NO_ROWS, ...NOTHING_OUTDATED }),
  states: {
    list: {
      ...page,
      on: {
        ...page.on,
        'query.change': {
          guard: ({ context, event }) => !isSameRequest(context, event),
          target: '.waiting',
          actions: assign(({ event: { query, page, limit } }) => ({ query, page, limit, ...NO_ROWS })),
        },
      },
    },
    link: linkRegion('The rows are not marked as out of date: the alarm link is live, or the list does not follow it.'),
  },
})

function request({ context: { query, page, limit } }: { context: PagedListContext }): ListRequest {
  return { query, page, limit }
}

/** The caller repeats what the list has done itself, e.g. after `page.corrected`. */
function isSameRequest(one: ListRequest, other: ListRequest): boolean {
  return requestKey(one) === requestKey(other)
}

/** A request as text, to compare it with another one. */
export function requestKey({ query, page, limit }: ListRequest): string {
  return JSON.stringify([query, page, limit])
}
