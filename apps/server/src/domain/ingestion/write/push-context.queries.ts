import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { measuringPoints, users } from '../../../db/schema'
import type { NamedUser } from './push-payload'
import type { PointFacts } from './record-writer.queries'

/** What pushes name beside the reports: facts of measuring points by code, administrators by tenant. */
export interface PushContext {
  facts: Map<string, PointFacts>
  admins: Map<string, NamedUser>
}

export async function readPushContext(tx: Db, codes: string[], tenantIds: string[]): Promise<PushContext> {
  if (codes.length === 0) return { facts: new Map(), admins: new Map() }
  const points = await tx.select().from(measuringPoints).where(inArray(measuringPoints.code, codes)).orderBy(asc(measuringPoints.id))
  const admins = await tx
    .select({ id: users.id, username: users.username, tenantId: users.tenantId })
    .from(users)
    .where(and(inArray(users.tenantId, tenantIds), eq(users.isTenantAdmin, true)))
    .orderBy(asc(users.createdAt))
  return {
    // the latest point of a code is set last: a deleted one may have had it before
    facts: new Map(points.map(({ code, name, unit, kind }) => [code, { name, unit, kind }])),
    // the oldest account of a tenant is set last and stays
    admins: new Map(admins.reverse().map(({ tenantId, id, username }) => [tenantId ?? '', { id, username }])),
  }
}
