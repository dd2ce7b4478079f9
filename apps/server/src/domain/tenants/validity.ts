import type { Db } from '../../db/database'
import { BusinessError } from '../../http/errors'
import { wireTime } from '../../http/wire-time'
import { findTenant } from './tenants.queries'
import { zhCN } from './tenants.messages'

/** Whether the contract of a tenant has ended: its last day is over in UTC+8. */
export const isExpired = ({ validUntil }: { validUntil: string | null }, now: Date): boolean =>
  validUntil !== null && wireTime(now).slice(0, 10) > validUntil

/**
 * The kinds of writes that belong to watching and not to configuration: they go on after the end of a contract. These are the handling of
 * early warnings, the results of inspections with the defects that they found, and ending a session from the list of sessions.
 */
const WATCHING: ReadonlySet<string> = new Set(['earlyWarning', 'inspectionResult', 'inspectionDefect', 'session'])

/**
 * Refuses a write of this kind if it changes the configuration of a tenant whose contract has ended. Watching goes on: reports, alarms,
 * verdicts and sign-ins never depend on a contract (ADR 32).
 */
export async function refuseExpired(tx: Db, tenantId: string, kind: string, now: Date): Promise<void> {
  if (WATCHING.has(kind)) return
  const tenant = await findTenant(tx, tenantId)
  if (tenant?.validUntil && isExpired(tenant, now)) throw new BusinessError(zhCN.expired(tenant.validUntil))
}
