import { readConfig } from './config'
import { openDatabase } from './db/open-database'
import { verifyAudit, type ChainReport } from './domain/audit/verify-chain'
import { terminalMessages } from './main.messages'
import { explainStartFailure } from './start-failure'

/**
 * `npm run verify-audit`: checks that no row of the audit log was changed or removed. It ends with 1 when a chain is broken. It opens the
 * database itself: with PostgreSQL while the servers run, with the embedded database after the server was stopped.
 */
const words = terminalMessages(process.env)
const say = (line: string) => process.stdout.write(`${line}\n`)

function lineOf({ chain, rows, since, lastHash, fault }: ChainReport): string {
  const name = chain || words.platformChain
  if (fault === null) return words.chainWhole(name, rows, since?.toISOString() ?? '', lastHash ?? '')
  return words.chainBroken(name, fault.kind, fault.id)
}

try {
  const database = await openDatabase(readConfig(process.env))
  try {
    const reports = await verifyAudit(database)
    for (const report of reports) say(lineOf(report))
    if (reports.length === 0) say(words.noChain)
    process.exitCode = reports.some(({ fault }) => fault !== null) ? 1 : 0
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, readConfig(process.env), words)}\n`)
  process.exitCode = 1
}
