import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../db/database'
import { devices, noticeRecipients, noticeRuleDevices, noticeRules, noticeRuleUsers, noticeSettings, users } from '../db/schema'

const TENANT = 'ylwc0001'
const RECIPIENTS = ['zhiban01', 'weibao01']
/** wireless smoke detectors */
const CHANNEL = 1
const BOUND = 12

/** Who is told of alarms in the main demo tenant. A demo server has no adapter: its log says 未配置发送通道. */
export async function insertDemoNotices(tx: Db, now: number): Promise<void> {
  const people = await tx.select({ id: users.id, username: users.username }).from(users).where(and(eq(users.tenantId, TENANT), inArray(users.username, RECIPIENTS))).orderBy(asc(users.username))
  if (people.length === 0) return
  const at = new Date(now)
  await tx.insert(noticeSettings).values({ tenantId: TENANT, type: NOTICE_TYPE.alarm, methods: [NOTICE_METHOD.sms, NOTICE_METHOD.app], updatedAt: at })
  await tx.insert(noticeRecipients).values(people.map(({ id }) => ({ tenantId: TENANT, type: NOTICE_TYPE.alarm, userId: id })))
  const [rule] = await tx.insert(noticeRules).values({ tenantId: TENANT, name: '夜间每半小时一次', description: '误报较多的探测器，整改前使用', intervalMinutes: 30, channelId: CHANNEL, createdAt: at, updatedAt: at }).returning()
  if (!rule) return
  await tx.insert(noticeRuleUsers).values(people.map(({ id }) => ({ ruleId: rule.id, userId: id, type: NOTICE_TYPE.alarm })))
  const bound = await tx.select({ id: devices.id }).from(devices).where(and(eq(devices.tenantId, TENANT), eq(devices.channelId, CHANNEL))).orderBy(asc(devices.id)).limit(BOUND)
  if (bound.length > 0) await tx.insert(noticeRuleDevices).values(bound.map(({ id }) => ({ ruleId: rule.id, kind: 'general' as const, deviceId: id })))
}
