import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'

import { hydrants } from '../../db/schema'
import { seesChannel, type Sight } from '../menus/visible-channels'

/** Hydrants hang in one channel, which no column says. */
export function hydrantsInSight(sight: Sight): SQL | undefined {
  if (!seesChannel(sight, CHANNEL.hydrant)) return sql`false`
  return and(eq(hydrants.tenantId, sight.tenantId), isNull(hydrants.deletedAt))
}
