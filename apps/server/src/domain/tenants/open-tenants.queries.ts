import { and, eq, isNull, or } from 'drizzle-orm'

import { tenants } from '../../db/schema'

/** Users without a tenant, and those of one that is neither stopped nor deleted: needs a left join of the tenant (ADR 32). */
export const ofOpenTenant = or(isNull(tenants.id), and(eq(tenants.isStopped, false), isNull(tenants.deletedAt)))
