import type { Db } from '../db/database'
import { canReplay, readHead, readPushes, type StreamRow } from './alarm-stream.queries'

/** Rows kept in memory per tenant, so that one alarm is read once for all its sockets. */
const RECENT_ROWS = 2000
const READ_BATCH = 500

/** The pushes of a tenant: this process keeps the newest in memory and reads older ones from the table. */
export interface TenantStream {
  readonly epoch: string
  readonly lastSeq: number
  /** reads new pushes; the caller lets all sockets of the tenant go on afterwards */
  refresh(): Promise<void>
  after(seq: number, limit: number): Promise<StreamRow[]>
  canReplay(seq: number): Promise<boolean>
}

export async function openTenantStream(db: Db, tenantId: string): Promise<TenantStream> {
  const { epoch, lastSeq: head } = await readHead(db, tenantId)
  let lastSeq = head
  let recent: StreamRow[] = []
  let refreshing: Promise<void> | null = null
  let again = false

  async function readNew(): Promise<void> {
    try {
      do {
        again = false
        for (;;) {
          const rows = await readPushes(db, tenantId, lastSeq, READ_BATCH)
          if (rows.length === 0) break
          recent = [...recent, ...rows].slice(-RECENT_ROWS)
          lastSeq = rows[rows.length - 1]?.seq ?? lastSeq
        }
      } while (again)
    } finally {
      // at once after the last look at `again`: a call in between would wait for a read that is over
      refreshing = null
    }
  }

  return {
    epoch,
    get lastSeq() {
      return lastSeq
    },
    refresh() {
      again = true
      refreshing ??= readNew()
      return refreshing
    },
    async after(seq, limit) {
      if (seq >= lastSeq) return []
      const first = recent[0]
      if (first && seq >= first.seq - 1) {
        const from = seq - first.seq + 1
        return recent.slice(from, from + limit)
      }
      return readPushes(db, tenantId, seq, limit)
    },
    canReplay: (seq) => canReplay(db, tenantId, { epoch, lastSeq }, seq),
  }
}
