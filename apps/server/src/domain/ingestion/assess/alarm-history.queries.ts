import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import type { PlacedReport } from '../report/place-report'
import type { Subject } from '../subject/subject'
import { RECORD_KINDS, RECORD_TABLES } from '../write/record-tables.queries'
import { createAlarmHistory, type AlarmHistory, type AlarmSpan } from './alarm-history'
import { timeOfState } from './assess-report'

type SpanRow = Omit<AlarmSpan, 'from' | 'to'> & { subject: number | string; from: number | string; to: number | string }

/** The histories of the subjects that have a report with an old stamp: such reports are rare, and the others need no query. */
export async function readHistories(tx: Db, placed: Array<{ subject: Subject; report: PlacedReport }>): Promise<Map<Subject, AlarmHistory>> {
  const late = placed.filter(({ subject, report }) => isLate(subject, report))
  const subjects = new Map(late.map(({ subject }) => [`${subject.kind}/${subject.id}`, subject]))
  const spans = new Map<Subject, AlarmSpan[]>([...subjects.values()].map((subject) => [subject, []]))
  for (const kind of RECORD_KINDS) {
    const own = late.filter(({ subject }) => subject.kind === kind)
    if (own.length === 0) continue
    for (const row of await rowsOf<SpanRow>(tx, spansOf(kind, own))) {
      const subject = subjects.get(`${kind}/${row.subject}`)
      if (subject) spans.get(subject)?.push({ code: row.code, type: row.type, open: row.open, from: Number(row.from), to: Number(row.to) })
    }
  }
  return new Map([...spans].map(([subject, own]) => [subject, createAlarmHistory(own)]))
}

function isLate({ watched }: Subject, report: PlacedReport): boolean {
  return report.stampedAt === null && report.points.some(({ code }) => report.at <= timeOfState(watched, code, report.receivedAt))
}

/** Open records, and those whose last report is not older than the oldest late report. */
function spansOf(kind: Subject['kind'], late: Array<{ subject: Subject; report: PlacedReport }>): SQL {
  const { name, subject } = RECORD_TABLES[kind]
  const ids = [...new Set(late.map((one) => one.subject.id))]
  const oldest = new Date(Math.min(...late.map(({ report }) => report.at))).toISOString()
  return sql`select r.${subject} as subject, r.point_code as code, r.alarm_type as type, not r.handled as open,
      round(extract(epoch from r.raised_at) * 1000) as from,
      round(extract(epoch from coalesce(r.last_reported_at, r.raised_at)) * 1000) as to
    from ${name} r
    where r.${subject} = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))
      and (not r.handled or coalesce(r.last_reported_at, r.raised_at) >= ${oldest}::timestamptz)
    order by r.id`
}
