import { asc, eq, inArray, sql } from 'drizzle-orm'

import type { Database, Db } from '../../../db/database'
import { ensureReadingDay, readingDay } from '../../../db/readings'
import { measuringPoints, sensorTypePoints } from '../../../db/schema'
import type { DeviceStatus } from '../../../db/schema/device-states'
import type { PointReport } from '../report/report'
import type { Subject } from '../subject/subject'

export interface Sample {
  subject: Subject
  at: number
  /** what the device's clock said when it cannot be believed; otherwise null */
  stampedAt: number | null
  points: PointReport[]
  status: DeviceStatus
}

/**
 * Makes the partitions that the samples need, before the transaction that writes them, since making one locks the table.
 * `known` contains the existing partitions.
 */
export async function prepareDays(database: Database, instants: number[], known: Set<string>): Promise<void> {
  for (const at of instants) {
    const { table } = readingDay(at)
    if (known.has(table)) continue
    await database.transaction((tx) => ensureReadingDay(tx, at))
    known.add(table)
  }
}

/**
 * Whether the database has refused samples because there is no partition for their day: it was there and was dropped, by a retention that ran
 * while the clock was ahead.
 */
export function isDayMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, table } = error as { code?: unknown; table?: unknown }
  return (code === NO_PARTITION && table === 'readings') || isDayMissing(error.cause)
}

/** PostgreSQL has no code of its own for a missing partition: it is that of a broken check, and `readings` has no checks. */
const NO_PARTITION = '23514'

/** Stores samples; two reports of one instant complete each other. Points that a type does not have leave no sample. */
export async function storeSamples(tx: Db, samples: Sample[]): Promise<void> {
  if (samples.length === 0) return
  const codesByType = await pointCodesByType(tx, samples)
  const rows = new Map<string, { device: number; at: string; stamped: string | null; values: Array<number | null>; status: DeviceStatus }>()
  for (const { subject, at, stampedAt, points, status } of samples) {
    const codes = codesByType.get(subject.typeId ?? 0)
    if (!codes) continue
    const values = codes.map((code) => points.find((point) => point.code === code)?.value ?? null)
    const key = `${subject.id}@${at}`
    const same = rows.get(key)
    rows.set(key, {
      device: subject.id,
      at: new Date(at).toISOString(),
      stamped: stampedAt === null ? null : new Date(stampedAt).toISOString(),
      values: same ? values.map((value, index) => value ?? same.values[index] ?? null) : values,
      status,
    })
  }
  if (rows.size === 0) return
  await tx.execute(sql`
    insert into readings (device_id, at, stamped_at, values, status)
    select device, at, stamped, values, status
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb)
      as s(device bigint, at timestamptz, stamped timestamptz, values real[], status text)
    on conflict (device_id, at) do update set
      values = array(select coalesce(n, o) from unnest(excluded.values, readings.values) with ordinality as v(n, o, i) order by i),
      status = excluded.status`)
}

/** The codes of each type in the order of `readings.values`. */
async function pointCodesByType(tx: Db, samples: Sample[]): Promise<Map<number, string[]>> {
  const typeIds = [...new Set(samples.flatMap((sample) => sample.subject.typeId ?? []))]
  if (typeIds.length === 0) return new Map()
  const rows = await tx
    .select({ typeId: sensorTypePoints.typeId, code: measuringPoints.code })
    .from(sensorTypePoints)
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .where(inArray(sensorTypePoints.typeId, typeIds))
    .orderBy(asc(sensorTypePoints.typeId), asc(sensorTypePoints.position))
  const codes = new Map<number, string[]>()
  for (const row of rows) codes.set(row.typeId, [...(codes.get(row.typeId) ?? []), row.code])
  return codes
}
