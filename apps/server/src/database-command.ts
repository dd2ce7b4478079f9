import { readConfig, type ServerConfig } from './config'
import type { Database } from './db/database'
import { openDatabase } from './db/open-database'
import { terminalMessages } from './main.messages'
import { explainStartFailure } from './start-failure'

export const words = terminalMessages(process.env)
export const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Does the work of a command in the database that the settings name, which must be there already: one that the command made would be empty,
 * and look as if all were well. The process ends with 1 when the work gives false or fails.
 */
export async function inDatabase(work: (database: Database) => Promise<boolean>): Promise<void> {
  let config: ServerConfig | null = null
  try {
    config = readConfig(process.env)
    const database = await openDatabase(config, { mustExist: true })
    try {
      process.exitCode = (await work(database)) ? 0 : 1
    } finally {
      await database.close()
    }
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, config, words)}\n`)
    process.exitCode = 1
  }
}
