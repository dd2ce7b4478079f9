import type { NotEnabledRow } from '@smart-fire/api-client'
import { assign, fromPromise, setup } from 'xstate'
import { isPastTheEnd, lastPage, type PagedList } from '../shared/paged-list'
import { pageRegion } from '../shared/regions/page.region'
import type {
  NotEnabledAnswer,
  NotEnabledContext,
  NotEnabledEvent,
  NotEnabledInput,
  NotEnabledRequest,
} from './not-enabled.types'

/** Devices that nobody has switched on yet (spec 2 §2.4): it loads on opening and its actor ends with the dialog. */
export const notEnabledMachine = setup({
  types: {
    context: {} as NotEnabledContext,
    events: {} as NotEnabledEvent,
    input: {} as NotEnabledInput,
  },
  actors: {
    loadPage: fromPromise<NotEnabledAnswer, NotEnabledRequest>(() =>
      Promise.reject(new Error('the shell provides the calls')),
    ),
  },
  actions: {
    showRows: assign((_, answer: NotEnabledAnswer) => answer),
    changeList: assign((_, changed: Partial<PagedList<NotEnabledRow>>) => changed),
    goToLastPage: assign(({ context }, { total }: NotEnabledAnswer) => ({ page: lastPage(total, context.limit) })),
  },
  guards: {
    pastTheEnd: ({ context }, answer: NotEnabledAnswer) => isPastTheEnd(context, answer),
    nothing: (_, answer: NotEnabledAnswer) => answer.total === 0,
  },
}).createMachine({
  id: 'notEnabled',
  context: ({ input }) => ({ ...input, page: 1, limit: 15, rows: [], total: 0, loadedAt: null }), // spec 2 §9
  initial: 'list',
  states: {
    list: pageRegion(
      { src: 'loadPage', input: pageRequest, at: '#notEnabled.list.empty' },
      {
        loading: 'The page is on its way; no rows of another page are shown.',
        fresh: 'One page of devices that are not enabled, with where they belong.',
        refreshing: 'The page is asked for again; rows, page and scroll stay.',
        stale: 'The rows may be old: the last refresh failed or the alarm link is silent. Offers a retry.',
        empty: 'Every device here is enabled, and that is certain.',
        failed: 'The list could not be loaded; the place says so and offers a retry.',
      },
    ),
  },
})

function pageRequest({ context: { channelId, place, page, limit } }: { context: NotEnabledContext }): NotEnabledRequest {
  return { channelId, place, page, limit }
}
