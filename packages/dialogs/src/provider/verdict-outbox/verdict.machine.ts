import {
  isApiError,
  RECORD_CATEGORY,
  type ApiErrorKind,
  type ConflictDetail,
  type Instant,
  type RecordVerdict,
} from '@smart-fire/api-client'
import { assign, setup } from 'xstate'
import type { RecordIdentity } from '../alarm-client/match-point'
import { callFor } from '../../regions/machine-calls'

/** How long a verdict of keyboard triage is held, so that it can be undone (domain 4). */
export const UNDO_MS = 5_000

export interface VerdictContext {
  verdict: RecordVerdict
  savedAt: Instant
  subject: string | null
  judged?: RecordIdentity | null | undefined
  error: ApiErrorKind | null
  message: string | null
  conflict: ConflictDetail | null
}

export type VerdictEvent =
  | { type: 'verdict.sendAgain' }
  | { type: 'verdict.undo' }
  | { type: 'verdict.dismiss' }
  | { type: 'page.leaving' }
  /** the session that could send it is over */
  | { type: 'session.ended' }

/** `hold`: the operator may still undo it. */
export interface VerdictInput {
  verdict: RecordVerdict
  savedAt: Instant
  subject: string | null
  judged?: RecordIdentity | null | undefined
  hold: boolean
}

/** `leaving`: the page is going away, so there is time for one request and none for its response. */
export interface SendRequest {
  verdict: RecordVerdict
  leaving: boolean
}

/** The life of one verdict after the operator has judged (domain 4): only the server or the operator ends it. */
export const verdictMachine = setup({
  types: {
    context: {} as VerdictContext & { hold: boolean },
    events: {} as VerdictEvent,
    input: {} as VerdictInput,
  },
  actors: {
    send: callFor<void, SendRequest>(),
  },
  delays: { undoTime: UNDO_MS },
  guards: {
    isHeld: ({ context }) => context.hold,
    isUndoneElsewhere: (_, { error }: { error: unknown }) => error instanceof UndoneElsewhere,
    isRefused: (_, { error }: { error: unknown }) => isApiError(error) && REFUSALS.includes(error.kind),
    isConflict: (_, { error }: { error: unknown }) => isApiError(error) && error.kind === 'conflict',
  },
  actions: {
    noteConflict: assign(({ context }, { error }: { error: unknown }) => ({
      error: 'conflict' as const,
      conflict: judgedAs(context.verdict, (isApiError(error) ? error.conflict : null) ?? UNKNOWN_JUDGE),
    })),
    noteSessionOver: assign({ error: 'sessionExpired' as const }),
    noteError: assign((_, { error }: { error: unknown }) =>
      isApiError(error) ? { error: error.kind, message: error.serverMessage } : { error: 'server' as const, message: null },
    ),
  },
}).createMachine({
  id: 'verdict',
  meta: { unseen: 'The rows of the exception list and the confirmation dialog show the progress of a verdict.' },
  context: ({ input }) => ({ ...input, error: null, message: null, conflict: null }),
  initial: 'given',
  states: {
    given: {
      description: 'The operator has judged. The state is left at once and never shown.',
      always: [{ guard: 'isHeld', target: 'holding' }, { target: 'sending' }],
    },
    holding: {
      description: 'The row shows the verdict, not sent yet, and for a few seconds how to undo it.',
      after: { undoTime: 'sending' },
      on: {
        'verdict.undo': 'undone',
        'verdict.sendAgain': 'sending',
        'page.leaving': 'sending',
        'session.ended': { target: 'unsent', actions: 'noteSessionOver' },
      },
    },
    sending: {
      description: 'The verdict is being sent, and the row says so.',
      invoke: {
        src: 'send',
        input: ({ context, event }) => ({ verdict: context.verdict, leaving: event.type === 'page.leaving' }),
        onDone: 'accepted',
        onError: [
          { guard: { type: 'isUndoneElsewhere', params: ({ event }) => ({ error: event.error }) }, target: 'undone' },
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'conflict',
            actions: { type: 'noteConflict', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'unsent', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    unsent: {
      description: 'The row shows the verdict as unsent; one click sends it again.',
      on: { 'verdict.sendAgain': 'sending', 'verdict.dismiss': 'dismissed' },
    },
    refused: {
      description: 'The server refused the verdict, and would again: the row shows why, and how to withdraw it or judge again.',
      on: { 'verdict.dismiss': 'dismissed' },
    },
    conflict: {
      description: 'Another operator judged first; the list shows who and when until the operator dismisses it.',
      on: { 'verdict.dismiss': 'dismissed' },
    },
    accepted: { type: 'final', description: 'The server has accepted the verdict.' },
    undone: { type: 'final', description: 'The operator undid the verdict before it was sent; the record is open.' },
    dismissed: { type: 'final', description: 'The operator removed the verdict.' },
  },
})

/** The same verdict would be refused again: sending it again cannot help. */
const REFUSALS: readonly ApiErrorKind[] = ['forbidden', 'refused', 'notFound', 'invalid']

/** Another tab of the same person undid the verdict at the last moment: it was not sent. */
export class UndoneElsewhere extends Error {}

/** A fault has no verdict: the flag 0 that confirming it writes (contract device 11.2) does not mean "false alarm". */
function judgedAs({ category }: RecordVerdict, conflict: ConflictDetail): ConflictDetail {
  return category === RECORD_CATEGORY.fire ? conflict : { ...conflict, verdict: null }
}

/** Another operator was first, and the server does not name that person. */
export const UNKNOWN_JUDGE: ConflictDetail = { person: null, at: null, verdict: null }
