import { NOTICE_METHOD, NOTICE_REASON, NOTICE_STATE, type NoticeMethod, type NoticeReason, type NoticeState, type NoticeType } from '@smart-fire/api-client/wire'

import type { Db } from '../../db/database'
import { bundlesOf, type Bundle } from './bundles'
import { defaultText, noticeText } from './notice-text'
import { takeQueued, type OutboxRow } from './outbox.queries'
import { deletedAmong, levelMethods, receiversOf, settingsOf, type NoticeSetting, type Person } from './receivers.queries'
import type { NoticeSenders, Receiver } from './senders/notice-sender'
import { silenceRules } from './silence-rules'
import { insertNotices, type NewDelivery, type NewNotice } from './write-notices.queries'

/** Records that one transaction decides about: a storm is told in few messages. */
export const PLAN_BATCH = 500

/** What a batch has done. */
export interface Planned {
  records: number
  /** messages without an adapter, and records of which no one could be told */
  unconfigured: number
  withoutRecipient: number
}

/** Which records of the outbox are taken. */
interface Taken {
  most?: number
  /** rows that are left where they are */
  except?: readonly number[]
}

/** Nothing could be decided about these records, which are in the outbox again. */
export class UndecidedError extends Error {
  constructor(readonly records: readonly OutboxRow[], cause: unknown) {
    super('the records of the outbox could not be decided about', { cause })
  }
}

/**
 * Decides who is told of the next records in the outbox, and writes a delivery for each person and method, in one transaction: a crash
 * before its commit leaves the records in the outbox, one after it leaves the deliveries (ADR 29). Deleted tenants are told nothing.
 */
export async function planNotices(tx: Db, senders: NoticeSenders, now: number, { most = PLAN_BATCH, except = [] }: Taken = {}): Promise<Planned> {
  const queued = await takeQueued(tx, most, except)
  return decide(tx, queued, senders, now).catch((cause: unknown) => {
    throw new UndecidedError(queued, cause)
  })
}

async function decide(tx: Db, queued: readonly OutboxRow[], senders: NoticeSenders, now: number): Promise<Planned> {
  const tenantIds = [...new Set(queued.map(({ tenantId }) => tenantId))]
  const settings = await settingsOf(tx, tenantIds)
  const deleted = await deletedAmong(tx, tenantIds)
  const planned: NewNotice[] = []
  const ofLevel = await levelMethods(tx, queued.flatMap(({ facts }) => facts.levelId ?? []))
  const methodsOf = ({ tenantId, type, facts }: OutboxRow) => ofLevel(tenantId, facts.levelId ?? null) ?? settings(tenantId, type).methods
  for (const rows of groupsOf(queued.filter(({ tenantId }) => !deleted.has(tenantId)), methodsOf)) {
    const [{ tenantId, type }] = rows
    const methods = methodsOf(rows[0])
    if (methods.length > 0) planned.push(...(await noticesOf(tx, rows, { ...settings(tenantId, type), methods }, senders, now)))
  }
  await insertNotices(tx, planned, new Date(now))
  const deliveries = planned.flatMap((notice) => notice.deliveries)
  return {
    records: queued.length,
    unconfigured: deliveries.filter(({ state }) => state === NOTICE_STATE.unconfigured).length,
    withoutRecipient: deliveries.filter(({ reason }) => reason === NOTICE_REASON.noRecipient).length,
  }
}

async function noticesOf(tx: Db, rows: Bundle['rows'], { methods, text }: NoticeSetting, senders: NoticeSenders, now: number): Promise<NewNotice[]> {
  const { tenantId, type } = rows[0]
  const template = text ?? defaultText(type)
  const people = await receiversOf(tx, tenantId, type)
  const notice = ([first, ...others]: Bundle['rows'], deliveries: NewDelivery[]): NewNotice => ({
    tenantId, type, channelId: first.channelId, isTest: false, facts: first.facts, content: noticeText(template, first.facts), about: [first, ...others], deliveries,
  })
  if (people.length === 0) return rows.map((row) => notice([row], [{ state: NOTICE_STATE.failed, reason: NOTICE_REASON.noRecipient, dueAt: new Date(now) }]))
  const rules = await silenceRules(tx, tenantId, type, rows, now)
  return bundlesOf(rows, people, rules).map((bundle) =>
    notice(bundle.rows, bundle.people.flatMap((person) => methods.map((method) => firstDelivery(person, method, bundle.silencedBy, senders, now)))))
}

function firstDelivery(person: Person, method: NoticeMethod, silencedBy: string | null, senders: NoticeSenders, now: number): NewDelivery {
  const { userId, username, name, mobilePhone, email } = person
  const delivery = { userId, username, name, mobilePhone, email, method, dueAt: new Date(now) }
  return silencedBy === null ? { ...delivery, ...firstState(person, method, senders) } : { ...delivery, state: NOTICE_STATE.silenced, detail: silencedBy }
}

/** Whether a message can be tried at all: what has no adapter is never shown as sent. */
export function firstState(person: Receiver, method: NoticeMethod, senders: NoticeSenders): { state: NoticeState; reason?: NoticeReason } {
  if (senders[method] === null) return { state: NOTICE_STATE.unconfigured }
  return hasAddress(person, method) ? { state: NOTICE_STATE.waiting } : { state: NOTICE_STATE.failed, reason: NOTICE_REASON.noAddress }
}

/** An app knows its users by their account. */
function hasAddress({ mobilePhone, email }: Receiver, method: NoticeMethod): boolean {
  if (method === NOTICE_METHOD.mail) return email !== null
  return method === NOTICE_METHOD.app || mobilePhone !== null
}

/** Records of one tenant and type, which go to the same people by the same methods. */
function groupsOf(rows: readonly OutboxRow[], methodsOf: (row: OutboxRow) => readonly NoticeMethod[]): Bundle['rows'][] {
  const groups = new Map<string, Bundle['rows']>()
  for (const row of rows) {
    const key: `${string}/${NoticeType}/${string}` = `${row.tenantId}/${row.type}/${methodsOf(row).join(',')}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}
