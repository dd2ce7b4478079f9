import type { AbnormalRecord, ApiClient, ConflictDetail } from '@smart-fire/api-client'
import { pagesOf } from '../shared/pages-of'
import { PAGE_ROWS } from './alarm-client/fetch-unhandled'
import type { RecordRef } from './alarm-client/record-ref'

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list'>

/** A list whose pages moved while they were read is read once more. */
const PASSES = 2

/** The row of a record among the unhandled ones; null if it is not there. */
export async function unhandledRow(api: RecordsApi, { kind, id }: RecordRef, signal?: AbortSignal): Promise<AbnormalRecord | null> {
  for (let pass = 1; pass <= PASSES; pass += 1) {
    let [most, isMoved] = [0, false]
    for await (const { rows, total } of pagesOf((page) => api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal))) {
      const row = rows.find((other) => other.id === id)
      if (row) return row
      // a record that was handled meanwhile moves another one to a page that was read before
      isMoved ||= total < most
      most = Math.max(most, total)
    }
    if (!isMoved) return null
  }
  return null
}

/** The row of a record, if it is among the newest handled ones: the server has no call for one record. */
export async function handledRow(api: RecordsApi, { kind, id }: RecordRef, signal?: AbortSignal): Promise<AbnormalRecord | null> {
  const states = ['handledFires', 'handledFaults'] as const
  const pages = await Promise.all(states.map((state) => api.list({ kind, state, page: 1, limit: PAGE_ROWS }, signal)))
  return pages.flatMap(({ rows }) => rows).find((row) => row.id === id) ?? null
}

/** Who has decided on a handled record, when and how. */
export function decisionOf({ handledBy, handledAt, verdict }: AbnormalRecord): ConflictDetail {
  return { person: handledBy, at: handledAt, verdict }
}
