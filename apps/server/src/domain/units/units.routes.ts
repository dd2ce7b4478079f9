import { and, asc, eq, isNull, like } from 'drizzle-orm'
import { Hono } from 'hono'

import { likePattern } from '../../db/conditions'
import { networkedUnits } from '../../db/schema'
import { asBare } from '../../http/answers'
import type { AppEnv } from '../../http/app-env'
import { textFilter } from '../../http/filters'

/** `/api/device/deviceNetworkingUnit` (contract device §6): a bare array in which only id and name are filled. */
export function unitRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/getAll',
    asBare((tx, scope, c) => {
      const name = textFilter(c, 'oName')
      return tx
        .select({ id: networkedUnits.id, oname: networkedUnits.name })
        .from(networkedUnits)
        .where(
          and(
            eq(networkedUnits.tenantId, scope.tenantId),
            isNull(networkedUnits.deletedAt),
            name === undefined ? undefined : like(networkedUnits.name, likePattern(name)),
          ),
        )
        .orderBy(asc(networkedUnits.id))
    }),
  )
}
