import { eq, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { NO_TENANT } from '../../http/app-env'
import type { DataScope } from '../menus/data-scope'

/** The log rows of the caller's tenant; for a super admin, who has none, those that belong to no tenant (contract admin §4.3). */
export const logRowsOf = (column: AnyPgColumn, { tenantId }: DataScope): SQL => (tenantId === NO_TENANT ? isNull(column) : eq(column, tenantId))
