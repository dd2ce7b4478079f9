import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { fireHostPoints, fireHostRecords, fireHosts, unmatchedAddresses } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

export type HostRow = typeof fireHosts.$inferSelect

/** A host of the tenant, locked: reports of it wait until the transaction ends. */
export async function lockHost(tx: Db, { tenantId }: DataScope, id: number): Promise<HostRow | undefined> {
  const [host] = await tx.select().from(fireHosts).where(and(eq(fireHosts.tenantId, tenantId), isNull(fireHosts.deletedAt), equal(fireHosts.id, id))).for('update')
  return host
}

/** A point in scope. */
export async function findPoint(tx: Db, scope: DataScope, id: number): Promise<typeof fireHostPoints.$inferSelect | undefined> {
  const [point] = await tx.select().from(fireHostPoints).where(and(inScope(fireHostPoints, scope), isNull(fireHostPoints.deletedAt), equal(fireHostPoints.id, id)))
  return point
}

export async function writeHost(tx: Db, id: number, values: Partial<HostRow>, author: string, now: Date): Promise<void> {
  await tx.update(fireHosts).set({ ...values, updatedBy: author, updatedAt: now, version: sql`${fireHosts.version} + 1` }).where(eq(fireHosts.id, id))
}

/** Unhandled records of a host and of its points, also those of a place where a point stood before and which the caller does not see; a category of 1 is a fire. */
export const openRecordsOf = (tx: Db, hostId: number): Promise<{ id: number; isFire: boolean }[]> => beyondLimits(tx, async () => {
  const rows = await tx.select({ id: fireHostRecords.id, category: fireHostRecords.category }).from(fireHostRecords).where(and(eq(fireHostRecords.fireHostId, hostId), eq(fireHostRecords.handled, false)))
  return rows.map(({ id, category }) => ({ id, isFire: category === '1' }))
})

const pointsOf = (hostId: number) => and(eq(fireHostPoints.fireHostId, hostId), isNull(fireHostPoints.deletedAt))

/** Its points in alarm, and its addresses without a point. */
export async function countInAlarm(tx: Db, hostId: number): Promise<number> {
  const [points] = await tx.select({ inAlarm: count() }).from(fireHostPoints).where(and(pointsOf(hostId), eq(fireHostPoints.status, 'alarm')))
  const u = unmatchedAddresses
  const [addresses] = await tx.select({ inAlarm: count() }).from(u).where(and(eq(u.fireHostId, hostId), eq(u.status, 'alarm')))
  return (points?.inAlarm ?? 0) + (addresses?.inAlarm ?? 0)
}

/** The points of a stopped host are not enabled. */
export async function shutPoints(tx: Db, hostId: number, now: Date): Promise<void> {
  await tx.update(fireHostPoints).set({ status: 'notEnabled', statusAt: now }).where(and(pointsOf(hostId), ne(fireHostPoints.status, 'notEnabled')))
}

/** Points that have reported before are offline until their host is heard, which gives them their last states back. */
export async function returnPoints(tx: Db, hostId: number, now: Date): Promise<void> {
  await tx.update(fireHostPoints).set({ status: 'offline', statusAt: now }).where(and(pointsOf(hostId), isNotNull(fireHostPoints.reportedAt)))
}
