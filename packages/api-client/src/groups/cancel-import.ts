import { one } from '../decoding/readers'
import { count } from '../decoding/scalars'
import { from, shape } from '../decoding/shape'
import type { Transport } from '../transport/transport'
import type { ImportResult } from './crud.types'

/** The time for 10,000 rows; our server needs some seconds. */
export const IMPORT_MS = 120_000

const cancelled = shape({ accepted: from('accepted', count) })

interface RunningImport {
  importId: string
  signal: AbortSignal | undefined
  send: () => Promise<ImportResult>
}

/**
 * Sends an import. When its signal aborts it, the server is asked what has become of it (POST importRun/cancel, our server; ADR 37): it
 * waits for the import, so that the number is final.
 */
export async function cancellable(http: Transport, { importId, signal, send }: RunningImport): Promise<ImportResult> {
  try {
    return await send()
  } catch (error) {
    if (!signal?.aborted) throw error
    const { accepted } = await http.postJson('/api/device/importRun/cancel', { importId }, one(cancelled), { atLeastMs: IMPORT_MS })
    return { accepted, errors: [], isCancelled: accepted === 0 }
  }
}
