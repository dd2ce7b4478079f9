import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { FormContext, FormEvent, FormInput, LoadedRow, SavedInput } from './form.types'
import { rejectionOf, type Rejection } from './rejection'

/**
 * One form over one row: a new one, or one that exists. The typed values are kept by the fields; the machine holds the
 * progress of loading and saving, and what the server refused. It starts when the form opens and ends when the form closes.
 */
export const formMachine = setup({
  types: { context: {} as FormContext, events: {} as FormEvent, input: {} as FormInput },
  actors: {
    loadRow: fromPromise<unknown, LoadedRow>(notProvided),
    save: fromPromise<void, SavedInput>(notProvided),
  },
  actions: {
    keepRow: assign((_, row: unknown) => ({ row, shown: row, rejection: null })),
    keepInput: assign(({ event }) => {
      assertEvent(event, 'form.submit')
      return { input: event.input, rejection: null }
    }),
    keepRejection: assign((_, rejection: Rejection) => ({ rejection })),
    keepTheirs: assign((_, theirs: unknown) => ({ theirs })),
    takeTheirs: assign(({ context }) => ({ row: context.theirs, shown: context.theirs, theirs: null, rejection: null, taken: context.taken + 1 })),
    /** the next save names the version that the user has seen in the comparison; the fields keep what was typed */
    acceptTheirVersion: assign(({ context }) => ({ row: context.theirs, theirs: null })),
  },
  guards: {
    isGone: (_, { kind }: Rejection) => kind === 'gone',
    isConflict: (_, { kind }: Rejection) => kind === 'conflict',
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ id: input.id, row: null, shown: null, input: null, rejection: null, theirs: null, taken: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The row is loading; the fields are not shown yet. A new row has nothing to load.',
      invoke: {
        src: 'loadRow',
        input: ({ context }) => ({ id: context.id, isConflict: false }),
        onDone: { target: 'editing', actions: { type: 'keepRow', params: output } },
        onError: [
          { guard: { type: 'isGone', params: rejected }, target: 'gone' },
          { target: 'failed', actions: { type: 'keepRejection', params: rejected } },
        ],
      },
    },
    failed: {
      description: 'The row could not be loaded; the form shows this and offers a retry.',
      on: { 'form.retry': 'loading' },
    },
    gone: { description: 'The row does not exist any more; the form shows this and can only be closed.' },
    editing: {
      description: 'The fields can be filled in; errors stand at their fields, a refused save above them.',
      on: { 'form.submit': { target: 'saving', actions: 'keepInput' } },
    },
    saving: {
      description: 'The row is being saved; the fields cannot be changed meanwhile.',
      invoke: {
        src: 'save',
        input: ({ context: { id, row, input } }) => ({ id, row, input }),
        onDone: 'saved',
        onError: [
          { guard: { type: 'isConflict', params: rejected }, target: 'conflict', actions: { type: 'keepRejection', params: rejected } },
          { guard: { type: 'isGone', params: rejected }, target: 'gone' },
          { target: 'editing', actions: { type: 'keepRejection', params: rejected } },
        ],
      },
    },
    conflict: {
      initial: 'comparing',
      states: {
        comparing: {
          description: 'Another user has changed the row meanwhile; their values are loading.',
          invoke: {
            src: 'loadRow',
            input: ({ context }) => ({ id: context.id, isConflict: true }),
            onDone: { target: 'compared', actions: { type: 'keepTheirs', params: output } },
            onError: [{ guard: { type: 'isGone', params: rejected }, target: '#form.gone' }, { target: 'unknown' }],
          },
        },
        compared: {
          description: 'Field by field: what this user entered and what the other user saved. Offers to take either.',
          on: {
            'conflict.takeTheirs': { target: '#form.editing', actions: 'takeTheirs' },
            'conflict.keepMine': { target: '#form.saving', actions: 'acceptTheirVersion' },
          },
        },
        unknown: {
          description: 'The values of the other user could not be loaded; nothing is overwritten. Offers a retry.',
          on: { 'form.retry': 'comparing' },
        },
      },
    },
    saved: { type: 'final', description: 'The row is saved; the form closes.' },
  },
})

function output({ event }: { event: { output: unknown } }): unknown {
  return event.output
}

function rejected({ event }: { event: { error: unknown } }): Rejection {
  return rejectionOf(event.error)
}

function notProvided(): Promise<never> {
  return Promise.reject(new Error('the form provides its calls'))
}
