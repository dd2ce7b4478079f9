import { and, desc } from 'drizzle-orm'
import type { Context } from 'hono'

import { countUpTo } from '../../db/bounded-count'
import type { Db } from '../../db/database'
import { loginLog, SIGN_IN_REASONS } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { contains, oneOf, period } from '../../http/resource/filter'
import { conditionsOf, orderOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { logRowsOf } from './log-scope.queries'

const FILTERS = {
  loginUserName: contains(loginLog.username),
  loginIp: contains(loginLog.ip),
  result: oneOf(loginLog.result, ['ok', 'refused']),
  reason: oneOf(loginLog.reason, SIGN_IN_REASONS),
  dateStrs: period(loginLog.at),
}

const SORTABLE = { loginTime: loginLog.at, loginUserName: loginLog.username, loginIp: loginLog.ip }

/** loginLog/pageList (contract admin §3.12): accepted and refused sign-ins, the newest first. */
export async function pageOfSignIns(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<object>> {
  const where = and(logRowsOf(loginLog.tenantId, scope), ...conditionsOf(c, FILTERS))
  const { limit, offset } = pagingOf(c)
  const order = orderOf(c, { sortable: SORTABLE, order: [desc(loginLog.at), desc(loginLog.id)], id: loginLog.id })
  const rows = await tx.select().from(loginLog).where(where).orderBy(...order).limit(limit).offset(offset)
  const total = await countUpTo(tx, loginLog, where, offset)
  return { rows: rows.map(signInRow), total }
}

const signInRow = ({ id, tenantId, userId, username, ip, at, result, reason, browser, system }: typeof loginLog.$inferSelect) => ({
  id, tenantId, loginUserId: userId, loginUserName: username, loginIp: ip, loginTime: wireTime(at), result, reason, browser, system,
})
