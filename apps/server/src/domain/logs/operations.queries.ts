import { and, desc, eq, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { countUpTo } from '../../db/bounded-count'
import { contains } from '../../db/conditions'
import type { Db } from '../../db/database'
import { auditLog, users } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { oneOf, period } from '../../http/resource/filter'
import { conditionsOf, orderOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { fieldChanges } from './field-changes'
import { logRowsOf } from './log-scope.queries'
import { actOf, type OperationNames } from './operation-names'

const FILTERS = {
  kind: (text: string): SQL | undefined => or(eq(auditLog.action, text), sql`split_part(${auditLog.action}, '.', 1) = ${text}`),
  crtUser: (text: string): SQL | undefined => or(contains(users.username, text), contains(users.name, text)),
  result: oneOf(auditLog.result, ['ok', 'refused']),
  dateStrs: period(auditLog.at),
}

const SORTABLE = { crtTime: auditLog.at }

/** Sign-ins have a log of their own. */
const isOperation = notInArray(auditLog.action, ['login', 'logout'])

/** gateLog/pageList (contract admin §3.11): what users have done, with every field that they changed; the newest first. */
export async function pageOfOperations(tx: Db, scope: DataScope, names: OperationNames, c: Context<AppEnv>): Promise<Page<object>> {
  const where = and(logRowsOf(auditLog.tenantId, scope), isOperation, ...conditionsOf(c, FILTERS))
  const { limit, offset } = pagingOf(c)
  const order = orderOf(c, { sortable: SORTABLE, order: [desc(auditLog.id)], id: auditLog.id })
  const rows = await tx
    .select({ row: auditLog, username: users.username, name: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const total = await countUpTo(tx, sql`${auditLog} left join ${users} on ${users.id} = ${auditLog.userId}`, where, offset)
  return { rows: rows.map((row) => operationRow(row, names)), total }
}

interface JoinedRow {
  row: typeof auditLog.$inferSelect
  username: string | null
  name: string | null
}

const operationRow = ({ row: { id, at, ip, action, result, detail, userId }, username, name }: JoinedRow, { moduleOf }: OperationNames) => ({
  id,
  kind: action,
  menu: moduleOf(action),
  opt: actOf(action),
  result,
  crtTime: wireTime(at),
  crtUser: username ?? userId,
  crtName: name,
  crtHost: ip,
  ...fieldChanges(detail),
})
