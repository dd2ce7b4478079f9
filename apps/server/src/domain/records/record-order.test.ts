import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { fireHostRecords, generalRecords } from '../../db/schema'
import { openFiresFirst } from './record-lists.queries'
import { aSiteForEachTest, server, site } from './records.harness'

aSiteForEachTest()

/** The plan of a page of a list, on a table that is too small for PostgreSQL to prefer an index on its own. */
async function planOf(table: 'general' | 'fireHost', isOpenOnly: boolean): Promise<string> {
  return server.deps.database.transaction(async (tx) => {
    for (const method of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`set local enable_${method} = off`))
    const t = table === 'general' ? generalRecords : fireHostRecords
    const where = and(eq(t.tenantId, site.id), table === 'general' ? eq(t.channelId, 1) : undefined, isOpenOnly ? eq(t.handled, false) : undefined)
    const query = tx.select({ id: t.id }).from(t).where(where).orderBy(...openFiresFirst(t)).limit(15)
    const lines = await rowsOf<Record<string, string>>(tx, sql`explain ${query.getSQL()}`)
    return lines.flatMap((line) => Object.values(line)).join('\n')
  })
}

it.each([
  ['general', true, 'general_records_open'],
  ['general', false, 'general_records_(list|all)'],
  ['fireHost', true, 'fire_host_records_open'],
  ['fireHost', false, 'fire_host_records_list'],
] as const)('a page of the %s list (open only: %s) is read in its order from the index %s, without sorting', async (table, isOpenOnly, index) => {
  const plan = await planOf(table, isOpenOnly)
  expect(plan).toMatch(new RegExp(index))
  expect(plan).not.toContain('Sort')
})
