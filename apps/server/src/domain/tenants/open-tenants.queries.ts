import { and, eq, isNull, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { tenants } from '../../db/schema'

/** No tenant at all, or one that is neither stopped nor deleted: needs a left join of the tenant (ADR 32). */
export const isOpenOrNone = (tenant: { id: AnyPgColumn; isStopped: AnyPgColumn; deletedAt: AnyPgColumn }) =>
  or(isNull(tenant.id), and(eq(tenant.isStopped, false), isNull(tenant.deletedAt)))

/** Users without a tenant, and those of an open one. */
export const ofOpenTenant = isOpenOrNone(tenants)
