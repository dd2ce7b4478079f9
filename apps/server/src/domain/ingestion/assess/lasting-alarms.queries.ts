import { VERDICT, type Verdict } from '@smart-fire/api-client/wire'
import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import type { Subject } from '../subject/subject'
import { RECORD_KINDS, RECORD_TABLES } from '../write/record-tables.queries'
import type { LastingPoint } from './assess-report'

/** After a verdict, reports of the same lasting alarm are counted for this long before they make a new record (ADR 5). */
const COUNTED_AFTER_VERDICT_MS = 60_000

/** A point whose alarm or fault lasts although no record of it is open. */
export interface Unrecorded {
  subject: Subject
  at: number
  point: LastingPoint
}

/** The newest record of such a point; instants are epoch ms. */
interface LastRecord {
  id: number
  verdict: Verdict | null
  person: string | null
  handledAt: number
}

/**
 * Counts each report that belongs to a judged record, and gives those that need a record of their own: of a fire that goes on
 * after a verdict other than real fire, and of an alarm or a fault without any record.
 */
export async function countOrRaise<Item extends Unrecorded>(tx: Db, items: Item[], now: number): Promise<Item[]> {
  const raised: Item[] = []
  for (const kind of RECORD_KINDS) {
    const own = items.filter(({ subject }) => subject.kind === kind)
    if (own.length === 0) continue
    const last = await lastRecords(tx, kind, own)
    const counted: Array<{ id: number; at: string }> = []
    for (const item of own) {
      const record = last.get(pointKey(item.subject.id, item.point.code))
      if (!record || isNewAlarm(item, record, now)) raised.push(item)
      else counted.push({ id: record.id, at: new Date(item.at).toISOString() })
    }
    await count(tx, kind, counted)
  }
  return raised
}

/** A fault that was handled, and a fire that is known to be real, are not made again while they last. */
function isNewAlarm({ point, subject }: Unrecorded, { verdict, person, handledAt }: LastRecord, now: number): boolean {
  if (person === null) return true
  if (point.status !== 'alarm' || subject.kind === 'hydrant' || verdict === VERDICT.realFire) return false
  const hasReportedElse = point.interruptedAt !== null && point.interruptedAt >= handledAt
  // a negative time means that the clock of the server was set back
  return hasReportedElse || Math.abs(now - handledAt) >= COUNTED_AFTER_VERDICT_MS
}

const pointKey = (subjectId: number, code: string) => `${subjectId} ${code}`

/** By point: of one call there can be thousands. */
async function lastRecords(tx: Db, kind: Subject['kind'], items: Unrecorded[]): Promise<Map<string, LastRecord>> {
  const { name, subject } = RECORD_TABLES[kind]
  const wanted = items.map(({ subject: { id }, point: { code } }) => ({ subject: id, code }))
  const verdict = kind === 'hydrant' ? sql`null` : sql`r.verdict`
  const rows = await rowsOf<Record<keyof LastRecord | 'subjectId' | 'code', unknown>>(
    tx,
    sql`select distinct on (r.${subject}, r.point_code) r.id, r.${subject} as "subjectId", r.point_code as code, ${verdict} as verdict,
          r.handle_person as person, round(extract(epoch from coalesce(r.handled_at, r.raised_at)) * 1000) as "handledAt"
        from ${name} r
        join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(subject bigint, code text)
          on q.subject = r.${subject} and q.code = r.point_code
        order by r.${subject}, r.point_code, r.handled_at desc nulls first, r.id desc`,
  )
  return new Map(rows.map((row) => [
    pointKey(Number(row.subjectId), String(row.code)),
    { id: Number(row.id), verdict: row.verdict as Verdict | null, person: row.person as string | null, handledAt: Number(row.handledAt) },
  ]))
}

async function count(tx: Db, kind: Subject['kind'], counted: Array<{ id: number; at: string }>): Promise<void> {
  if (counted.length === 0) return
  await tx.execute(sql`
    update ${RECORD_TABLES[kind].name} r set repeats = r.repeats + c.times, last_reported_at = greatest(r.last_reported_at, c.at)
    from (select id, count(*)::int as times, max(at) as at from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as q(id bigint, at timestamptz) group by id) c
    where r.id = c.id`)
}
