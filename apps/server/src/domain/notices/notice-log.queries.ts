import { NOTICE_METHOD, NOTICE_STATE, NOTICE_TYPE, type NoticeMethod } from '@smart-fire/api-client/wire'
import { and, asc, between, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { countUpTo } from '../../db/bounded-count'
import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { channels, noticeDeliveries, noticeRecords, notices, users } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { ParameterError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { pagingOf } from '../../http/parameters'
import { contains, oneOf, type Filter } from '../../http/resource/filter'
import { conditionsOf, orderOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { parseDateStrs, wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { zhCN } from './notice.messages'
import { messageText } from './notice-text'
import { isThere } from './receivers.queries'

const d = noticeDeliveries
const n = notices

/** The time that a row shows, by which it is sorted and found as well: that of the last try, else when the notice was written. */
const SHOWN_TIME = sql`coalesce(${d.triedAt}, ${d.createdAt})`

/** The methods as the log of the platform numbers them (contract device §17); mail is additive. */
const LOG_METHODS: Readonly<Record<NoticeMethod, string>> = { [NOTICE_METHOD.app]: '0', [NOTICE_METHOD.sms]: '1', [NOTICE_METHOD.voice]: '2', [NOTICE_METHOD.mail]: '3' }

const ofMethod: Filter = (text, name) => {
  const method = Object.values(NOTICE_METHOD).find((known) => LOG_METHODS[known] === text)
  if (!method) throw new ParameterError(httpWords.badParameter, name)
  return equal(d.method, method)
}

const FILTERS: Readonly<Record<string, Filter>> = {
  mobilePhone: contains(d.mobilePhone),
  noticeType: ofMethod,
  username: (text) => or(contains(d.username)(text, 'username'), contains(d.name)(text, 'username')),
  messageType: oneOf(n.type, Object.values(NOTICE_TYPE)),
  state: oneOf(d.state, Object.values(NOTICE_STATE)),
  dateStrs: (text, name) => {
    const days = parseDateStrs(text)
    if (!days) throw new ParameterError(httpWords.badParameter, name)
    return between(SHOWN_TIME, sql`${days.from.toISOString()}::timestamptz`, sql`${days.to.toISOString()}::timestamptz`)
  },
}

const NEWEST_FIRST = [desc(d.id)]

function orderOfLog(c: Context<AppEnv>): readonly SQL[] {
  const order = orderOf(c, { sortable: { noticeTime: d.createdAt }, order: NEWEST_FIRST, id: d.id })
  if (order === NEWEST_FIRST) return order
  return [c.req.query('sortOrder') === 'desc' ? desc(SHOWN_TIME) : asc(SHOWN_TIME), desc(d.id)]
}

/** Notices of the tenant about systems that the caller sees; a test is about none. */
const isVisible = (scope: DataScope): SQL | undefined => and(eq(d.tenantId, scope.tenantId), or(isNull(n.channelId), inScope(n, scope)))

/** `listNoticeLog` (contract device §17): what became of each notice, the newest first. */
export async function pageOfLog(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<object>> {
  const where = and(isVisible(scope), ...conditionsOf(c, FILTERS))
  const { limit, offset } = pagingOf(c)
  const rows = await selectLog(tx).where(where).orderBy(...orderOfLog(c)).limit(limit).offset(offset)
  const total = await countUpTo(tx, sql`${d} join ${n} on ${n.id} = ${d.noticeId}`, where, offset)
  return { rows: rows.map(logRow), total }
}

/** What people were told of one record, oldest first (additive; ADR 29). */
export async function noticesOfRecord(tx: Db, scope: DataScope, kind: typeof noticeRecords.$inferSelect['kind'], recordId: number): Promise<object[]> {
  const about = tx.select({ id: noticeRecords.noticeId }).from(noticeRecords).where(and(eq(noticeRecords.kind, kind), eq(noticeRecords.recordId, recordId)))
  const rows = await selectLog(tx).where(and(eq(d.tenantId, scope.tenantId), inScope(n, scope), inArray(n.id, about))).orderBy(asc(d.id)).limit(MOST_OF_RECORD)
  // who was told and how: the numbers and addresses are for those who administer the notices
  return rows.map(logRow).map(({ mobilePhone: _phone, email: _mail, ...row }) => row)
}

/** People times methods of one record. */
const MOST_OF_RECORD = 500

/** Deliveries that the caller may see, for another try. */
export function findDeliveries(tx: Db, scope: DataScope, ids: readonly number[]) {
  return selectLog(tx).where(and(isVisible(scope), inArray(d.id, [...ids])))
}

/** The accounts of these people as they are now, without those who were stopped or deleted or are of another tenant. */
export const addressesOf = (tx: Db, tenantId: string, userIds: readonly string[]) =>
  tx.select().from(users).where(and(inArray(users.id, [...userIds]), eq(users.tenantId, tenantId), isThere))

/** Sets a delivery back to before its first try. */
export async function beginAgain(tx: Db, id: number, values: Partial<typeof noticeDeliveries.$inferInsert>): Promise<void> {
  await tx.update(d).set({ ...values, detail: null, tries: 0 }).where(eq(d.id, id))
}

function selectLog(tx: Db) {
  return tx.select({ delivery: d, notice: n, channelName: channels.name }).from(d).innerJoin(n, eq(n.id, d.noticeId)).leftJoin(channels, eq(channels.id, n.channelId)).$dynamic()
}

function logRow({ delivery, notice, channelName }: Awaited<ReturnType<typeof selectLog>>[number]) {
  const { method, state } = delivery
  return {
    id: delivery.id,
    sensorNo: notice.facts.device,
    noticeType: method === null ? null : LOG_METHODS[method],
    noticeContent: messageText(notice.content, delivery.toldRecords ?? notice.records, notice.isTest),
    channelId: notice.channelId,
    channelName,
    userId: delivery.userId,
    username: delivery.username,
    name: delivery.name,
    mobilePhone: delivery.mobilePhone,
    email: delivery.email,
    noticeResult: zhCN.results[state],
    state,
    reason: delivery.reason,
    detail: delivery.detail,
    tries: delivery.tries,
    records: delivery.toldRecords ?? notice.records,
    messageType: notice.type,
    isTest: wireFlag(notice.isTest),
    alarmTime: wireTime(new Date(notice.facts.at)),
    noticeTime: wireTime(delivery.triedAt ?? delivery.createdAt),
    createdTime: wireTime(delivery.createdAt),
    nextTime: state === NOTICE_STATE.waiting ? wireTime(delivery.dueAt) : null,
  }
}
