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

/** The fields that a verdict cannot have, for callers without types; empty when the verdict can be sent. */
export function wrongFields({ kind, id, category, verdict }: { [Field in keyof RecordVerdict]?: unknown }): string[] {
  const isFire = category === RECORD_CATEGORY.fire
  const isRight = {
    kind: isCode(RECORD_KIND, kind) && !(isFire && kind === RECORD_KIND.hydrant),
    id: typeof id === 'string' && id !== '',
    category: isCode(RECORD_CATEGORY, category),
    verdict: isFire ? isCode(VERDICT, verdict) : verdict === null,
  }
  return Object.entries(isRight).flatMap(([field, right]) => (right ? [] : field))
}

/** Whether a value from outside, e.g. one that was stored, is a verdict that can be sent. */
export function isRecordVerdict(value: unknown): value is RecordVerdict {
  return isWireObject(value) && wrongFields(value).length === 0
}

const isCode = (codes: Readonly<Record<string, string>>, value: unknown) => Object.values<unknown>(codes).includes(value)
