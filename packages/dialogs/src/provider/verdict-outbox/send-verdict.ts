import { ApiError, type AbnormalRecord, type ApiClient, type ConflictDetail, type RecordVerdict } from '@smart-fire/api-client'
import { PAGE_ROWS } from '../alarm-client/fetch-unhandled'

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list' | 'confirm'>

interface Sending {
  verdict: RecordVerdict
  /** nobody else's verdict can be overwritten: the server lets the first one win, or the record is known to be open */
  trusted: boolean
  /** the page is going away */
  leaving: boolean
  /** username of the one who judges */
  whoAmI: (signal?: AbortSignal) => Promise<string | null>
}

/**
 * Sends a verdict. A server that lets the second verdict overwrite the first (contract device 11.2) is asked for
 * the row before: what somebody else has decided is not decided again (domain 4). A page that is going away has no time
 * to ask: then the verdict stays in the outbox for the next page.
 */
export async function sendVerdict(api: RecordsApi, sending: Sending, signal?: AbortSignal): Promise<void> {
  const { verdict, trusted, leaving, whoAmI } = sending
  if (!trusted && leaving) throw new ApiError('network')
  if (trusted || (await isUnhandled(api, verdict, signal))) return api.confirm(verdict, signal, { outlivesPage: leaving })
  const conflict = await firstVerdict(api, verdict, signal)
  // it arrived the first time, and only the answer was lost
  if (isSameVerdict(conflict, verdict) && conflict.person === (await whoAmI(signal))) return
  throw new ApiError('conflict', { conflict })
}

/** What a fault is confirmed with is the server's to choose (contract device 11.2, 12, 13). */
function isSameVerdict(conflict: ConflictDetail, { verdict }: RecordVerdict): boolean {
  return conflict.person !== null && (verdict === null || verdict === conflict.verdict)
}

/** By the rows that came, not by those asked for: a server may give fewer than that to a page. */
async function isUnhandled(api: RecordsApi, { kind, id }: RecordVerdict, signal?: AbortSignal): Promise<boolean> {
  let received = 0
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped } = await api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal)
    if (rows.some((row) => row.id === id)) return true
    received += rows.length + dropped
    if (rows.length + dropped === 0 || received >= total) return false
  }
}

/** Who was first, as far as the newest handled rows tell. */
async function firstVerdict(api: RecordsApi, verdict: RecordVerdict, signal?: AbortSignal): Promise<ConflictDetail> {
  const row = (await newestHandled(api, verdict, signal)).find(({ id }) => id === verdict.id)
  return row
    ? { person: row.handledBy, at: row.handledAt, verdict: row.verdict }
    : { person: null, at: null, verdict: null }
}

async function newestHandled(api: RecordsApi, { kind }: RecordVerdict, signal?: AbortSignal): Promise<AbnormalRecord[]> {
  const states = ['handledFires', 'handledFaults'] as const
  const pages = await Promise.all(states.map((state) => api.list({ kind, state, page: 1, limit: PAGE_ROWS }, signal)))
  return pages.flatMap(({ rows }) => rows)
}
