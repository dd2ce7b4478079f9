import { NOTICE_STATE, type NoticeType } from '@smart-fire/api-client/wire'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { noticeRuleDevices, noticeRules, noticeRuleUsers } from '../../db/schema'
import type { OutboxRow } from './outbox.queries'

type Subject = Pick<OutboxRow, 'kind' | 'subjectId'>

/** A push rule to which a person and a device are bound. */
export interface BoundRule extends Subject {
  userId: string
  name: string
  intervalMinutes: number
}

/** When a person was last told of a device. */
export interface Told extends Subject {
  userId: string
  /** epoch ms */
  at: number
}

/** The rules that bind these devices and people, for alarms or for faults (contract device §17). */
export async function boundRules(tx: Db, tenantId: string, type: NoticeType, subjects: readonly Subject[]): Promise<BoundRule[]> {
  const ids = [...new Set(subjects.map(({ subjectId }) => subjectId))]
  const rows = await tx
    .select({ kind: noticeRuleDevices.kind, subjectId: noticeRuleDevices.deviceId, userId: noticeRuleUsers.userId, name: noticeRules.name, intervalMinutes: noticeRules.intervalMinutes })
    .from(noticeRuleDevices)
    .innerJoin(noticeRules, and(eq(noticeRules.id, noticeRuleDevices.ruleId), eq(noticeRules.tenantId, tenantId), isNull(noticeRules.deletedAt)))
    .innerJoin(noticeRuleUsers, and(eq(noticeRuleUsers.ruleId, noticeRules.id), eq(noticeRuleUsers.type, type)))
    .where(inArray(noticeRuleDevices.deviceId, ids))
  const wanted = new Set(subjects.map(subjectKey))
  return rows.filter((row) => wanted.has(subjectKey(row)))
}

/**
 * When these people were last told of these devices by notices of the same type since `since`. Only what was handed over counts, and what
 * has not been tried yet: a notice that failed must not keep the next one back, nor one about a fault keep back an alarm.
 */
export async function lastTold(tx: Db, tenantId: string, type: NoticeType, bound: readonly BoundRule[], since: Date): Promise<Told[]> {
  if (bound.length === 0) return []
  const wanted = JSON.stringify(bound.map(({ kind, subjectId, userId }) => ({ kind, subject: subjectId, person: userId })))
  const rows = await rowsOf<{ kind: Subject['kind']; subject: string | number; person: string; at: string | number }>(
    tx,
    sql`select r.kind, r.subject_id as subject, d.user_id as person, round(extract(epoch from max(n.created_at)) * 1000) as at
        from jsonb_to_recordset(${wanted}::jsonb) as q(kind text, subject bigint, person text)
        join notice_records r on r.kind = q.kind and r.subject_id = q.subject
        join notices n on n.id = r.notice_id and n.tenant_id = ${tenantId} and n.type = ${type} and n.created_at > ${since.toISOString()}::timestamptz
        join notice_deliveries d on d.notice_id = n.id and d.user_id = q.person
        where d.state = ${NOTICE_STATE.sent} or (d.state = ${NOTICE_STATE.waiting} and d.tries = 0)
        group by r.kind, r.subject_id, d.user_id`,
  )
  return rows.map(({ kind, subject, person, at }) => ({ kind, subjectId: Number(subject), userId: person, at: Number(at) }))
}

export const subjectKey = ({ kind, subjectId }: Subject): string => `${kind}/${subjectId}`
