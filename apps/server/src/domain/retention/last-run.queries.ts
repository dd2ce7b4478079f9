import { eq, inArray } from 'drizzle-orm'

import type { Database } from '../../db/database'
import { workRuns } from '../../db/schema'
import type { LastRun } from '../../wait-after-jump'

/** The last run of the work of this name, by any process, and until when the work waits since then. */
export function lastRunOf({ db }: Pick<Database, 'db'>, name: string): LastRun {
  const wait = `${name}.wait`
  const write = async (row: string, at: number) => {
    const values = { at: new Date(at) }
    await db.insert(workRuns).values({ name: row, ...values }).onConflictDoUpdate({ target: workRuns.name, set: values })
  }
  return {
    async read() {
      const rows = await db.select().from(workRuns).where(inArray(workRuns.name, [name, wait]))
      const at = (row: string) => rows.find((one) => one.name === row)?.at.getTime() ?? null
      return { at: at(name), waitsUntil: at(wait) }
    },
    noteWait: (until) => write(wait, until),
    async note(at) {
      await write(name, at)
      await db.delete(workRuns).where(eq(workRuns.name, wait))
    },
  }
}
