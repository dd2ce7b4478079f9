import type { Database, Db } from '../../db/database'
import { chainHead, chainHeads, sealedRows, type ChainHead, type SealedRow } from './chain.queries'
import { sealOf } from './seal'

/** What is wrong with a chain, and at which row of the audit log. */
export type ChainFault =
  /** the row is not what was written */
  | { kind: 'changed'; id: number }
  /** rows before this one are missing, or their order was changed */
  | { kind: 'missingBefore'; id: number }
  /** the newest rows are missing */
  | { kind: 'missingAtEnd'; id: number | null }

export interface ChainReport {
  /** the tenant; '' for what belongs to none */
  chain: string
  /** rows that were checked */
  rows: number
  /** since when the chain reaches back; null without rows */
  since: Date | null
  /** the hash of the newest row; kept elsewhere, it proves later that nothing before it was rewritten */
  lastHash: string | null
  fault: ChainFault | null
}

/** Checks every chain of the audit log, each up to its first fault. What the retention has deleted is not missing. */
export async function verifyAudit({ db }: Database): Promise<ChainReport[]> {
  const reports: ChainReport[] = []
  for (const head of await chainHeads(db)) reports.push(await verifyChain(db, head))
  return reports
}

/** Checks one chain, given its head; servers may write to it meanwhile. */
export async function verifyChain(db: Db, head: ChainHead): Promise<ChainReport> {
  const report = await followChain(db, head)
  const now = report.fault && (await chainHead(db, head.chain))
  // the retention has deleted the beginning since the head was read
  return now && now.forgottenHash !== head.forgottenHash ? verifyChain(db, now) : report
}

async function followChain(db: Db, head: ChainHead): Promise<ChainReport> {
  const report: ChainReport = { chain: head.chain, rows: 0, since: null, lastHash: head.lastHash, fault: null }
  let last = head.forgottenHash ?? ''
  let lastId: number | undefined
  for (let end = head; ; ) {
    for await (const row of sealedRows(db, head, lastId)) {
      report.fault = faultOf(row, last)
      if (report.fault) return report
      report.since ??= row.at
      report.rows += 1
      last = row.hash ?? ''
      lastId = row.id
    }
    report.lastHash = end.lastHash
    if (last === (end.lastHash ?? '')) return report
    // rows were added since the head was read, or the newest are gone
    const next = await chainHead(db, head.chain)
    if (!next || next.lastHash === end.lastHash) return { ...report, fault: { kind: 'missingAtEnd', id: end.lastId } }
    end = next
  }
}

function faultOf(row: SealedRow, lastHash: string): ChainFault | null {
  if (row.hash !== sealOf(row.prevHash ?? '', row)) return { kind: 'changed', id: row.id }
  return row.prevHash === lastHash ? null : { kind: 'missingBefore', id: row.id }
}
