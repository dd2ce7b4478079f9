import { writeWireDay } from '@smart-fire/api-client/wire'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import type { Paging } from '../../../http/parameters'
import type { Page } from '../../../http/responses'
import type { Period } from '../../../http/wire-time'
import type { DataScope } from '../../menus/data-scope'
import { KEY_OF_DEFECT, KEY_OF_POINT, type Division, type DivisionKey } from './division-keys.queries'
import { dueIn } from './figures.queries'

/** Which figures: divided by what, of which period, in which order. */
export interface DividedQuery {
  by: Division
  period: Period
  order: SQL
  now: Date
}

/** The figures of one building, person or type, as the query gives them. */
interface DividedRow {
  buildingId: number | null
  unitId: number | null
  persons: string | null
  type: string | null
  name: string | null
  due: number
  done: number
  missed: number
  found: number
  open: number
  overdue: number
}

/** One page of the figures by building (outdoors: by unit), person or type. The sum of all rows is `figuresOf` (ADR 63). */
export async function dividedFigures(tx: Db, { tenantId }: DataScope, { by, period, order, now }: DividedQuery, { limit, offset }: Paging): Promise<Page<object>> {
  const rows = await rowsOf<DividedRow>(tx, sql`
    with points as (${duePoints(tenantId, by, period, now)}), defects as (${countedDefects(tenantId, by, period, now)}),
    figures as (
      select building_id, unit_id, persons, type, max(name) as name, sum(due)::int as due, sum(done)::int as done, sum(missed)::int as missed, sum(found)::int as found, sum(open)::int as open, sum(overdue)::int as overdue
      from (select * from points union all select * from defects) counted group by building_id, unit_id, persons, type)
    select f.building_id as "buildingId", f.unit_id as "unitId", f.persons, f.type, ${CURRENT_NAME} as name, due, done, missed, found, open, overdue
    from figures f order by ${order}, f.building_id, f.unit_id, f.persons, f.type`)
  // there are as many rows as buildings, users or types: a page of them costs the same as all
  return { rows: rows.slice(offset, offset + limit).map((row) => dividedRow(row, period)), total: rows.length }
}

/** What a building, a unit or a person is called now; what was deleted keeps the name that it had at its checks. */
const CURRENT_NAME = sql`coalesce(
  (select b.name from buildings b where b.id = f.building_id), (select u.name from networked_units u where u.id = f.unit_id),
  (select string_agg(coalesce(nullif(u.name, ''), u.username), '、' order by u.username) from users u where u.id = any (string_to_array(f.persons, ','))), f.name)`

const columnsOf = ({ building, unit, persons, type, name }: DivisionKey): SQL => sql`${building} as building_id, ${unit} as unit_id, ${persons} as persons, ${type} as type, ${name} as name`
const countIf = (condition: SQL): SQL => sql`case when ${condition} then 1 else 0 end`

/** The points that were due. Whoever did a check is in its result, which no other division reads. */
function duePoints(tenantId: string, by: Division, period: Period, now: Date): SQL {
  const doneBy = sql`left join (
    select distinct on (task_point_id, inspected_at) task_point_id, inspected_at, inspector_id, inspector_name from inspection_results
    where tenant_id = ${tenantId} and inspected_at >= ${period.from.toISOString()}::timestamptz and task_point_id is not null order by task_point_id, inspected_at, id) r on r.task_point_id = p.id and r.inspected_at = p.done_at`
  return sql`
    select ${columnsOf(KEY_OF_POINT[by])}, 1 as due, ${countIf(sql`p.done_at is not null`)} as done, ${countIf(sql`p.missed_at is not null`)} as missed, 0 as found, 0 as open, 0 as overdue
    from (select id, starts_at, ends_at, (select string_agg(person, ',' order by person) from jsonb_array_elements_text(person_ids) person) as persons from inspection_tasks where tenant_id = ${tenantId}) t
    join inspection_task_points p on p.task_id = t.id ${by === 'person' ? doneBy : sql``}
    where ${dueIn(period, now)}`
}

/** Defects that were found in the period, and those that are not repaired and checked now, however old they are. */
function countedDefects(tenantId: string, by: Division, { from, to }: Period, now: Date): SQL {
  const isFound = sql`d.found_at between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`
  const isOpen = sql`d.status in ('0', '1')`
  return sql`
    select ${columnsOf(KEY_OF_DEFECT[by])}, 0 as due, 0 as done, 0 as missed, ${countIf(isFound)} as found, ${countIf(isOpen)} as open, ${countIf(sql`${isOpen} and d.deadline < ${writeWireDay(now.getTime())}`)} as overdue
    from inspection_defects d join inspection_results r on r.id = d.result_id
    where d.tenant_id = ${tenantId} and (${isOpen} or ${isFound})`
}

/** A row on the wire, with the period that it counts. `userIds` names several users when a check was missed that any of them could have done. */
function dividedRow({ buildingId, unitId, persons, type, name, ...counts }: DividedRow, { from, to }: Period) {
  const id = [buildingId, unitId, persons, type].map((part) => part ?? '').join('|')
  return { id, name, buildingId, oid: unitId, userIds: persons, equipmentType: type, beginDate: writeWireDay(from.getTime()), endDate: writeWireDay(to.getTime()), ...counts }
}
