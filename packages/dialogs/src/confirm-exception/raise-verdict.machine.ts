import type { Instant, RecordKind, Verdict } from '@smart-fire/api-client'
import { assign, emit, setup } from 'xstate'
import { callFor } from '../regions/machine-calls'

/** A handled fire whose verdict is raised. */
export interface RaisableRecord {
  kind: RecordKind
  id: string
  /** the verdict that counts until now */
  verdict: Verdict | null
  handledBy: string | null
  handledAt: Instant | null
}

/** How the call ended. `already`: another person was first, so that the record is a real fire as well. */
export type RaiseOutcome = { outcome: 'raised' } | { outcome: 'already'; person: string | null } | { outcome: 'failed'; message: string | null }

export interface RaiseVerdictContext {
  record: RaisableRecord
  /** the server's message of the last failure; null when it gave none */
  problem: string | null
}

export type RaiseVerdictEvent = { type: 'raise.confirm' } | { type: 'dialog.close' }

/** What the shell turns into notices and callbacks. */
export type RaiseVerdictEmitted =
  | { type: 'notice'; key: 'raised' }
  | { type: 'notice'; key: 'already'; person: string | null }
  | { type: 'close'; raised: boolean }

/** The confirmation before the verdict on a handled fire is raised to a real fire (domain 28). */
export const raiseVerdictMachine = setup({
  types: {
    context: {} as RaiseVerdictContext,
    events: {} as RaiseVerdictEvent,
    emitted: {} as RaiseVerdictEmitted,
    input: {} as { record: RaisableRecord },
  },
  actors: { raise: callFor<RaiseOutcome, RaisableRecord>() },
  actions: {
    leave: emit({ type: 'close', raised: false }),
    leaveRaised: emit({ type: 'close', raised: true }),
    notifyRaised: emit({ type: 'notice', key: 'raised' }),
    notifyAlready: emit((_, { person }: { person: string | null }) => ({ type: 'notice', key: 'already', person })),
  },
}).createMachine({
  id: 'raiseVerdict',
  context: ({ input }) => ({ record: input.record, problem: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The dialog says what the record was judged to be, by whom and when, and asks before it becomes a real fire.',
      on: { 'raise.confirm': 'sending', 'dialog.close': { actions: 'leave' } },
    },
    sending: {
      description: 'The verdict is being sent; nothing can be changed and the dialog stays open.',
      invoke: {
        src: 'raise',
        input: ({ context }) => context.record,
        onDone: [
          { guard: ({ event }) => event.output.outcome === 'raised', target: 'raised', actions: 'notifyRaised' },
          {
            guard: ({ event }) => event.output.outcome === 'already',
            target: 'raised',
            actions: {
              type: 'notifyAlready',
              params: ({ event }) => ({ person: event.output.outcome === 'already' ? event.output.person : null }),
            },
          },
          { target: 'failed', actions: assign({ problem: ({ event }) => (event.output.outcome === 'failed' ? event.output.message : null) }) },
        ],
        onError: { target: 'failed', actions: assign({ problem: null }) },
      },
    },
    failed: {
      description: 'The verdict was not raised: the dialog says why and can send it again.',
      on: { 'raise.confirm': 'sending', 'dialog.close': { actions: 'leave' } },
    },
    raised: {
      description: 'The record is a real fire, raised here or by another person: a notice says so and the dialog closes.',
      entry: 'leaveRaised',
      on: { 'dialog.close': { actions: 'leaveRaised' } },
    },
  },
})
