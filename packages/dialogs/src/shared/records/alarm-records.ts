import type { PlaceRecord, Rows } from '@smart-fire/api-client'

export const RECORDS_PER_PAGE = 10 // spec 2 §9

/** The alarm records that are shown: the pages of 10 that were loaded so far. */
export interface ShownRecords {
  records: PlaceRecord[]
  recordsTotal: number
  recordPages: number
  /** records that could not be read: of the newest page, and of the pages behind it */
  droppedRecords: { newest: number; older: number }
}

export const NO_RECORDS = { records: [], recordsTotal: 0, recordPages: 0, droppedRecords: { newest: 0, older: 0 } }

/** New records that were put before the others may have made the list complete before its last page was loaded. */
export function hasMore(shown: ShownRecords): boolean {
  const { records, recordPages, recordsTotal } = shown
  return recordPages * RECORDS_PER_PAGE < recordsTotal && records.length + recordsDropped(shown) < recordsTotal
}

/**
 * The records of the newest page, put before those that are shown and stand behind it, so that the reading position stays.
 * When the page has none of the shown records, some are missing in between; when it lacks one that should be on it, that one
 * is gone or has changed. Then the list begins again with the newest page.
 */
export function merged(shown: ShownRecords, newest: Rows<PlaceRecord>): ShownRecords {
  const { rows, total } = newest
  const placeOf = new Map(shown.records.map(({ key }, at) => [key, at]))
  const places = rows.flatMap(({ key }) => placeOf.get(key) ?? [])
  const covered = Math.max(-1, ...places) + 1
  const kept = covered > 0 && places.length >= covered && shown.records.length <= total ? shown : NO_RECORDS
  const records = [...rows, ...kept.records.slice(covered)]
  // new records fill pages of their own: the next page to load is behind all that are shown
  const recordPages = Math.max(1, kept.recordPages, Math.floor(records.length / RECORDS_PER_PAGE))
  return { records, recordPages, recordsTotal: total, droppedRecords: { ...kept.droppedRecords, newest: droppedOf(newest) } }
}

/** The shown records and the page behind them. */
export function appended({ records, recordPages, droppedRecords }: ShownRecords, { rows, total, dropped }: Rows<PlaceRecord>): ShownRecords {
  return {
    records: withoutRepeats([...records, ...rows]),
    recordsTotal: total,
    recordPages: recordPages + 1,
    droppedRecords: { ...droppedRecords, older: droppedRecords.older + dropped },
  }
}

/** How many records of the loaded pages could not be read; a line above the list says so (domain 25). */
export function recordsDropped({ droppedRecords: { newest, older } }: ShownRecords): number {
  return newest + older
}

/** Records that the total promises and the newest page does not have could not be read, either. */
function droppedOf({ rows, total, dropped }: Rows<PlaceRecord>): number {
  return rows.length > 0 ? dropped : Math.max(dropped, Math.min(total, RECORDS_PER_PAGE))
}

/** Pages overlap when records were added between two calls. */
function withoutRepeats(records: readonly PlaceRecord[]): PlaceRecord[] {
  return [...new Map(records.map((record) => [record.key, record])).values()]
}
