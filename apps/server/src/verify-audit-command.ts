import { inDatabase, say, words } from './database-command'
import { verifyAudit, type ChainReport } from './domain/audit/verify-chain'

/**
 * `npm run verify-audit`: checks that no row of the audit log was changed or removed. It ends with 1 when a chain is broken. It opens the
 * database itself: with PostgreSQL while the servers run, with the embedded database after the server was stopped.
 */
function lineOf({ chain, rows, since, lastHash, fault }: ChainReport): string {
  const name = chain || words.platformChain
  if (fault === null) return words.chainWhole(name, rows, since?.toISOString() ?? '', lastHash ?? '')
  return words.chainBroken(name, fault.kind, fault.id)
}

await inDatabase(async (database) => {
  const reports = await verifyAudit(database)
  for (const report of reports) say(lineOf(report))
  if (reports.length === 0) say(words.noChain)
  return reports.every(({ fault }) => fault === null)
})
