import type { PlaceRecord, Rows } from '@smart-fire/api-client'

export const RECORDS_PER_PAGE = 10 // spec 2 §9

/** The alarm records that are shown: the pages of 10 that were loaded so far. */
export interface ShownRecords {
  records: PlaceRecord[]
  recordsTotal: number
  recordPages: number
}

export const NO_RECORDS = { records: [], recordsTotal: 0, recordPages: 0 }

export function hasMore({ recordPages, recordsTotal }: ShownRecords): boolean {
  return recordPages * RECORDS_PER_PAGE < recordsTotal
}

/**
 * The records of the newest page, put before those that are shown, so that the reading position stays. When the page has
 * none of the shown records, some are missing in between: then the list begins again with the newest page.
 */
export function merged(shown: ShownRecords, { rows, total }: Rows<PlaceRecord>): ShownRecords {
  const known = new Set(shown.records.map(({ key }) => key))
  const isConnected = rows.some(({ key }) => known.has(key))
  if (!isConnected || shown.records.length > total) return { records: withoutRepeats(rows), recordsTotal: total, recordPages: 1 }
  return { ...shown, records: withoutRepeats([...rows, ...shown.records]), recordsTotal: total }
}

/** The shown records and the page behind them. */
export function appended({ records, recordPages }: ShownRecords, { rows, total }: Rows<PlaceRecord>): ShownRecords {
  return { records: withoutRepeats([...records, ...rows]), recordsTotal: total, recordPages: recordPages + 1 }
}

/** Pages overlap when records were added between two calls. */
function withoutRepeats(records: readonly PlaceRecord[]): PlaceRecord[] {
  return [...new Map(records.map((record) => [record.key, record])).values()]
}
