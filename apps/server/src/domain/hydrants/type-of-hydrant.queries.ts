import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { facilityTypes, hydrants } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { hydrantsInScope } from './hydrants.queries'

const ofType = (column: typeof facilityTypes.defaultRadius | typeof facilityTypes.icon) => sql`(select ${column} from ${facilityTypes} where ${facilityTypes.id} = ${hydrants.facilityTypeId})`

/** The protection radius of a hydrant in metres: its own, or the usual one of its type; null where neither is known (ADR 72). */
export const radiusOfHydrant = sql<number | null>`coalesce(${hydrants.protectionRadius}, ${ofType(facilityTypes.defaultRadius)})`

/** The icon of the type of a hydrant; null without one. */
export const iconOfHydrant = sql<string | null>`${ofType(facilityTypes.icon)}`

export async function findRadius(tx: Db, hydrantId: number): Promise<number | null> {
  const [row] = await tx.select({ radius: radiusOfHydrant }).from(hydrants).where(eq(hydrants.id, hydrantId))
  return row?.radius ?? null
}

/** The measuring points that sensors of the type of a hydrant may have; undefined for any. */
export async function pointsOfHydrant(tx: Db, scope: DataScope, hydrantId: number): Promise<readonly number[] | undefined> {
  const [row] = await tx.select({ pointIds: facilityTypes.pointIds }).from(hydrants).innerJoin(facilityTypes, eq(facilityTypes.id, hydrants.facilityTypeId)).where(and(hydrantsInScope(scope), eq(hydrants.id, hydrantId)))
  return row?.pointIds?.length ? row.pointIds : undefined
}
