import { pageRegion } from '../paged-list/page.region'
import { known } from '../regions/known'
import { exceptionListSetup } from './exception-list.setup'
import type { ExceptionListContext, RecordsRequest } from './exception-list.types'

const { on, states, ...list } = pageRegion(
  { src: 'loadPage', input: request, at: '#exceptionList.list' },
  {
    waiting: 'The channels are loading, so the channel to open is not known. The table looks like loading.',
    loading: 'The page is loading; there are no rows to show yet.',
    fresh: 'The page of unhandled records, fires marked, each with its confirmation.',
    refreshing: 'The page is loaded again; rows, page, selection and scroll position stay.',
    stale: 'The rows may be out of date: the last refresh failed or the alarm link is silent. A bar says so and offers a retry.',
    empty: 'Confirmed empty: the channel has no unhandled records.',
    failed: 'The page, or the channels, could not be loaded; a message says so and offers a retry.',
  },
)
const { waiting, loading, ready, empty } = states

/** The records of the chosen channel, one page. */
export const listRegion = exceptionListSetup.createStateConfig({
  ...list,
  on: {
    ...on,
    'channel.select': { target: '.loading', actions: 'goToChannel' },
    'elsewhere.view': { guard: 'fireElsewhere', target: '.loading', actions: 'goToChannel' },
    'triage.channel': [
      { guard: 'waitingElsewhere', target: '.loading', actions: 'goToNextChannel' },
      { actions: { type: 'announce', params: 'nowhereElse' } },
    ],
  },
  states: {
    ...states,
    waiting: {
      ...waiting,
      always: [
        waiting.always,
        { guard: 'withoutChannels', target: 'withoutChannels' },
        { guard: 'channelsFailed', target: 'failed' },
      ],
    },
    withoutChannels: {
      description: 'Confirmed empty: the tenant has no channels, so it has no pending records. It looks like `empty`.',
      always: { guard: 'known', target: 'loading' },
    },
    loading: { ...loading, on: { 'record.confirmed': { target: 'loading', reenter: true } } },
    ready: { ...ready, on: { ...ready.on, 'record.confirmed': '.refreshing' } },
    empty: { ...empty, on: { ...empty.on, 'record.confirmed': 'ready.refreshing' } },
  },
})

function request({ context: { channelId, page, limit } }: { context: ExceptionListContext }): RecordsRequest {
  return { channelId: known(channelId), page, limit }
}
