import type { RecordVerdict } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import type { VerdictOutcome, Verdicts } from '../provider'

/** The outbox sends; it outlives this dialog, so closing never loses a verdict (domain 4). */
export function confirmExceptionCalls(verdicts: Pick<Verdicts, 'submit'>, subject: string) {
  return {
    submit: fromPromise<VerdictOutcome, RecordVerdict>(({ input }) => verdicts.submit(input, subject)),
  }
}
