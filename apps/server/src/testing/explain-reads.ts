import { sql } from 'drizzle-orm'

import { rowsOf, type Database, type Db } from '../db/database'

/** A step of a plan as `explain (analyze, format json)` writes it. */
export interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Node Type': string
  'Relation Name'?: string
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** The most rows that one step of the plan has read or left out. */
export function mostRows(plan: Plan): number {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) * plan['Actual Loops']
  return Math.max(own, ...(plan.Plans ?? []).map(mostRows))
}

/** The tables that a plan reads. */
export function tablesIn(plan: Plan): string[] {
  return [...(plan['Relation Name'] ? [plan['Relation Name']] : []), ...(plan.Plans ?? []).flatMap(tablesIn)]
}

/** The rows that the plan reads from the tables whose names match, those that it leaves out included. */
export function rowsReadFrom(plan: Plan, tables: RegExp): number {
  const own = tables.test(plan['Relation Name'] ?? '') ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) * plan['Actual Loops'] : 0
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsReadFrom(part, tables), own)
}

/**
 * Runs the read in a transaction and explains each of its statements; resolves with their plans.
 * @param byIndex no table is read as a whole where an index serves. A table of one site is often read as a whole because that is cheaper; this
 * shows what the same statement reads when the table is much larger than the site.
 */
export async function explainReads(database: Database, read: (tx: Db) => Promise<unknown>, { byIndex = false } = {}): Promise<Plan[]> {
  return database.transaction(async (tx) => {
    if (byIndex) await tx.execute(sql`set local enable_seqscan = off`)
    const plans: Plan[] = []
    const watched = explaining(tx, async (statement) => {
      const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(tx, sql`explain (analyze, format json) ${statement}`)
      if (row) plans.push(row['QUERY PLAN'][0].Plan)
    })
    await read(watched)
    return plans
  })
}

interface Statement extends PromiseLike<unknown> {
  getSQL?: () => ReturnType<typeof sql>
}

/** The same transaction, in which each statement of a builder or of `execute` is explained before it runs. */
function explaining(tx: Db, explain: (statement: ReturnType<typeof sql>) => Promise<void>): Db {
  const watch = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(of, name, self) {
        if (name === 'then' && 'getSQL' in of) {
          const statement = of as unknown as Statement
          return (...parameters: Parameters<Statement['then']>) =>
            explain(statement.getSQL?.() ?? sql``).then(() => statement).then(...parameters)
        }
        if (name === 'execute' && of === (tx as object)) return (statement: ReturnType<typeof sql>) => explain(statement).then(() => tx.execute(statement))
        const value: unknown = Reflect.get(of, name, self)
        if (typeof value !== 'function' || name === 'getSQL') return value
        return (...parameters: unknown[]) => {
          const result: unknown = (value as (...all: unknown[]) => unknown).apply(of, parameters)
          return typeof result === 'object' && result !== null ? watch(result) : result
        }
      },
    })
  return watch(tx)
}
