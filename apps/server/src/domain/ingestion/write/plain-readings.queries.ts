import { sql } from 'drizzle-orm'

import type { Database } from '../../../db/database'
import { pointState } from '../assess/assess-report'
import type { PlacedReport } from '../report/place-report'
import { isDataError } from './store-in-parts'

/**
 * Stores the plain readings of a call in one statement, and gives the indexes of those that are stored. Plain is a report of normal
 * points without a warning, newer than everything known, of a device that is normal and has no other report in the call: it changes no status,
 * no record and no push, so it needs no assessment. All other reports are left to the transaction of alarms,
 * those of devices of another tenant than `tenantId` too (absent: any tenant). Null, and nothing stored, when the reports were judged by
 * another version of the points and thresholds than the present one: they must be judged again (ADR 43).
 */
export async function storePlainReadings(
  database: Database,
  reports: PlacedReport[],
  { now, tenantId, judgedBy }: { now: number; tenantId?: string | undefined; judgedBy: number },
): Promise<Set<number> | null> {
  const rows = plainOnes(reports).map(({ number, report: { index, at, points } }) => ({
    place: index,
    number,
    at: new Date(at).toISOString(),
    measured: Object.fromEntries(points.map(({ code, value }) => [code, value])),
    latest: Object.fromEntries(points.map((point) => [point.code, pointState(point, at)])),
  }))
  const heard = new Date(now).toISOString()
  try {
    const [row] = await database.write<{ stored: number[] | null }>(
      sql`select store_plain_readings(${JSON.stringify(rows)}::jsonb, ${judgedBy}::bigint, ${tenantId ?? null}::text, ${heard}::timestamptz) as stored`,
    )
    return row?.stored ? new Set(row.stored) : null
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
