import { NOTICE_TYPE, type NoticeType } from '@smart-fire/api-client/wire'
import { and, asc, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { noticeRules, noticeRuleUsers, users } from '../../db/schema'
import type { Rule } from './rule-devices.queries'

/** A person whom a rule binds, for alarms or for faults. */
export interface BoundUser {
  id: string
  username: string
  name: string
  type: NoticeType
}

/** The people of a rule, without deleted ones, by account. */
export function usersOfRule(tx: Db, rule: Pick<Rule, 'id'>): Promise<BoundUser[]> {
  return tx
    .select({ id: users.id, username: users.username, name: users.name, type: noticeRuleUsers.type })
    .from(noticeRuleUsers)
    .innerJoin(users, and(eq(users.id, noticeRuleUsers.userId), eq(users.isDeleted, false)))
    .where(eq(noticeRuleUsers.ruleId, rule.id))
    .orderBy(asc(users.username), asc(noticeRuleUsers.type))
}

/** Who is to be bound, by type. */
export type WantedUsers = Readonly<Record<NoticeType, readonly string[]>>

/** Replaces the people of a rule, and counts its version up. */
export async function replaceUsersOfRule(tx: Db, { id: ruleId, version }: Rule, wanted: WantedUsers, stamp: { updatedBy: string; updatedAt: Date }): Promise<void> {
  await tx.delete(noticeRuleUsers).where(eq(noticeRuleUsers.ruleId, ruleId))
  const rows = Object.values(NOTICE_TYPE).flatMap((type) => wanted[type].map((userId) => ({ ruleId, userId, type })))
  if (rows.length > 0) await tx.insert(noticeRuleUsers).values(rows)
  await tx.update(noticeRules).set({ ...stamp, version: version + 1 }).where(eq(noticeRules.id, ruleId))
}
