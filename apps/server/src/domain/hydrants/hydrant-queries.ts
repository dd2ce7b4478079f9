import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'

import { hydrants } from '../../db/schema'
import { mayReadChannel, type DataScope } from '../menus/data-scope'

/** Hydrants hang in one channel, which no column says. */
export function hydrantsInScope(scope: DataScope): SQL | undefined {
  if (!mayReadChannel(scope, CHANNEL.hydrant)) return sql`false`
  return and(eq(hydrants.tenantId, scope.tenantId), isNull(hydrants.deletedAt))
}
