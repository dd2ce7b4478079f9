import type { AbnormalRecord, ApiClient, ConflictDetail } from '@smart-fire/api-client'
import { PAGE_ROWS } from './alarm-client/fetch-unhandled'
import type { RecordRef } from './alarm-client/record-ref'

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list'>

/** The row of a record among the unhandled ones; null if it is not there. Counts the rows received, not those requested: a server may give fewer per page. */
export async function unhandledRow(api: RecordsApi, { kind, id }: RecordRef, signal?: AbortSignal): Promise<AbnormalRecord | null> {
  let received = 0
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped } = await api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal)
    const row = rows.find((other) => other.id === id)
    if (row) return row
    received += rows.length + dropped
    if (rows.length + dropped === 0 || received >= total) return null
  }
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
