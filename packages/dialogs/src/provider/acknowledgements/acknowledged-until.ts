import { RECORD_KIND, type Instant, type RecordKind } from '@smart-fire/api-client'
import { recordKey, type RecordRef } from '../alarm-client/record-ref'

/** The highest id of a kind up to which every record was acknowledged at once, and when the newest of them was raised; null: not known. */
interface Mark {
  id: number
  raisedAt: Instant | null
}

/** The marks of the kinds of records. */
export type AcknowledgedUntil = Readonly<Partial<Record<RecordKind, Mark>>>

/** An acknowledged record, and when it was raised. */
export interface AcknowledgedRecord extends RecordRef {
  raisedAt: Instant | null
}

const UP_TO = '<='
const MOST_DIGITS = 15
const SECOND_MS = 1000
/** push and list may round the time of a record differently */
const TOLERANCE_S = 1

/** An id that can be compared; servers count their records. Null for one that cannot be compared. */
function ordinalOf({ id }: RecordRef): number | null {
  return /^\d+$/.test(id) && id.length <= MOST_DIGITS ? Number(id) : null
}

const secondOf = (at: Instant) => Math.floor(at / SECOND_MS)

/**
 * An acknowledged record as it is stored and sent to other tabs: its reference, with the second in which it was raised. A server whose database
 * was restored from a backup gives the same ids again: the new record of an old id is not acknowledged, and sounds.
 */
export function acknowledgedRef({ kind, id, raisedAt }: AcknowledgedRecord): RecordRef {
  return { kind, id: raisedAt === null ? id : `${id}@${secondOf(raisedAt)}` }
}

/** The name of the record itself, without the second. */
export const nameOfRecord = (name: string): string => name.replace(/@\d+$/, '')

/** Marks are stored among the acknowledged records: a mark is a reference whose id is prefixed as "up to". */
export function marksOf(until: AcknowledgedUntil): RecordRef[] {
  return Object.values(RECORD_KIND).flatMap((kind) => {
    const mark = until[kind]
    return mark === undefined ? [] : acknowledgedRef({ kind, id: `${UP_TO}${mark.id}`, raisedAt: mark.raisedAt })
  })
}

/** The higher of two marks. */
export function highest(a: AcknowledgedUntil, b: AcknowledgedUntil): AcknowledgedUntil {
  const both = { ...a }
  for (const kind of Object.values(RECORD_KIND)) {
    const [one, other] = [a[kind], b[kind]]
    if (one === undefined || other === undefined) {
      if (other !== undefined) both[kind] = other
    } else both[kind] = { id: Math.max(one.id, other.id), raisedAt: latestOf(one.raisedAt, other.raisedAt) }
  }
  return both
}

/** A time that is not known excludes nothing. */
const latestOf = (a: Instant | null, b: Instant | null) => (a === null || b === null ? null : Math.max(a, b))

/** The mark up to which these records reach: the highest id of each kind. Records whose id cannot be compared are left out. */
export function highestOf(records: readonly AcknowledgedRecord[]): AcknowledgedUntil {
  return records.reduce((until: AcknowledgedUntil, record) => {
    const id = ordinalOf(record)
    return id === null ? until : highest(until, { [record.kind]: { id, raisedAt: record.raisedAt } })
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
    const [, id, second] = /^(\d+)(?:@(\d+))?$/.exec(mark ?? '') ?? []
    if (found && id !== undefined) until = highest(until, { [found]: { id: Number(id), raisedAt: second === undefined ? null : Number(second) * SECOND_MS } })
  }
  known.set(names, until)
  return until
}

/** Whether this record was acknowledged by its reference. One that was stored without a time is found by its reference alone. */
export function isAcknowledged(names: ReadonlySet<string>, record: AcknowledgedRecord): boolean {
  const key = recordKey(record)
  if (names.has(key)) return true
  if (record.raisedAt === null) return false
  const second = secondOf(record.raisedAt)
  return [0, -TOLERANCE_S, TOLERANCE_S].some((shift) => names.has(`${key}@${second + shift}`))
}

/** Whether a record that was open before was acknowledged: by its reference, or by a mark. */
export function wasAcknowledged(names: ReadonlySet<string>, record: AcknowledgedRecord): boolean {
  if (isAcknowledged(names, record)) return true
  const ordinal = ordinalOf(record)
  const mark = untilOf(names)[record.kind]
  if (ordinal === null || mark === undefined || ordinal > mark.id) return false
  return record.raisedAt === null || mark.raisedAt === null || secondOf(record.raisedAt) <= secondOf(mark.raisedAt) + TOLERANCE_S
}
