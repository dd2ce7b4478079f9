import type { ApiErrorKind, ConflictDetail, Instant, RecordVerdict, Verdict } from '@smart-fire/api-client'
import { assertEvent, assign, emit, setup } from 'xstate'
import type { VerdictOutcome } from '../provider'
import { callFor } from '../regions/machine-calls'
import { recordVerdict } from '../shared/records/record-verdict'
import type { JudgedRecord } from './confirmable-record'

export interface ConfirmExceptionContext {
  record: JudgedRecord
  /** the operator's verdict on a fire; a fault is confirmed without one */
  verdict: Verdict
  conflict: ConflictDetail
  /** why the server refused the verdict */
  refusal: VerdictRefusal
}

/** The kind of a refusal, and the server's words, if any; untrusted text. */
export interface VerdictRefusal {
  error: ApiErrorKind
  message: string | null
}

export type ConfirmExceptionEvent =
  | { type: 'verdict.choose'; verdict: Verdict }
  | { type: 'verdict.submit' }
  | { type: 'verdict.reconsider' }
  /** the operator takes back a verdict that the server refused */
  | { type: 'verdict.withdraw' }
  /** another person has handled the record, say the alarm link or the record itself; null for what they do not say */
  | { type: 'record.ended'; person: string | null; at: Instant | null; verdict: Verdict | null }
  | { type: 'dialog.close' }
  | { type: 'link.silent' }
  | { type: 'link.live' }

/** What the shell turns into notices and callbacks. */
export type ConfirmExceptionEmitted =
  | { type: 'notice'; tone: 'success' | 'warning'; key: 'confirmed' | 'notSent' | 'takenBack' }
  /** `handled`: the record is handled, by this operator or by another person */
  | { type: 'close'; handled: boolean }
  /** the operator has read who was first, or takes the verdict back: the outbox can drop it */
  | { type: 'verdictDropped' }

const REAL_FIRE: Verdict = '1'
const NO_CONFLICT: ConflictDetail = { person: null, at: null, verdict: null }
const NO_REFUSAL: VerdictRefusal = { error: 'refused', message: null }

/** The confirmation of one record (spec 1 §2 "Confirmation dialog", domain 4). */
export const confirmExceptionMachine = setup({
  types: {
    context: {} as ConfirmExceptionContext,
    events: {} as ConfirmExceptionEvent,
    emitted: {} as ConfirmExceptionEmitted,
    input: {} as { record: JudgedRecord },
  },
  actors: {
    submit: callFor<VerdictOutcome, RecordVerdict>(),
  },
  actions: {
    chooseVerdict: assign(({ event }) => {
      assertEvent(event, 'verdict.choose')
      return { verdict: event.verdict }
    }),
    leaveUnhandled: emit({ type: 'close', handled: false }),
    leaveHandled: emit({ type: 'close', handled: true }),
    noteEnded: assign(({ event }) => {
      assertEvent(event, 'record.ended')
      return { conflict: { person: event.person, at: event.at, verdict: event.verdict } }
    }),
    dropVerdict: emit({ type: 'verdictDropped' }),
    notifyConfirmed: emit({ type: 'notice', tone: 'success', key: 'confirmed' }),
    notifyTakenBack: emit({ type: 'notice', tone: 'warning', key: 'takenBack' }),
    notifyNotSent: emit({ type: 'notice', tone: 'warning', key: 'notSent' }),
  },
}).createMachine({
  id: 'confirmException',
  // a fire is a real fire unless another verdict is chosen (spec 1 §5)
  context: ({ input }) => ({ record: input.record, verdict: REAL_FIRE, conflict: NO_CONFLICT, refusal: NO_REFUSAL }),
  initial: 'deciding',
  states: {
    deciding: {
      initial: 'current',
      on: {
        'verdict.choose': { actions: 'chooseVerdict' },
        'record.ended': { target: 'overtaken', actions: 'noteEnded' },
        'dialog.close': { actions: 'leaveUnhandled' },
      },
      states: {
        current: {
          description: 'The operator sees the record and chooses a verdict, or confirms that a fault is handled.',
          on: { 'verdict.submit': '#confirmException.submitting', 'link.silent': 'stale' },
        },
        stale: {
          description: 'The same, with the remark that the data may be out of date: the alarm link is silent.',
          on: { 'verdict.submit': 'askingAgain', 'link.live': 'current' },
        },
        askingAgain: {
          description: 'The data may be out of date, so a second confirmation is required before the verdict is sent.',
          on: {
            'verdict.submit': '#confirmException.submitting',
            'verdict.choose': { target: 'stale', actions: 'chooseVerdict' },
            'verdict.reconsider': 'stale',
            'link.live': 'current',
          },
        },
      },
    },
    submitting: {
      description: 'The verdict is being sent; nothing can be changed and the dialog stays open.',
      invoke: {
        src: 'submit',
        input: ({ context }) => recordVerdict(context.record, context.verdict),
        onDone: [
          { guard: ({ event }) => event.output.outcome === 'accepted', target: 'succeeded' },
          {
            guard: ({ event }) => event.output.outcome === 'conflict',
            target: 'conflict',
            actions: assign(({ event }) => ({
              conflict: event.output.outcome === 'conflict' ? event.output.conflict : NO_CONFLICT,
            })),
          },
          {
            guard: ({ event }) => event.output.outcome === 'refused',
            target: 'refused',
            actions: assign(({ event }) => ({ refusal: event.output.outcome === 'refused' ? event.output : NO_REFUSAL })),
          },
          // nothing is kept of it, so that the operator decides once more
          { guard: ({ event }) => event.output.outcome === 'undone', target: 'deciding', actions: 'notifyTakenBack' },
          { target: 'unsent' },
        ],
        onError: 'unsent',
      },
    },
    succeeded: {
      description: 'The record is handled: the notice 成功 / 处理成功 is shown and the dialog closes.',
      entry: ['notifyConfirmed', 'leaveHandled'],
      on: { 'dialog.close': { actions: 'leaveHandled' } },
    },
    unsent: {
      description: 'The verdict could not be sent: the warning 提示 / 网络异常！ is shown, the dialog closes, the outbox keeps the verdict.',
      entry: ['notifyNotSent', 'leaveUnhandled'],
      on: { 'dialog.close': { actions: 'leaveUnhandled' } },
    },
    conflict: {
      description: 'Another person was first: the dialog shows who judged the record, when and how.',
      on: { 'dialog.close': { actions: ['dropVerdict', 'leaveHandled'] } },
    },
    overtaken: {
      description: 'Another person handled the record while the operator was deciding: the dialog shows who and when.',
      on: { 'dialog.close': { actions: 'leaveHandled' } },
    },
    refused: {
      description: 'The server refused the verdict and would again: the dialog shows why and which verdict is kept.',
      on: {
        'verdict.reconsider': 'deciding',
        'verdict.withdraw': { actions: ['dropVerdict', 'leaveUnhandled'] },
        'record.ended': { target: 'overtaken', actions: ['dropVerdict', 'noteEnded'] },
        'dialog.close': { actions: 'leaveUnhandled' },
      },
    },
  },
})
