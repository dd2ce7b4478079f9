import { and, not } from 'xstate'
import { livePageRegion } from '../shared/regions/page.region'
import { exceptionListSetup } from './exception-list.setup'
import type { ExceptionListContext, PageRequest } from './exception-list.types'

const request = ({ context: { channelId, page, limit } }: { context: ExceptionListContext }): PageRequest => ({
  channelId,
  page,
  limit,
})

const { on, states, ...list } = livePageRegion(
  { src: 'loadPage', input: request, at: '#exceptionList.list.empty' },
  {
    loading: 'The page is on its way; there is nothing to show yet.',
    fresh: 'The page of unhandled records, fires marked, each with its confirmation.',
    refreshing: 'The page is asked for again; rows, page, selection and scroll stay.',
    stale: 'The rows may be old: the last refresh failed or the alarm link is silent. Says so, offers a retry.',
    empty: 'The channel has no unhandled records, and that is certain.',
    failed: 'The page could not be loaded; the place says so and offers to try again.',
  },
)
const { loading, ready, empty } = states

/** The records of the chosen channel, one page. */
export const listRegion = exceptionListSetup.createStateConfig({
  ...list,
  on: {
    ...on,
    'channel.select': { target: '.loading', actions: 'goToChannel' },
    'elsewhere.view': { target: '.loading', actions: 'goToChannel' },
    'triage.channel': [
      { guard: 'waitingElsewhere', target: '.loading', actions: 'goToNextChannel' },
      { actions: { type: 'announce', params: 'nowhereElse' } },
    ],
  },
  states: {
    ...states,
    loading: {
      ...loading,
      on: {
        'channels.known': [
          { guard: 'channelKnown', target: 'loading', reenter: true },
          { target: 'empty' }, // a tenant without channels has nothing pending
        ],
        'record.confirmed': { target: 'loading', reenter: true },
        'channels.failed': { guard: not('channelKnown'), target: 'failed' },
      },
    },
    ready: { ...ready, on: { ...ready.on, 'record.confirmed': '.refreshing' } },
    empty: {
      ...empty,
      always: { ...empty.always, guard: and([empty.always.guard, 'channelKnown']) },
      on: { ...empty.on, 'record.confirmed': 'ready.refreshing' },
    },
  },
})
