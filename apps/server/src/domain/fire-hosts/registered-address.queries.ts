import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { subjectOfAddress } from '../ingestion/subject/host-subject'

/**
 * Makes the reports of these hosts, and of those that the points have now, wait until the transaction ends: a point that leaves a host could be in
 * alarm there by a report that is being stored. The ingestion locks a host before its points, so this comes before them.
 */
export const holdReports = (tx: Db, hostIds: readonly number[], pointIds: readonly number[]): Promise<void> => beyondLimits(tx, async () => {
  await tx.execute(sql`
    select id from fire_hosts where id = any(${idsOf(hostIds)}) or id in (select fire_host_id from fire_host_points where id = any(${idsOf(pointIds)}))
    order by id for no key update`)
})

/**
 * Points take over what their addresses reported before they had a point: the state, so that a fire that lasts is seen at the point and
 * ends there, and the records. Unhandled records get the place of the point: it was not known before. The writer may see none of it.
 */
export const takeOverAddresses = (tx: Db, pointIds: readonly number[]): Promise<void> => beyondLimits(tx, async () => {
  const found = await rowsOf<{ point: string; address: string }>(tx, sql`
    select p.id as point, u.id as address from fire_host_points p
    join unmatched_addresses u on u.fire_host_id = p.fire_host_id and u.loop = p.loop and u.address = p.address
    where p.id = any(${idsOf(pointIds)}) and p.deleted_at is null`)
  if (found.length === 0) return
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(found.map(({ point, address }) => ({ point: Number(point), address: Number(address), subject: subjectOfAddress(Number(address)) })))}::jsonb) as q(point bigint, address bigint, subject bigint)`
  await tx.execute(sql`
    update fire_host_points p set status = u.status, status_at = u.status_at, reported_at = u.reported_at, clock_fault_at = u.clock_fault_at,
      latest_type = u.latest_type, latest_at = u.latest_at
    from ${pairs} join unmatched_addresses u on u.id = q.address where p.id = q.point and u.status <> 'notEnabled'`)
  await tx.execute(sql`
    update fire_host_records r set series = p.series, position = p.position, floor = p.floor, building_id = p.building_id, building_name = b.name
    from ${pairs} join fire_host_points p on p.id = q.point join buildings b on b.id = p.building_id
    where r.subject_id = q.subject and not r.handled`)
  await tx.execute(sql`update fire_host_records r set fire_host_point_id = q.point, unmatched_address_id = null from ${pairs} where r.subject_id = q.subject`)
  await tx.execute(sql`delete from unmatched_addresses u using ${pairs} where u.id = q.address`)
})

/** The addresses of a host without a point forget what they reported: their host is stopped, or deleted. */
export const forgetAddresses = (tx: Db, hostIds: readonly number[]): Promise<void> => beyondLimits(tx, async () => {
  await tx.execute(sql`update unmatched_addresses set status = 'notEnabled', status_at = null, latest_at = null where fire_host_id = any(${idsOf(hostIds)}) and status <> 'notEnabled'`)
})

const idsOf = (ids: readonly number[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`
