import type { NoticeType } from '@smart-fire/api-client/wire'
import { and, asc, count, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { noticeRecipients, noticeRules, noticeRuleUsers, users } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { contains as containing } from '../../http/resource/filter'
import { conditionsOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { demandType } from './notice-settings.queries'

const FILTERS = { username: containing(users.username), name: containing(users.name), mobilePhone: containing(users.mobilePhone) }

/** The roles of a user, by name, with a comma between them. In a select list drizzle writes columns without their table, hence the plain names. */
const groupName = sql<string | null>`(select string_agg(g.name, '、' order by g.name) from user_roles m join roles g on g.id = m.role_id where m.user_id = users.id)`

const isRecipient = (tx: Db, type: NoticeType) =>
  exists(tx.select({ one: sql`1` }).from(noticeRecipients).where(and(eq(noticeRecipients.userId, users.id), eq(noticeRecipients.tenantId, users.tenantId), eq(noticeRecipients.type, type))))

const hasRule = (tx: Db, type: NoticeType) =>
  sql<boolean>`exists ${tx.select({ one: sql`1` }).from(noticeRuleUsers).innerJoin(noticeRules, and(eq(noticeRules.id, noticeRuleUsers.ruleId), isNull(noticeRules.deletedAt))).where(and(eq(noticeRuleUsers.userId, users.id), eq(noticeRuleUsers.type, type)))}`

/** `pagelist` (contract device §15.4): who is told, by account. `isDisabled` is additive: a stopped user is told nothing. */
export async function pageOfRecipients(tx: Db, tenantId: string, c: Context<AppEnv>): Promise<Page<object>> {
  const type = demandType(c.req.query('noticeType'))
  const where = and(ofTenant(tenantId), isRecipient(tx, type), ...conditionsOf(c, FILTERS))
  const { limit, offset } = pagingOf(c)
  const rows = await selectPeople(tx, type, where).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(users).where(where)
  return { rows: rows.map(personRow), total: total?.rows ?? 0 }
}

/** `findByMeassage` (contract device §15.4): all users of the tenant, whether they are told already or not. */
export async function candidates(tx: Db, tenantId: string, c: Context<AppEnv>): Promise<object[]> {
  const type = demandType(c.req.query('noticeType'))
  const rows = await selectPeople(tx, type, and(ofTenant(tenantId), ...conditionsOf(c, FILTERS)))
  return rows.map(personRow)
}

const ofTenant = (tenantId: string): SQL | undefined => and(eq(users.tenantId, tenantId), eq(users.isDeleted, false))

function selectPeople(tx: Db, type: NoticeType, where: SQL | undefined) {
  return tx
    .select({ account: users, groupName, hasRule: hasRule(tx, type) })
    .from(users)
    .where(where)
    .orderBy(asc(users.username))
    .$dynamic()
}

const personRow = ({ account: { id, username, name, mobilePhone, email, isDisabled }, groupName: groups, hasRule: bound }: Awaited<ReturnType<typeof selectPeople>>[number]) => ({
  id, username, name, mobilePhone, email, groupName: groups, hasNoticeRule: wireFlag(bound), isDisabled: wireFlag(isDisabled),
})

/** The recipients of a type by their accounts, for a change and its audit row. */
export function recipientsOf(tx: Db, tenantId: string, type: NoticeType): Promise<{ id: string; username: string }[]> {
  return tx.select({ id: users.id, username: users.username }).from(users).where(and(ofTenant(tenantId), isRecipient(tx, type))).orderBy(asc(users.username))
}

/** Those of these users that the tenant has. */
export function usersOf(tx: Db, tenantId: string, ids: readonly string[]): Promise<{ id: string; username: string }[]> {
  return tx.select({ id: users.id, username: users.username }).from(users).where(and(ofTenant(tenantId), inArray(users.id, [...ids]))).orderBy(asc(users.username))
}

/** Replaces the recipients of a type. */
export async function replaceRecipients(tx: Db, tenantId: string, type: NoticeType, ids: readonly string[]): Promise<void> {
  await tx.delete(noticeRecipients).where(and(eq(noticeRecipients.tenantId, tenantId), eq(noticeRecipients.type, type)))
  if (ids.length > 0) await tx.insert(noticeRecipients).values(ids.map((userId) => ({ tenantId, type, userId })))
}

