import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../db/database'
import { quoted, readingDay, type ReadingDay } from '../db/readings'
import { OFFLINE_POINT } from '../domain/ingestion/assess/assess-report'

import { pointSpec, type PointSpec, type Rhythm } from './catalogue/measuring-points'
import { TYPE_SPECS, type TypeSpec } from './catalogue/sensor-types'
import type { City } from './city'
import { OFFLINE_AFTER_MS, reportOffset } from './conditions'
import type { Random } from './random'

const HOUR_MS = 3_600_000
const QUARTER_S = 900
const MINUTE_S = 60

/** A device as the generating statement needs it. */
interface Source {
  id: number
  /** deviation from the values of its type, −1 … 1 */
  f: number
  /** shift of its daily rhythm, in hours */
  p: number
  offset: number
  step: number
  /** last sample */
  until: string
}

/**
 * The curves of the last hours, made inside the database: each day is filled as a table of its own, indexed, and only
 * then attached, which is several times faster than filling an indexed partition.
 */
export async function fillReadings(
  tx: Db,
  city: City,
  now: number,
  random: Random,
  onDay: (done: number, total: number) => void,
): Promise<void> {
  const from = now - city.readingHours * HOUR_MS
  const days = daysBetween(from, now)
  const sources = sourcesOf(city, random)
  await tx.execute(sql`select setseed(${random.between(-1, 1)})`)
  for (const [index, day] of days.entries()) {
    onDay(index, days.length)
    await fillDay(tx, day, new Date(Math.max(from, day.from.getTime())), sources)
  }
  await markTroubles(tx, [...presentOf(city), ...pastOf(city, from)])
  await removeSilence(tx, city, from)
  await takeOver(tx, from)
  onDay(days.length, days.length)
}

function daysBetween(from: number, to: number): ReadingDay[] {
  const days: ReadingDay[] = []
  for (let day = readingDay(from); day.from.getTime() <= to; day = readingDay(day.to)) days.push(day)
  return days
}

function sourcesOf(city: City, random: Random): Map<number, Source[]> {
  const byType = new Map<number, Source[]>(TYPE_SPECS.map(({ id }) => [id, []]))
  for (const row of city.installed.devices) {
    const [f, p] = [random.between(-1, 1), random.between(-1.5, 1.5)]
    if (!row.reportedAt) continue
    const everyMinute = city.minuteDevices.has(row.id)
    byType.get(row.typeId)?.push({
      id: row.id,
      f: rounded(f),
      p: rounded(p),
      offset: everyMinute ? 0 : reportOffset(row.id),
      step: everyMinute ? MINUTE_S : QUARTER_S,
      until: row.reportedAt.toISOString(),
    })
  }
  return byType
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

async function fillDay(
  tx: Db,
  day: ReadingDay,
  from: Date,
  sources: ReadonlyMap<number, readonly Source[]>,
): Promise<void> {
  const table = sql.identifier(day.table)
  await tx.execute(sql`create table ${table} (like readings including defaults)`)
  for (const type of TYPE_SPECS) {
    const own = sources.get(type.id)?.filter(({ until }) => until >= from.toISOString()) ?? []
    if (own.length > 0) await tx.execute(daySamples(table, day, from, type, own))
  }
  await tx.execute(sql`alter table ${table} add primary key (device_id, at)`)
  await tx.execute(
    sql`alter table readings attach partition ${table} for values from (${sql.raw(quoted(day.from))}) to (${sql.raw(
      quoted(day.to),
    )})`,
  )
}

/** `h` is the hour of the day in UTC+8, shifted by the rhythm of the device. */
function daySamples(
  table: SQL | ReturnType<typeof sql.identifier>,
  day: ReadingDay,
  from: Date,
  type: TypeSpec,
  sources: readonly Source[],
): SQL {
  const values = sql.join(
    type.points.map((code) => valueOf(pointSpec(code))),
    sql`, `,
  )
  return sql`insert into ${table} (device_id, at, "values", status)
    select d.id, s.at, array[${values}]::real[], 'normal'
    from jsonb_to_recordset(${JSON.stringify(
      sources,
    )}::jsonb) as d(id bigint, f float8, p float8, "offset" int, step int, until timestamptz)
    cross join lateral generate_series(
      ${day.from.toISOString()}::timestamptz + make_interval(secs => d."offset"),
      least(${new Date(day.to.getTime() - 1).toISOString()}::timestamptz, d.until),
      make_interval(secs => d.step)) as s(at)
    cross join lateral (select extract(epoch from s.at - ${day.from.toISOString()}::timestamptz)::float8 / 3600 + d.p as h) as t
    where s.at >= ${from.toISOString()}::timestamptz`
}

/** Share of the swing at an hour: warmest at three, busiest from nine to six, sagging while others draw power. */
const RHYTHMS: Record<Rhythm, string | null> = {
  flat: null,
  daily: 'cos((t.h - 15) * 0.2617994)',
  load: 'greatest(0, sin((t.h - 6.5) * 0.2167))',
  sag: '(0.4 - greatest(0, sin((t.h - 6.5) * 0.2167)))',
  drain: '(-t.h / 24)',
}

/** The text contains numbers of our own catalogue only, no input. */
function valueOf({ base, swing, noise, spread, rhythm, decimals }: PointSpec): SQL {
  if (base === 0) return sql.raw('0')
  const wave = RHYTHMS[rhythm]
  const scale = 10 ** decimals
  const terms = [
    `${base} * (1 + ${spread} * d.f)`,
    ...(wave ? [`(${swing}) * ${wave}`] : []),
    `${noise} * (random() - 0.5) * 2`,
  ]
  return sql.raw(`round(greatest(${base > 0 ? 0 : -200}, ${terms.join(' + ')}) * ${scale}) / ${scale}`)
}

/** The row of a device has the values of its last sample, so that lists and curves agree; a point in alarm or at fault keeps its state. */
async function takeOver(tx: Db, from: number): Promise<void> {
  for (const type of TYPE_SPECS) {
    const states = sql.join(
      type.points.map(
        (code, index) =>
          sql`${sql.raw(`'${code}'`)}, jsonb_build_object('value', r.values[${sql.raw(
            String(index + 1),
          )}]::numeric, 'status', 'normal', 'type', '正常')`,
      ),
      sql`, `,
    )
    await tx.execute(sql`update devices d set latest = jsonb_build_object(${states})
          || coalesce((select jsonb_object_agg(s.key, s.value) from jsonb_each(d.latest) as s where s.value ->> 'status' <> 'normal'), '{}'::jsonb)
      from readings r where r.device_id = d.id and r.at = d.reported_at and r.at >= ${new Date(
        from,
      ).toISOString()}::timestamptz
        and d.type_id = ${type.id}`)
  }
}

/** Samples of a device that show a trouble of one of its points. */
interface Marked {
  id: number
  /** of the point among those of its type, from 1 */
  position: number
  value: number | null
  status: 'alarm' | 'fault'
  since: string
  /** null: it lasts */
  until: string | null
}

function positionOf(typeId: number, pointCode: string): number | null {
  const at = TYPE_SPECS.find(({ id }) => id === typeId)?.points.indexOf(pointCode) ?? -1
  return at < 0 ? null : at + 1
}

function presentOf({ troubles }: City): Marked[] {
  return troubles.flatMap(({ subject, status, pointCode, value, since }) => {
    if (subject.kind !== 'device' || status === 'offline') return []
    const position = positionOf(subject.row.typeId, pointCode)
    return position === null ? [] : [{ id: subject.row.id, position, value, status, since: since.toISOString(), until: null }]
  })
}

const closedRecords = ({ records }: City) => [...records.general, ...records.hydrant].filter(({ handled }) => handled === true)

/** The troubles of closed records: the curve of a record shows what it tells. */
function pastOf(city: City, from: number): Marked[] {
  const typeOf = new Map(city.installed.devices.map(({ id, typeId }) => [id, typeId]))
  return closedRecords(city).flatMap(({ deviceId, pointCode, value = null, raisedAt, restoredAt, handledAt }) => {
    const [position, end] = [positionOf(typeOf.get(deviceId) ?? 0, pointCode), restoredAt ?? handledAt]
    const status = position === null ? undefined : pointSpec(pointCode).outOfBounds
    return position === null || status === undefined || !end || raisedAt.getTime() <= from ? [] : [{ id: deviceId, position, value, status, since: raisedAt.toISOString(), until: end.toISOString() }]
  })
}

/** A device whose closed record says that it was offline has no samples from the day before that record to its end. */
async function removeSilence(tx: Db, city: City, from: number): Promise<void> {
  const rows = closedRecords(city).flatMap(({ deviceId, pointCode, raisedAt, restoredAt, handledAt }) => {
    const end = restoredAt ?? handledAt
    return pointCode !== OFFLINE_POINT || !end || end.getTime() <= from ? [] : [{ id: deviceId, since: new Date(raisedAt.getTime() - OFFLINE_AFTER_MS).toISOString(), until: end.toISOString() }]
  })
  await tx.execute(sql`delete from readings r using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id bigint, since timestamptz, until timestamptz)
    where r.device_id = t.id and r.at > t.since and r.at < t.until`)
}

/** The samples from the beginning of a trouble to its end show it. */
async function markTroubles(tx: Db, rows: readonly Marked[]): Promise<void> {
  const troubles = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id bigint, position int, value float8, status text, since timestamptz, until timestamptz)`
  // an alarm or fault is reported at once, between two regular samples
  await tx.execute(sql`insert into readings (device_id, at, "values", status)
    select t.id, t.since, before."values", before.status from ${troubles}
    cross join lateral (select "values", status from readings where device_id = t.id and at < t.since order by at desc limit 1) as before
    on conflict do nothing`)
  await tx.execute(sql`update readings r set "values" = r."values"[:t.position - 1] || t.value::real || r."values"[t.position + 1:], status = t.status
    from ${troubles}
    where r.device_id = t.id and r.at >= t.since and (t.until is null or r.at < t.until)`)
}
