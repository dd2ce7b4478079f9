import { sql } from 'drizzle-orm'

import { rowsOf, type Database } from '../../db/database'
import { pointState } from './assess-report'
import type { PlacedReport } from './place-report'
import { isDataError } from './store-in-parts'

/**
 * Stores the plain readings of a call in one statement, and gives the indexes of those that are stored. Plain is a report of normal
 * points without a warning, newer than everything known, of a device that is normal and has no other report in the call: it changes no status,
 * no record and no push, so it needs no assessment. All other reports are left to the transaction of alarms,
 * those of devices of another tenant than `tenantId` too (absent: any tenant).
 */
export async function storePlainReadings(
  database: Database,
  reports: PlacedReport[],
  now: number,
  tenantId?: string,
): Promise<Set<number>> {
  const wanted = plainOnes(reports)
  if (wanted.length === 0) return new Set()
  try {
    const rows = await database.transaction((tx) => rowsOf<{ index: number }>(tx, statementOf(wanted, now, tenantId)))
    return new Set(rows.map(({ index }) => Number(index)))
  } catch (error) {
    // the transaction of alarms finds the report that the database refuses
    if (isDataError(error)) return new Set()
    throw error
  }
}

function plainOnes(reports: PlacedReport[]): Array<{ number: string; report: PlacedReport }> {
  const counts = new Map<string, number>()
  for (const { source } of reports) if ('deviceNumber' in source) counts.set(source.deviceNumber, (counts.get(source.deviceNumber) ?? 0) + 1)
  return reports.flatMap((report) => {
    const number = 'deviceNumber' in report.source ? report.source.deviceNumber : null
    const isPlain = report.stampedAt === null && report.points.every((point) => point.status === 2 && point.type === null && !point.isValueUnknown && point.levels === undefined)
    return number !== null && isPlain && counts.get(number) === 1 ? [{ number, report }] : []
  })
}

/** Rows are locked in id order, as everywhere, so that calls wait for each other instead of blocking each other. */
function statementOf(wanted: ReturnType<typeof plainOnes>, now: number, tenantId: string | undefined) {
  const rows = wanted.map(({ number, report: { index, at, points } }) => ({
    index,
    number,
    at: new Date(at).toISOString(),
    values: Object.fromEntries(points.map(({ code, value }) => [code, value])),
    latest: Object.fromEntries(points.map((point) => [point.code, pointState(point, at)])),
  }))
  return sql`
    with q as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(index integer, number text, at timestamptz, values jsonb, latest jsonb)
    ), l as materialized (
      select d.id, d.type_id, q.* from devices d join q on q.number = d.number
      where d.deleted_at is null ${tenantId === undefined ? sql`` : sql`and d.tenant_id = ${tenantId}`} and d.status = 'normal' and d.reported_at < q.at and d.silent_at is null and d.clock_fault_at is null
        and not d.latest @? '$.* ? (@.status != "normal" || exists (@.warning))'
      order by d.id for no key update of d
    ), u as (
      update devices d set status_at = coalesce(d.status_at, l.at), reported_at = l.at, heard_at = ${new Date(now).toISOString()}::timestamptz,
        latest = d.latest || l.latest
      from l where d.id = l.id
    ), t as (
      select x.type_id, array_agg(p.code order by x.position) as codes
      from sensor_type_points x join measuring_points p on p.id = x.point_id
      where x.type_id in (select type_id from l) group by x.type_id
    ), r as (
      insert into readings (device_id, at, values, status)
      select l.id, l.at, array(select (l.values ->> c.code)::real from unnest(t.codes) with ordinality as c(code, place) order by c.place), 'normal'
      from l join t on t.type_id = l.type_id
      on conflict (device_id, at) do nothing
    )
    select index from l`
}
