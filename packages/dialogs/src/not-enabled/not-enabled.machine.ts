import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { lastPage } from '../shared/paged-list'
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
    goToPage: assign(({ event }) => {
      assertEvent(event, 'page.change')
      return { page: event.page, rows: [] }
    }),
    goToLastPage: assign(({ context }, answer: NotEnabledAnswer) => ({ page: lastPage(answer.total, context.limit) })),
    resizePages: assign(({ event }) => {
      assertEvent(event, 'size.change')
      return { limit: event.limit, page: 1, rows: [] }
    }),
  },
  guards: {
    pastTheEnd: ({ context }, answer: NotEnabledAnswer) =>
      answer.rows.length === 0 && answer.total > 0 && context.page > lastPage(answer.total, context.limit),
    nothing: (_, answer: NotEnabledAnswer) => answer.total === 0,
  },
}).createMachine({
  id: 'notEnabled',
  context: ({ input }) => ({ ...input, page: 1, limit: 15, rows: [], total: 0, loadedAt: null }), // spec 2 §9
  initial: 'list',
  states: {
    list: {
      initial: 'loading',
      on: {
        'page.change': { target: '.loading', actions: 'goToPage' },
        'size.change': { target: '.loading', actions: 'resizePages' },
      },
      states: {
        loading: {
          description: 'The page is on its way; no rows of another page are shown.',
          invoke: {
            src: 'loadPage',
            input: pageRequest,
            onDone: [
              {
                guard: { type: 'pastTheEnd', params: output },
                target: 'loading',
                reenter: true,
                actions: { type: 'goToLastPage', params: output },
              },
              {
                guard: { type: 'nothing', params: output },
                target: 'empty',
                actions: { type: 'showRows', params: output },
              },
              { target: 'ready.fresh', actions: { type: 'showRows', params: output } },
            ],
            onError: 'failed',
          },
        },
        ready: {
          initial: 'fresh',
          on: { 'dialog.refresh': '.refreshing' },
          states: {
            fresh: {
              description: 'One page of devices that are not enabled, with where they belong.',
              on: { 'link.silent': 'stale' },
            },
            refreshing: {
              description: 'The page is asked for again; rows, page and scroll stay.',
              invoke: {
                src: 'loadPage',
                input: pageRequest,
                onDone: [
                  {
                    guard: { type: 'pastTheEnd', params: output },
                    target: 'refreshing',
                    reenter: true,
                    actions: { type: 'goToLastPage', params: output },
                  },
                  {
                    guard: { type: 'nothing', params: output },
                    target: '#notEnabled.list.empty',
                    actions: { type: 'showRows', params: output },
                  },
                  { target: 'fresh', actions: { type: 'showRows', params: output } },
                ],
                onError: 'stale',
              },
            },
            stale: {
              description: 'The rows may be old: the last refresh failed or the alarm link is silent. Offers a retry.',
              on: { 'link.heard': 'refreshing' },
            },
          },
        },
        empty: {
          description: 'Every device here is enabled, and that is certain.',
          on: { 'dialog.refresh': 'loading' },
        },
        failed: {
          description: 'The list could not be loaded; the place says so and offers a retry.',
          on: { 'dialog.refresh': 'loading', 'link.heard': 'loading' },
        },
      },
    },
  },
})

function pageRequest({ context: { channelId, place, page, limit } }: { context: NotEnabledContext }): NotEnabledRequest {
  return { channelId, place, page, limit }
}

function output({ event }: { event: { output: NotEnabledAnswer } }): NotEnabledAnswer {
  return event.output
}
