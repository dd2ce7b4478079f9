import type { UsedBy } from '@smart-fire/api-client'
import { assertEvent, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { BulkResult, BulkRun, ListedRow, ListScreenContext, ListScreenEmitted, ListScreenEvent } from './list-screen.types'
import { silenceOf } from '../../lib/refusal'
import { problemOf } from './problem-of'

/** The dialog that is open over a declared list, and the progress of an act on several rows. The rows belong to the paged list. */
export const listScreenMachine = setup({
  types: { context: {} as ListScreenContext, events: {} as ListScreenEvent, emitted: {} as ListScreenEmitted },
  actors: {
    loadUses: fromPromise<readonly UsedBy[], ListedRow | null>(notProvided),
    remove: fromPromise<void, ListedRow | null>(notProvided),
    act: fromPromise<void, { act: string | null; row: ListedRow | null }>(notProvided),
    /** sends `bulk.progress` for each row; told `bulk.cancel`, it finishes the row that it has begun and sends `bulk.stopped` */
    runBulk: fromCallback<ListScreenEvent, BulkRun>(() => undefined),
  },
  actions: {
    openRow: assign(({ event }) => {
      assertEvent(event, ['row.edit', 'row.remove', 'act.open'])
      return { row: event.row, act: event.type === 'act.open' ? event.act : null, problem: null, uses: [] }
    }),
    openNew: assign({ row: null, act: null, problem: null, uses: [] }),
    keepUses: assign((_, uses: readonly UsedBy[]) => ({ uses })),
    keepProblem: assign((_, error: unknown) => ({ problem: problemOf(error), silence: silenceOf(error) })),
    startBulk: assign(({ event }) => {
      assertEvent(event, 'bulk.start')
      return { bulk: { act: event.act, rows: event.rows, results: [] } }
    }),
    keepBulkInput: assign(({ context: { bulk }, event }) => {
      assertEvent(event, 'bulk.confirm')
      return { bulk: bulk && { ...bulk, input: event.input } }
    }),
    keepResult: assign(({ context, event }) => {
      assertEvent(event, 'bulk.progress')
      return { bulk: withResult(context.bulk, event.result) }
    }),
    cancelBulk: sendTo('bulkRun', { type: 'bulk.cancel' }),
    emitSaved: emit({ type: 'changed', by: 'saved' }),
    emitRemoved: emit({ type: 'changed', by: 'removed' }),
    emitActed: emit({ type: 'changed', by: 'acted' }),
    emitBulk: emit({ type: 'changed', by: 'bulk' }),
  },
  guards: {
    used: (_, uses: readonly UsedBy[]) => uses.length > 0,
    opensForm: ({ event }) => event.type === 'act.open' && event.opens === 'form',
    opensQuestion: ({ event }) => event.type === 'act.open' && event.opens === 'question',
    allDone: ({ context }) => context.bulk !== null && context.bulk.results.length === context.bulk.rows.length,
  },
}).createMachine({
  id: 'listScreen',
  type: 'parallel',
  context: { row: null, act: null, uses: [], problem: null, silence: 'noResponse', bulk: null },
  states: {
    overlay: {
      initial: 'none',
      on: { 'overlay.close': '.none' },
      states: {
        none: {
          description: 'Only the list is shown.',
          on: {
            'row.add': { target: 'form', actions: 'openNew' },
            'row.edit': { target: 'form', actions: 'openRow' },
            'row.remove': { target: 'removal', actions: 'openRow' },
            'import.open': { target: 'import', actions: 'openNew' },
            'act.open': [
              { guard: 'opensForm', target: 'form', actions: 'openRow' },
              { guard: 'opensQuestion', target: 'question', actions: 'openRow' },
              { target: 'panel', actions: 'openRow' },
            ],
          },
        },
        form: {
          description: 'A form is open over the list: for a new row, for the chosen row, or for one act on it.',
          on: { 'overlay.saved': { target: 'none', actions: 'emitSaved' } },
        },
        removal: {
          initial: 'checking',
          states: {
            checking: {
              description: 'The check of what still uses the row is running; nothing can be confirmed yet.',
              invoke: {
                src: 'loadUses',
                input: ({ context }) => context.row,
                onDone: [
                  { guard: { type: 'used', params: output }, target: 'used', actions: { type: 'keepUses', params: output } },
                  { target: 'asking' },
                ],
                onError: { target: 'unknown', actions: { type: 'keepProblem', params: failure } },
              },
            },
            unknown: {
              description: 'What uses the row could not be found out; the dialog shows this and offers a retry.',
              on: { 'overlay.retry': 'checking' },
            },
            used: { description: 'The row is still in use: the dialog names by what and how often, and deletes nothing.' },
            asking: {
              description: 'The dialog asks whether the row is to be deleted, by its name; a list that needs a reason asks for it, and deletes with it.',
              on: { 'overlay.confirm': 'running', 'overlay.saved': { target: '#listScreen.overlay.none', actions: 'emitRemoved' } },
            },
            running: {
              description: 'The row is being deleted.',
              invoke: {
                src: 'remove',
                input: ({ context }) => context.row,
                onDone: { target: '#listScreen.overlay.none', actions: 'emitRemoved' },
                onError: { target: 'failed', actions: { type: 'keepProblem', params: failure } },
              },
            },
            failed: {
              description: 'The row was not deleted; the dialog shows the reason and offers a retry.',
              on: { 'overlay.retry': 'running' },
            },
          },
        },
        question: {
          initial: 'asking',
          states: {
            asking: {
              description: 'The dialog asks whether the act is to be carried out on the row.',
              on: { 'overlay.confirm': 'running' },
            },
            running: {
              description: 'The act is being carried out.',
              invoke: {
                src: 'act',
                input: ({ context: { act, row } }) => ({ act, row }),
                onDone: { target: '#listScreen.overlay.none', actions: 'emitActed' },
                onError: { target: 'failed', actions: { type: 'keepProblem', params: failure } },
              },
            },
            failed: {
              description: 'The act was refused or did not reach the server; the dialog shows the reason and offers a retry.',
              on: { 'overlay.retry': 'running' },
            },
          },
        },
        import: {
          description: 'The import is open: template, file, preview, errors, result.',
          on: { 'overlay.saved': { actions: 'emitSaved' } },
        },
        panel: {
          description: 'A part of the screen’s own is open beside the list, for the chosen row.',
          on: {
            'overlay.saved': { actions: 'emitSaved' },
            'act.open': { target: 'panel', reenter: true, actions: 'openRow' },
          },
        },
      },
    },
    bulk: {
      initial: 'idle',
      states: {
        idle: {
          description: 'No act runs over several rows.',
          on: { 'bulk.start': { target: 'asking', actions: 'startBulk' } },
        },
        asking: {
          description: 'The dialog asks whether the act is to be carried out on the selected rows, and how many do not qualify; an act with a form asks for its input.',
          on: { 'bulk.confirm': { target: 'running', actions: 'keepBulkInput' }, 'bulk.close': 'idle' },
        },
        running: {
          initial: 'going',
          invoke: { id: 'bulkRun', src: 'runBulk', input: ({ context }) => context.bulk ?? { act: '', rows: [], results: [] } },
          on: { 'bulk.progress': { actions: 'keepResult' } },
          always: { guard: 'allDone', target: 'done' },
          states: {
            going: {
              description: 'Action in progress: over the selected rows, one after the other; the bar above the rows counts them and offers to cancel.',
              on: { 'bulk.cancel': 'cancelling' },
            },
            cancelling: {
              description: 'The user has cancelled: the row that was begun is still finished, so that its result is shown too; the bar says so.',
              entry: 'cancelBulk',
              on: { 'bulk.stopped': '#listScreen.bulk.done' },
            },
          },
        },
        done: {
          description: 'The bar above the rows shows the result of each row: done, or why not.',
          entry: 'emitBulk',
          on: { 'bulk.close': 'idle', 'bulk.start': { target: 'asking', actions: 'startBulk' } },
        },
      },
    },
  },
})

function withResult(bulk: BulkRun | null, result: BulkResult): BulkRun | null {
  return bulk === null ? null : { ...bulk, results: [...bulk.results, result] }
}

function output<Output>({ event }: { event: { output: Output } }): Output {
  return event.output
}

function failure({ event }: { event: { error: unknown } }): unknown {
  return event.error
}

function notProvided(): Promise<never> {
  return Promise.reject(new Error('the screen provides its calls'))
}
