import type { AbnormalRecord } from '@smart-fire/api-client'
import { assign, emit, setup } from 'xstate'
import type { RecordRef } from '../provider'
import { callFor } from '../regions/machine-calls'

export interface FindRecordContext {
  ref: RecordRef
  /** null until it is found */
  record: AbnormalRecord | null
}

export type FindRecordEvent = { type: 'load.retry' } | { type: 'dialog.close' }

/** Looks for a record of which the host knows only kind and id, before it can be confirmed. */
export const findRecordMachine = setup({
  types: {
    context: {} as FindRecordContext,
    events: {} as FindRecordEvent,
    emitted: {} as { type: 'close' },
    input: {} as { ref: RecordRef },
  },
  actors: { find: callFor<AbnormalRecord | null, RecordRef>() },
  actions: { leave: emit({ type: 'close' }) },
}).createMachine({
  id: 'findRecord',
  context: ({ input }) => ({ ref: input.ref, record: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The record is being looked for: in the alarm link, among the unhandled ones, among the newest handled ones.',
      invoke: {
        src: 'find',
        input: ({ context }) => context.ref,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing' },
          { target: 'found', actions: assign(({ event }) => ({ record: event.output })) },
        ],
        onError: 'failed',
      },
      on: { 'dialog.close': { actions: 'leave' } },
    },
    failed: {
      description: 'The lists could not be read: nothing is known of the record, and it can be looked for again.',
      on: { 'load.retry': 'loading', 'dialog.close': { actions: 'leave' } },
    },
    missing: {
      description: 'The lists were read and have no such record: it was handled long ago, or the operator may not see it.',
      on: { 'dialog.close': { actions: 'leave' } },
    },
    found: {
      description: 'The record is known: its confirmation takes over. One that is handled says by whom.',
    },
  },
})
