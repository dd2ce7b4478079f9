import type { RecordKind } from '@smart-fire/api-client'
import type { FetchedRecords } from './fetched-records'
import type { Ledger } from './ledger'
import { recordKey, type RecordRef } from './record-ref'
import type { Unconfirmed } from './unconfirmed'

/**
 * The rule for every answer of the server (domain 3): a record appears or ends when count and lists agree, or when two answers
 * in a row say so. One wrong answer, e.g. an empty list, therefore neither clears the screen nor invents an alarm.
 */
export class Confirmation {
  /** in a quiet moment every row was read, and the count is that of the lists, or differs by as much as it is known to differ */
  readonly agrees: boolean
  private readonly found = new Set<string>()
  private readonly missing = new Set<string>()
  private readonly read: ReadonlySet<RecordKind>

  constructor(private readonly ledger: Ledger, private readonly fetched: FetchedRecords, read: readonly RecordKind[]) {
    const { count, records, dropped, unsure, missing } = fetched
    const isWhole = dropped === 0 && unsure.length === 0 && missing.length === 0
    const difference = differenceOf(fetched)
    // while records are changing, a wrong list may have as many as the count of a moment before
    this.agrees = isWhole && isQuiet(ledger) && count !== null && (count === records.length || difference === ledger.uncounted)
    this.read = new Set(read)
  }

  /** Whether a listed record that was not known is open. */
  hasAppeared(ref: RecordRef): boolean {
    const key = recordKey(ref)
    if (this.agrees || this.ledger.unconfirmed?.found.has(key)) return true
    this.found.add(key)
    return false
  }

  /** Whether a known record that is not listed is over. */
  hasEnded(ref: RecordRef): boolean {
    const key = recordKey(ref)
    if (this.agrees || this.ledger.unconfirmed?.missing.has(key)) return true
    this.missing.add(key)
    return false
  }

  /** Lists whose content is believed now, although the answer before may have been the first of the page. */
  get settledKinds(): ReadonlySet<RecordKind> {
    return new Set([...this.read].filter((kind) => this.agrees || this.ledger.unconfirmed?.read.has(kind)))
  }

  /** Whether every record of this answer is believed, and the page has a starting point for each list. */
  get isSettled(): boolean {
    const isNew = (kind: RecordKind) => !this.ledger.everListed.has(kind) && !this.settledKinds.has(kind)
    return this.found.size === 0 && this.missing.size === 0 && ![...this.read].some(isNew)
  }

  /** What the next answer has to confirm; null: nothing. `isCountSettled`: the number of records is believed. */
  unconfirmed(isCountSettled: boolean): Unconfirmed | null {
    const { unsure } = this.fetched
    // a list whose pages moved may lack a record that this page does not know; it is read once more
    const isMoved = unsure.length > 0 && this.ledger.unconfirmed === null
    if (this.isSettled && isCountSettled && !isMoved) return null
    return { found: this.found, missing: this.missing, read: this.read, difference: differenceOf(this.fetched) }
  }
}

/** No record has changed since the request. */
export function isQuiet({ meanwhile }: Ledger): boolean {
  return meanwhile === null || (meanwhile.added.size === 0 && meanwhile.ended.size === 0)
}

export function differenceOf({ count, records }: FetchedRecords): number | null {
  return count === null ? null : count - records.length
}
