import { isApiError, type ApiErrorKind, type ConflictDetail, type Instant, type RecordVerdict } from '@smart-fire/api-client'
import { assign, fromPromise, setup } from 'xstate'

export interface VerdictContext {
  verdict: RecordVerdict
  savedAt: Instant
  error: ApiErrorKind | null
  conflict: ConflictDetail | null
}

export type VerdictEvent = { type: 'verdict.sendAgain' } | { type: 'verdict.dismiss' }

/** The life of one verdict after the operator has judged (domain 4): nothing ends it but the server or the operator. */
export const verdictMachine = setup({
  types: {
    context: {} as VerdictContext,
    events: {} as VerdictEvent,
    input: {} as { verdict: RecordVerdict; savedAt: Instant },
  },
  actors: {
    send: fromPromise<void, RecordVerdict>(() => Promise.reject(new Error('the outbox provides the call'))),
  },
  guards: {
    isConflict: (_, { error }: { error: unknown }) => isApiError(error) && error.kind === 'conflict',
  },
  actions: {
    noteConflict: assign((_, { error }: { error: unknown }) => ({
      error: 'conflict' as const,
      conflict: (isApiError(error) ? error.conflict : null) ?? NOBODY_KNOWN,
    })),
    noteError: assign((_, { error }: { error: unknown }) => ({ error: isApiError(error) ? error.kind : 'server' })),
  },
}).createMachine({
  id: 'verdict',
  meta: { unseen: 'The rows of the exception list and the confirmation dialog show how far a verdict is.' },
  context: ({ input }) => ({ ...input, error: null, conflict: null }),
  initial: 'sending',
  states: {
    sending: {
      description: 'The verdict is on its way; the row says so.',
      invoke: {
        src: 'send',
        input: ({ context }) => context.verdict,
        onDone: 'accepted',
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'conflict',
            actions: { type: 'noteConflict', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'unsent', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    unsent: {
      description: 'The row shows the verdict as not yet sent; one click sends it again.',
      on: { 'verdict.sendAgain': 'sending', 'verdict.dismiss': 'dismissed' },
    },
    conflict: {
      description: 'Somebody else judged first; the row says who and when.',
      on: { 'verdict.dismiss': 'dismissed' },
    },
    accepted: { type: 'final', description: 'The server has the verdict.' },
    dismissed: { type: 'final', description: 'The operator took the verdict away.' },
  },
})

/** Somebody was first, and the server does not say who. */
export const NOBODY_KNOWN: ConflictDetail = { person: null, at: null, verdict: null }
