import { ApiError, type ApiClient, type ConflictDetail, type RecordVerdict } from '@smart-fire/api-client'
import { decisionOf, handledRow, unhandledRow } from '../find-record'

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list' | 'confirm'>

interface Sending {
  verdict: RecordVerdict
  /** no other verdict can be overwritten: the first one wins on the server, or the record is known to be open */
  trusted: boolean
  /** the page is going away */
  leaving: boolean
  /** username of the operator who judges */
  whoAmI: (signal?: AbortSignal) => Promise<string | null>
}

/**
 * Sends a verdict. On a server that lets the second verdict overwrite the first (contract device 11.2) the row is
 * read before: a decision of another operator is not overwritten (domain 4). A page that is going away has no time
 * for that: the verdict stays in the outbox for the next page.
 */
export async function sendVerdict(api: RecordsApi, sending: Sending, signal?: AbortSignal): Promise<void> {
  const { verdict, trusted, leaving, whoAmI } = sending
  if (!trusted && leaving) throw new ApiError('network')
  if (trusted || (await unhandledRow(api, verdict, signal)) !== null) return api.confirm(verdict, signal, { outlivesPage: leaving })
  const conflict = await firstVerdict(api, verdict, signal)
  // it arrived the first time, only the response was lost
  if (isSameVerdict(conflict, verdict) && conflict.person === (await whoAmI(signal))) return
  throw new ApiError('conflict', { conflict })
}

/** The value that confirms a fault is the server's choice (contract device 11.2, 12, 13). */
function isSameVerdict(conflict: ConflictDetail, { verdict }: RecordVerdict): boolean {
  return conflict.person !== null && (verdict === null || verdict === conflict.verdict)
}

async function firstVerdict(api: RecordsApi, verdict: RecordVerdict, signal?: AbortSignal): Promise<ConflictDetail> {
  const row = await handledRow(api, verdict, signal)
  return row ? decisionOf(row) : { person: null, at: null, verdict: null }
}
