import { eq } from 'drizzle-orm'

import type { Database } from '../../db/database'
import { workRuns } from '../../db/schema'
import type { LastRun } from '../../wait-after-jump'

/** The last run of the work of this name, by any process. */
export function lastRunOf({ db }: Pick<Database, 'db'>, name: string): LastRun {
  return {
    async read() {
      const [row] = await db.select({ at: workRuns.at }).from(workRuns).where(eq(workRuns.name, name))
      return row?.at.getTime() ?? null
    },
    async note(at) {
      const ran = { at: new Date(at) }
      await db.insert(workRuns).values({ name, ...ran }).onConflictDoUpdate({ target: workRuns.name, set: ran })
    },
  }
}
