import type { PlaceRecord, Rows } from '@smart-fire/api-client'

export const RECORDS_PER_PAGE = 10 // spec 2 §9

/** The alarm records that are shown: the pages of 10 that were asked for so far. */
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
 * The newest page, put before what is shown, so that nobody loses the place where they were reading.
 * When the page knows nothing of what is shown, there is a gap between them: then the list begins anew.
 */
export function merged(shown: ShownRecords, { rows, total }: Rows<PlaceRecord>): ShownRecords {
  const known = new Set(shown.records.map(({ key }) => key))
  const meets = rows.some(({ key }) => known.has(key))
  if (!meets || shown.records.length > total) return { records: withoutRepeats(rows), recordsTotal: total, recordPages: 1 }
  return { ...shown, records: withoutRepeats([...rows, ...shown.records]), recordsTotal: total }
}

/** The page after what is shown. */
export function appended({ records, recordPages }: ShownRecords, { rows, total }: Rows<PlaceRecord>): ShownRecords {
  return { records: withoutRepeats([...records, ...rows]), recordsTotal: total, recordPages: recordPages + 1 }
}

/** Pages overlap when new records have come between two calls. */
function withoutRepeats(records: readonly PlaceRecord[]): PlaceRecord[] {
  return [...new Map(records.map((record) => [record.key, record])).values()]
}
