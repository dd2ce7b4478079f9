import { and, assign, not } from 'xstate'
import { exceptionListSetup } from './exception-list.setup'
import type { PageAnswer, PageRequest, ExceptionListContext } from './exception-list.types'

interface Answered {
  event: { output: PageAnswer }
}
const answer = ({ event }: Answered) => event.output
const request = ({ context }: { context: ExceptionListContext }): PageRequest => ({
  channelId: context.channelId,
  page: context.page,
  limit: context.limit,
})

/** The records of the chosen channel, one page (architecture §4 "Empty, loading, failed and stale"). */
export const listRegion = exceptionListSetup.createStateConfig({
  initial: 'loading',
  on: {
    'records.changed': { actions: 'noteChange' },
    'channel.select': { target: '.loading', actions: 'goToChannel' },
    'elsewhere.view': { target: '.loading', actions: 'goToChannel' },
    'triage.channel': [
      { guard: 'waitingElsewhere', target: '.loading', actions: 'goToNextChannel' },
      { actions: { type: 'say', params: 'nowhereElse' } },
    ],
    'page.change': { target: '.loading', actions: 'goToPage' },
    'size.change': { target: '.loading', actions: 'resizePages' },
  },
  states: {
    loading: {
      description: 'The page is on its way; there is nothing to show yet.',
      entry: assign({ listChange: ({ context }) => context.heardChange }),
      invoke: {
        src: 'loadPage',
        input: request,
        onDone: [
          {
            guard: { type: 'pastTheEnd', params: answer },
            target: 'loading',
            reenter: true,
            actions: { type: 'goToLastPage', params: answer },
          },
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'showRows', params: answer } },
          {
            guard: { type: 'nothing', params: answer },
            target: 'empty',
            actions: { type: 'showRows', params: answer },
          },
          { target: 'ready.fresh', actions: { type: 'showRows', params: answer } },
        ],
        onError: 'failed',
      },
      on: {
        'channels.known': [
          { guard: 'channelKnown', target: 'loading', reenter: true },
          { target: 'empty' }, // a tenant without channels has nothing pending
        ],
        'record.confirmed': { target: 'loading', reenter: true },
        'channels.failed': { guard: not('channelKnown'), target: 'failed' },
      },
    },
    ready: {
      initial: 'fresh',
      on: {
        'list.refresh': '.refreshing',
        'record.confirmed': '.refreshing',
      },
      states: {
        fresh: {
          description: 'The page of unhandled records, fires marked, each with its confirmation.',
          always: { guard: 'listOutdated', target: 'refreshing' },
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'The page is asked for again; rows, page, selection and scroll stay.',
          entry: assign({ listChange: ({ context }) => context.heardChange }),
          invoke: {
            src: 'loadPage',
            input: request,
            onDone: [
              {
                guard: { type: 'pastTheEnd', params: answer },
                target: 'refreshing',
                reenter: true,
                actions: { type: 'goToLastPage', params: answer },
              },
              { guard: 'linkSilent', target: 'stale', actions: { type: 'showRows', params: answer } },
              {
                guard: { type: 'nothing', params: answer },
                target: '#exceptionList.list.empty',
                actions: { type: 'showRows', params: answer },
              },
              { target: 'fresh', actions: { type: 'showRows', params: answer } },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'The rows may be old: the last refresh failed or the alarm link is silent. Says so, offers a retry.',
          on: {
            'link.heard': 'refreshing',
            'records.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    empty: {
      description: 'The channel has no unhandled records, and that is certain.',
      always: { guard: and(['listOutdated', 'channelKnown']), target: 'ready.refreshing' },
      on: {
        'list.refresh': 'ready.refreshing',
        'record.confirmed': 'ready.refreshing',
        'link.silent': 'ready.stale',
      },
    },
    failed: {
      description: 'The page could not be loaded; the place says so and offers to try again.',
      on: {
        'list.refresh': 'loading',
        'link.heard': 'loading',
        'records.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
