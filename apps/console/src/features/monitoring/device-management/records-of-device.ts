import type { RecordKind } from '@smart-fire/api-client'
import type { ListedRecord, RecordsCalls } from '@smart-fire/api-client/records'

const SHOWN = 10
/** The largest page of a server, and how many of them are read to find the records of one device. */
const PAGE_ROWS = 100
const MOST_PAGES = 10

export interface RecordsOfDevice {
  /** the latest ones, open ones first */
  rows: ListedRecord[]
  /** rows that could not be read: some may be of this device */
  dropped: number
  /** null: there are more, and how many is not known */
  total: number | null
  /** how many rows were read; it matters where none of them is of this device and others were not read */
  read: number
}

/**
 * The latest abnormal records of a device. Our server finds them by the whole number (ADR 3). The deployed platform finds numbers that contain
 * it, so that a page may hold those of other devices only: then page after page is read, and a total that counts them is not given.
 */
export async function recordsOfDevice(calls: Pick<RecordsCalls, 'list'>, kind: RecordKind, sensorNumber: string, signal: AbortSignal): Promise<RecordsOfDevice> {
  const query = { kind, state: 'all', sensorNumber, sensorNumberIs: sensorNumber } as const
  const first = await calls.list({ ...query, page: 1, limit: SHOWN }, signal)
  const isOwn = (row: ListedRecord) => row.sensorNumber === sensorNumber
  const isWhole = first.total <= SHOWN
  if (first.rows.every(isOwn) && (isWhole || first.rows.length > 0)) {
    return { rows: first.rows, dropped: first.dropped, total: isWhole || first.rows.every(isFromOurServer) ? first.total : null, read: SHOWN }
  }
  const found: RecordsOfDevice = { rows: [], dropped: 0, total: null, read: 0 }
  for (let page = 1; page <= MOST_PAGES && found.total === null && found.rows.length <= SHOWN; page += 1) {
    const { rows, dropped, total } = await calls.list({ ...query, page, limit: PAGE_ROWS }, signal)
    found.rows.push(...rows.filter(isOwn))
    found.dropped += dropped
    found.read = page * PAGE_ROWS
    if (found.read >= total) found.total = found.rows.length
  }
  return { ...found, rows: found.rows.slice(0, SHOWN) }
}

/** Only our server tells when a record was reported last (ADR 3). */
const isFromOurServer = ({ lastReportedAt }: ListedRecord) => lastReportedAt !== null
