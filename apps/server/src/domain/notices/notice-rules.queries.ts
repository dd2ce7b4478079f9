import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { channels, noticeRuleDevices, noticeRules, noticeRuleUsers, users } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { countBound } from './rule-devices.queries'

const t = noticeRules

/** Bindings of users that were deleted do not count. */
export const isUserThere = sql`exists (select 1 from ${users} where ${users.id} = ${noticeRuleUsers.userId} and not ${users.isDeleted})`

/** The systems that exist and that the caller sees. */
export async function visibleSystems(tx: Db, { channels: visible }: DataScope): Promise<Set<number>> {
  const known = await tx.select({ id: channels.id }).from(channels)
  return new Set(known.map(({ id }) => id).filter((id) => visible === 'all' || visible.has(id)))
}

/** Takes the devices of deleted rules off them: another rule can have them. */
export async function forgetDevices(tx: Db, ruleIds: readonly number[]): Promise<void> {
  // with the bindings of devices that a user with limited places does not see
  await beyondLimits(tx, () => tx.delete(noticeRuleDevices).where(inArray(noticeRuleDevices.ruleId, [...ruleIds])))
}

/** Names of the systems of rules, and how many people and devices each has, for the list. */
export async function boundCounts(tx: Db, ids: readonly number[]): Promise<Map<number, object>> {
  const names = await tx.select({ id: t.id, channelName: channels.name }).from(t).innerJoin(channels, eq(channels.id, t.channelId)).where(inArray(t.id, [...ids]))
  const bound = and(inArray(noticeRuleUsers.ruleId, [...ids]), isUserThere)
  const people = await tx.select({ id: noticeRuleUsers.ruleId, rows: countDistinct(noticeRuleUsers.userId) }).from(noticeRuleUsers).where(bound).groupBy(noticeRuleUsers.ruleId)
  const devices = await countBound(tx, ids)
  return new Map(names.map(({ id, channelName }) => [id, { channelName, boundUsers: people.find((row) => row.id === id)?.rows ?? 0, boundDevices: devices.get(id) ?? 0 }]))
}
