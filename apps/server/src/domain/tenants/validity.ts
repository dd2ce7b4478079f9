import type { Db } from '../../db/database'
import { BusinessError } from '../../http/errors'
import { wireTime } from '../../http/wire-time'
import { findTenant } from './tenants.queries'
import { zhCN } from './tenants.messages'

/** Whether the contract of a tenant has ended: its last day is over in UTC+8. */
export const isExpired = ({ validUntil }: { validUntil: string | null }, now: Date): boolean =>
  validUntil !== null && wireTime(now).slice(0, 10) > validUntil

/**
 * Refuses a change of the configuration of a tenant whose contract has ended. Watching goes on: reports, alarms, verdicts and
 * sign-ins never depend on a contract (ADR 32).
 */
export async function refuseExpired(tx: Db, tenantId: string, now: Date): Promise<void> {
  const tenant = await findTenant(tx, tenantId)
  if (tenant?.validUntil && isExpired(tenant, now)) throw new BusinessError(zhCN.expired(tenant.validUntil))
}
