import { RECORD_KIND, type RecordKind } from '@smart-fire/api-client'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'

/** The highest id of each kind of record up to which every record was acknowledged at once. */
export type AcknowledgedUntil = Readonly<Partial<Record<RecordKind, number>>>

const UP_TO = '<='
const MOST_DIGITS = 15

/** An id that can be compared; servers count their records. Null for one that cannot be compared. */
function ordinalOf({ id }: RecordRef): number | null {
  return /^\d+$/.test(id) && id.length <= MOST_DIGITS ? Number(id) : null
}

/** Marks are stored and sent to other tabs among the record references: a mark is a reference whose id is prefixed as "up to". */
export function marksOf(until: AcknowledgedUntil): RecordRef[] {
  return Object.values(RECORD_KIND).flatMap((kind) => (until[kind] === undefined ? [] : { kind, id: `${UP_TO}${until[kind]}` }))
}

/** The higher of two marks. */
export function highest(a: AcknowledgedUntil, b: AcknowledgedUntil): AcknowledgedUntil {
  const both = { ...a }
  for (const kind of Object.values(RECORD_KIND)) {
    const mark = b[kind]
    if (mark !== undefined && mark > (both[kind] ?? -1)) both[kind] = mark
  }
  return both
}

/** The mark up to which these records reach: the highest id of each kind. Records whose id cannot be compared are left out. */
export function highestOf(refs: readonly RecordRef[]): AcknowledgedUntil {
  return refs.reduce((until: AcknowledgedUntil, ref) => {
    const ordinal = ordinalOf(ref)
    return ordinal === null ? until : highest(until, { [ref.kind]: ordinal })
  }, {})
}

const known = new WeakMap<ReadonlySet<string>, AcknowledgedUntil>()

/** The acknowledged ids of each kind that are kept as “up to” marks among the names of single acknowledged records. */
export function untilOf(names: ReadonlySet<string>): AcknowledgedUntil {
  const before = known.get(names)
  if (before) return before
  let until: AcknowledgedUntil = {}
  for (const name of names) {
    const [kind, mark] = name.split(`:${UP_TO}`)
    const found = Object.values(RECORD_KIND).find((one) => one === kind)
    if (found && mark !== undefined && /^\d+$/.test(mark)) until = highest(until, { [found]: Number(mark) })
  }
  known.set(names, until)
  return until
}

/** Whether a record that was open before was acknowledged: by its reference, or by a mark. */
export function wasAcknowledged(names: ReadonlySet<string>, ref: RecordRef): boolean {
  if (names.has(recordKey(ref))) return true
  const ordinal = ordinalOf(ref)
  const mark = untilOf(names)[ref.kind]
  return ordinal !== null && mark !== undefined && ordinal <= mark
}
