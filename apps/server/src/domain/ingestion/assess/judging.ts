import type { Database } from '../../../db/database'
import { readJudgedPoints, type Judging } from './judged-points.queries'

/**
 * Keeps the judging points and thresholds of each tenant between two calls. Whoever uses what is kept must compare its version with the stored one
 * in the statement that writes, and ask for it afresh when another process, or this one, has changed them.
 */
export function createJudging(database: Database): (tenantId: string | undefined, isOutdated: boolean) => Promise<Judging> {
  const kept = new Map<string | undefined, Judging>()
  return async (tenantId, isOutdated) => {
    const known = kept.get(tenantId)
    if (known && !isOutdated) return known
    const judging = await readJudgedPoints(database, tenantId)
    kept.set(tenantId, judging)
    return judging
  }
}
