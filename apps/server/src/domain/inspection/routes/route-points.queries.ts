import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import { inspectionPlans, inspectionRoutePoints, inspectionRoutes } from '../../../db/schema'
import { wireFlag } from '../../../http/wire-flag'
import type { Write } from '../../../http/write-work'
import type { DataScope } from '../../menus/data-scope'
import { followPlans } from '../plans/follow-plans.queries'

/** Writes the points of routes anew, and the tasks of their plans that have not begun. */
export async function followRoutes(write: Write, ids: readonly number[]): Promise<void> {
  const { tx } = write
  const routes = await tx.select().from(inspectionRoutes).where(inArray(inspectionRoutes.id, [...ids]))
  await tx.delete(inspectionRoutePoints).where(inArray(inspectionRoutePoints.routeId, [...ids]))
  const points = routes.flatMap(({ id: routeId, isOutdoor, facilityIds, deletedAt }) =>
    (deletedAt === null ? facilityIds.map((id, place) => ({ routeId, place, indoorId: isOutdoor ? null : id, outdoorId: isOutdoor ? id : null })) : []))
  if (points.length > 0) await tx.insert(inspectionRoutePoints).values(points)
  const plans = await tx.select({ id: inspectionPlans.id }).from(inspectionPlans).where(and(inArray(inspectionPlans.routeId, [...ids]), isNull(inspectionPlans.deletedAt)))
  await followPlans(write, plans.map(({ id }) => id))
}

/** By id: the buildings or units that a route passes, in the order of the walk, and whether a plan has it (ADR 3). */
export async function whatRoutesHave(tx: Db, { tenantId }: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const places = await rowsOf<{ id: number; name: string }>(tx, sql`
    select p.route_id as id, coalesce(b.name, u.name) as name from inspection_route_points p
    left join indoor_facilities i on i.id = p.indoor_id left join buildings b on b.id = i.building_id
    left join outdoor_facilities o on o.id = p.outdoor_id left join networked_units u on u.id = o.unit_id
    where p.route_id in ${[...ids]} and coalesce(b.name, u.name) is not null group by 1, 2 order by min(p.place)`)
  const planned = await tx.select({ id: inspectionPlans.routeId }).from(inspectionPlans).where(and(eq(inspectionPlans.tenantId, tenantId), isNull(inspectionPlans.deletedAt), inArray(inspectionPlans.routeId, [...ids])))
  const withPlan = new Set(planned.map(({ id }) => id))
  return new Map(ids.map((id) => [id, { bNames: places.flatMap((place) => (place.id === id ? [place.name] : [])).join('、'), hasScheme: wireFlag(withPlan.has(id)) }]))
}
