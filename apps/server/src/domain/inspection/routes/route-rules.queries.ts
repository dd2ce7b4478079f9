import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { beyondLimits } from '../../../db/scoped/limit-transaction'
import { indoorFacilities, inspectionRoutePoints, inspectionRoutes, outdoorFacilities } from '../../../db/schema'
import type { FieldProblem } from '../../../http/resource/input'
import type { Write } from '../../../http/write-work'
import { zhCN } from '../inspection.messages'

interface RouteValues {
  id?: number
  isOutdoor: boolean
  facilityIds: number[]
}

/** The facilities of a route exist, stand in it once, and are on no other route. Facilities are kept until the commit. */
export async function brokenRoutes({ tx, scope }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const routes = (rows as unknown as (Omit<RouteValues, 'facilityIds'> & Partial<RouteValues>)[]).map((row) => ({ ...row, facilityIds: row.facilityIds ?? [] }))
  const known = {
    indoor: await namedFacilities(tx, scope.tenantId, false, routes),
    outdoor: await namedFacilities(tx, scope.tenantId, true, routes),
  }
  const takenBefore = new Map<string, string>()
  const problems = new Map<number, FieldProblem>()
  for (const [place, route] of routes.entries()) {
    const problem = problemOf(route, route.isOutdoor ? known.outdoor : known.indoor, takenBefore)
    if (problem !== null) problems.set(place, { field: 'labelIds', message: problem })
    else for (const id of route.facilityIds) takenBefore.set(keyOf(route, id), zhCN.otherRoute)
  }
  return problems
}

interface Named {
  number: string
  /** the route that has it already */
  routeId: number | null
  routeName: string | null
}

function problemOf(route: RouteValues, known: ReadonlyMap<number, Named>, takenBefore: ReadonlyMap<string, string>): string | null {
  for (const [at, id] of route.facilityIds.entries()) {
    const facility = known.get(id)
    if (!facility) return zhCN.pointGone(at + 1)
    if (route.facilityIds.indexOf(id) !== at) return zhCN.pointTwice(at + 1)
    const other = takenBefore.get(keyOf(route, id)) ?? (facility.routeId !== null && facility.routeId !== route.id ? facility.routeName ?? zhCN.otherRoute : undefined)
    if (other !== undefined) return zhCN.pointTaken(facility.number, other)
  }
  return null
}

const keyOf = ({ isOutdoor }: RouteValues, id: number) => `${String(isOutdoor)} ${id}`

/** The facilities that routes name, as far as the caller sees them, with the routes that have them. */
async function namedFacilities(tx: Db, tenantId: string, isOutdoor: boolean, routes: readonly RouteValues[]): Promise<Map<number, Named>> {
  const ids = [...new Set(routes.flatMap((route) => (route.isOutdoor === isOutdoor ? route.facilityIds : [])))]
  if (ids.length === 0) return new Map()
  const table = isOutdoor ? outdoorFacilities : indoorFacilities
  const rows = await tx.select({ id: table.id, number: table.number }).from(table).where(and(eq(table.tenantId, tenantId), isNull(table.deletedAt), inArray(table.id, ids))).for('key share')
  const column = isOutdoor ? inspectionRoutePoints.outdoorId : inspectionRoutePoints.indoorId
  const taken = await beyondLimits(tx, () => tx
    .select({ id: column, routeId: inspectionRoutes.id, routeName: inspectionRoutes.name })
    .from(inspectionRoutePoints)
    .innerJoin(inspectionRoutes, eq(inspectionRoutes.id, inspectionRoutePoints.routeId))
    .where(inArray(column, ids)))
  const routeOf = new Map(taken.map(({ id, ...route }) => [id, route]))
  return new Map(rows.map(({ id, number }) => [id, { number, routeId: routeOf.get(id)?.routeId ?? null, routeName: routeOf.get(id)?.routeName ?? null }]))
}
