import type { AbnormalRecord, ConflictDetail, RecordCategory, RecordVerdict, Verdict } from '@smart-fire/api-client'
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import type { VerdictOutcome } from '../provider'

export interface ConfirmExceptionContext {
  record: AbnormalRecord
  /** what the operator judges a fire to be; a fault is confirmed without one */
  verdict: Verdict
  conflict: ConflictDetail
}

export type ConfirmExceptionEvent =
  | { type: 'verdict.choose'; verdict: Verdict }
  | { type: 'verdict.submit' }
  | { type: 'verdict.reconsider' }
  | { type: 'dialog.close' }
  | { type: 'link.silent' }
  | { type: 'link.heard' }

/** What the shell turns into words and callbacks. */
export type ConfirmExceptionEmitted =
  | { type: 'notice'; tone: 'success' | 'warning'; key: 'confirmed' | 'notSent' }
  /** `handled`: the record needs nobody any more, by us or by somebody else */
  | { type: 'close'; handled: boolean }
  /** the operator has read who was first: the outbox may forget this verdict */
  | { type: 'conflictRead' }

const REAL_FIRE: Verdict = '1'
const FIRE: RecordCategory = '1'
const NOBODY: ConflictDetail = { person: null, at: null, verdict: null }

/** One record is judged (spec 1 §2 "Confirmation dialog", domain 4). */
export const confirmExceptionMachine = setup({
  types: {
    context: {} as ConfirmExceptionContext,
    events: {} as ConfirmExceptionEvent,
    emitted: {} as ConfirmExceptionEmitted,
    input: {} as { record: AbnormalRecord },
  },
  actors: {
    submit: fromPromise<VerdictOutcome, RecordVerdict>(() => Promise.reject(new Error('the shell provides the calls'))),
  },
  actions: {
    chooseVerdict: assign(({ event }) => {
      assertEvent(event, 'verdict.choose')
      return { verdict: event.verdict }
    }),
    leaveUnhandled: emit({ type: 'close', handled: false }),
    leaveHandled: emit({ type: 'close', handled: true }),
    forgetConflict: emit({ type: 'conflictRead' }),
    sayConfirmed: emit({ type: 'notice', tone: 'success', key: 'confirmed' }),
    sayNotSent: emit({ type: 'notice', tone: 'warning', key: 'notSent' }),
  },
}).createMachine({
  id: 'confirmException',
  // a fire is real until somebody says otherwise (spec 1 §5)
  context: ({ input }) => ({ record: input.record, verdict: REAL_FIRE, conflict: NOBODY }),
  initial: 'deciding',
  states: {
    deciding: {
      initial: 'current',
      on: {
        'verdict.choose': { actions: 'chooseVerdict' },
        'dialog.close': { actions: 'leaveUnhandled' },
      },
      states: {
        current: {
          description: 'The operator sees what is being judged and chooses a verdict, or says that a fault was handled.',
          on: { 'verdict.submit': '#confirmException.submitting', 'link.silent': 'stale' },
        },
        stale: {
          description: 'The same, with the remark that the data may be old: nothing has been heard of the server for a while.',
          on: { 'verdict.submit': 'askingAgain', 'link.heard': 'current' },
        },
        askingAgain: {
          description: 'The data may be old, so the operator is asked once more before the verdict is sent.',
          on: {
            'verdict.submit': '#confirmException.submitting',
            'verdict.choose': { target: 'stale', actions: 'chooseVerdict' },
            'verdict.reconsider': 'stale',
            'link.heard': 'current',
          },
        },
      },
    },
    submitting: {
      description: 'The verdict is on its way; nothing can be changed and the dialog stays until it has an answer.',
      invoke: {
        src: 'submit',
        input: ({ context }) => verdictOf(context),
        onDone: [
          { guard: ({ event }) => event.output.outcome === 'accepted', target: 'succeeded' },
          {
            guard: ({ event }) => event.output.outcome === 'conflict',
            target: 'conflict',
            actions: assign(({ event }) => ({
              conflict: event.output.outcome === 'conflict' ? event.output.conflict : NOBODY,
            })),
          },
          { target: 'unsent' },
        ],
        onError: 'unsent',
      },
    },
    succeeded: {
      description: 'The record is handled: the notice 成功 / 处理成功 shows and the dialog closes.',
      entry: ['sayConfirmed', 'leaveHandled'],
      on: { 'dialog.close': { actions: 'leaveHandled' } },
    },
    unsent: {
      description: 'The verdict did not arrive: the warning 提示 / 网络异常！ shows, the dialog closes, the verdict is kept.',
      entry: ['sayNotSent', 'leaveUnhandled'],
      on: { 'dialog.close': { actions: 'leaveUnhandled' } },
    },
    conflict: {
      description: 'Somebody else was first: the operator reads who decided, when and what.',
      on: { 'dialog.close': { actions: ['forgetConflict', 'leaveHandled'] } },
    },
  },
})

function verdictOf({ record, verdict }: ConfirmExceptionContext): RecordVerdict {
  const { kind, id, category } = record
  return { kind, id, category, verdict: category === FIRE ? verdict : null }
}
