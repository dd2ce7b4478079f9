import { ApiError, type AbnormalRecord, type ApiClient, type RecordVerdict } from '@smart-fire/api-client'
import { PAGE_ROWS } from '../alarm-link/fetch-unhandled'

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list' | 'confirm'>

interface Sending {
  verdict: RecordVerdict
  /** nobody else's verdict can be overwritten: the server lets the first one win, or the record is known to be open */
  trusted: boolean
  /** the page is going away */
  leaving: boolean
}

/**
 * Sends a verdict. A server that lets the second verdict overwrite the first (contract device 11.2) is asked for
 * the row before: what somebody else has decided is not decided again (domain 4). A page that is going away has no time
 * to ask: then the verdict stays in the outbox for the next page.
 */
export async function sendVerdict(api: RecordsApi, { verdict, trusted, leaving }: Sending, signal?: AbortSignal): Promise<void> {
  if (!trusted && leaving) throw new ApiError('network')
  if (!trusted && !(await isUnhandled(api, verdict, signal))) throw await conflictOf(api, verdict, signal)
  await api.confirm(verdict, signal, { outlivesPage: leaving })
}

async function isUnhandled(api: RecordsApi, { kind, id }: RecordVerdict, signal?: AbortSignal): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped } = await api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal)
    if (rows.some((row) => row.id === id)) return true
    if (page * PAGE_ROWS >= total) return false
    if (rows.length + dropped === 0) return false
  }
}

/** Who was first, as far as the newest handled rows tell. */
async function conflictOf(api: RecordsApi, verdict: RecordVerdict, signal?: AbortSignal): Promise<ApiError> {
  const row = (await newestHandled(api, verdict, signal)).find(({ id }) => id === verdict.id)
  const conflict = row
    ? { person: row.handledBy, at: row.handledAt, verdict: row.verdict }
    : { person: null, at: null, verdict: null }
  return new ApiError('conflict', { conflict })
}

async function newestHandled(api: RecordsApi, { kind }: RecordVerdict, signal?: AbortSignal): Promise<AbnormalRecord[]> {
  const states = ['handledFires', 'handledFaults'] as const
  const pages = await Promise.all(states.map((state) => api.list({ kind, state, page: 1, limit: PAGE_ROWS }, signal)))
  return pages.flatMap(({ rows }) => rows)
}
