import { NOTICE_METHOD, type NoticeMethod, type NoticeType } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'

import { noticeDeliveries, noticeRuleDevices, noticeRules, noticeRuleUsers, notices, users } from '../../db/schema'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'
import { smoke } from '../ingestion/ingestion.harness'
import { createNoticeWork, LANES } from './notice-work'
import type { Handover, NoticeMessage, NoticeSender, NoticeSenders } from './senders/notice-sender'

export { gateway, server, site } from '../../testing/site-for-each-test'

const SENT: Handover = { sent: true }
export const LATER: Handover = { sent: false, reason: 'refused', detail: 'HTTP 503', isFinal: false }

/** What the adapters were given, and what they answer. Mail has none. */
export const adapters = { given: [] as NoticeMessage[], answer: (_message: NoticeMessage): Handover | Promise<Handover> => SENT }

const send: NoticeSender = async (message) => {
  adapters.given.push(message)
  return adapters.answer(message)
}
const senders: NoticeSenders = { [NOTICE_METHOD.app]: send, [NOTICE_METHOD.sms]: send, [NOTICE_METHOD.voice]: send, [NOTICE_METHOD.mail]: null }

/** A new site for each test, with adapters that remember what they were given. */
export function aNoticeSiteForEachTest(prefix: string): void {
  aSiteForEachTest(prefix, { senders })
  beforeEach(async () => {
    adapters.given = []
    adapters.answer = () => SENT
    await db().update(users).set({ mobilePhone: '13800001111' }).where(eq(users.tenantId, site.id))
  })
}

export const db = () => server.deps.database.db

/** A process that sends notices. */
export const process = () => createNoticeWork(server.deps)

/** What the timers of one process do once. */
export async function round(): Promise<void> {
  await process().plan()
  for (const lane of LANES) await process().send(lane)
}

/** An alarm of the smoke detector, some seconds after the last one. */
export function fire() {
  server.clock.advance(1000)
  return gateway.report(smoke(server.clock.now(), 1))
}
export function recover() {
  server.clock.advance(1000)
  return gateway.report(smoke(server.clock.now(), 2))
}

/** So many fires of the device, one after the other, each told in a round of its own. */
export async function fireInRounds(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await fire()
    await round()
    await recover()
  }
}

export const post = (path: string, body: object, token = site.operator.token) =>
  server.call<{ status: number; message?: string; data?: unknown }>(`/api/${path}`, token, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
export const get = async <Data>(path: string, token = site.operator.token) => (await server.call<{ status: number; data: Data }>(`/api/${path}`, token)).body.data

/** Sets the methods of a type through the call that the screen uses. */
export const tellBy = (type: NoticeType, ...methods: NoticeMethod[]) => post('device/deviceMessageNotice/updateOrAdd', { noticeType: type, ids: methods.join(',') })
export const tell = (type: NoticeType, ...userIds: string[]) => post('device/deviceMessageRecipients/addBatch', { noticeType: type, userIds: userIds.join(',') })

/** The deliveries of the site in their order. */
export const deliveries = () => db().select().from(noticeDeliveries).where(eq(noticeDeliveries.tenantId, site.id)).orderBy(noticeDeliveries.id)
export const messages = () => db().select().from(notices).where(eq(notices.tenantId, site.id)).orderBy(notices.id)

/** A push rule that binds the smoke detector and these people. */
export async function addRule(minutes: number, type: NoticeType, ...userIds: string[]): Promise<number> {
  const [rule] = await db().insert(noticeRules).values({ tenantId: site.id, name: `每${minutes}分钟`, intervalMinutes: minutes, channelId: 1 }).returning()
  const ruleId = rule?.id ?? 0
  await db().insert(noticeRuleDevices).values({ ruleId, kind: 'general', deviceId: site.smoke.id })
  if (userIds.length > 0) await db().insert(noticeRuleUsers).values(userIds.map((userId) => ({ ruleId, userId, type })))
  return ruleId
}
