import { RECORD_CATEGORY } from '../../codes/record-category'
import { RECORD_KIND, type RecordKind } from '../../codes/record-kind'
import { VERDICT, type Verdict } from '../../codes/verdict'
import { isWireObject } from '../../decoding/shape'

/** The verdict on a fire. Hydrants have no fires (contract device 14.1). */
export interface FireVerdict {
  kind: Exclude<RecordKind, typeof RECORD_KIND.hydrant>
  id: string
  category: typeof RECORD_CATEGORY.fire
  verdict: Verdict
}

/** A fault that has been handled: there is nothing to decide, so it has no verdict. */
export interface HandledFault {
  kind: RecordKind
  id: string
  category: typeof RECORD_CATEGORY.fault
  verdict: null
}

/** The judgement of a record: a fire has one of three verdicts, a fault has none (spec 1 §2, §4). */
export type RecordVerdict = FireVerdict | HandledFault

/** Whether a value from outside, e.g. of a caller without types or of a store, is a verdict that its record can have. */
export function isRecordVerdict(value: unknown): value is RecordVerdict {
  if (!isWireObject(value)) return false
  const { kind, id, category, verdict } = value
  if (!isCode(RECORD_KIND, kind) || typeof id !== 'string' || id === '') return false
  if (category === RECORD_CATEGORY.fire) return kind !== RECORD_KIND.hydrant && isCode(VERDICT, verdict)
  return category === RECORD_CATEGORY.fault && verdict === null
}

const isCode = (codes: Readonly<Record<string, string>>, value: unknown) => Object.values<unknown>(codes).includes(value)
