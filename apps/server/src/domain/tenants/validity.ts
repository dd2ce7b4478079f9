import type { Db } from '../../db/database'
import { BusinessError } from '../../http/errors'
import { wireTime } from '../../http/wire-time'
import { findTenant } from './tenants.queries'
import { zhCN } from './tenants.messages'

/** Whether the contract of a tenant has ended: its last day is over in UTC+8. */
export const isExpired = ({ validUntil }: { validUntil: string | null }, now: Date): boolean =>
  validUntil !== null && wireTime(now).slice(0, 10) > validUntil

/**
 * The writes that are allowed after the end of a contract, because they belong to watching and not to configuration. `kind` stands for all writes
 * of this kind, `kind.act` for one of them:
 * - handling early warnings, sending results of inspections, and dealing with the defects that they found;
 * - sending a failed notice again;
 * - ending a session, disabling a user, taking an identity of a third party away from one, and ending the keys of a gateway, which stop access;
 * - unlocking a user, giving one a new password, and taking a second factor away that he cannot use any more: without them the watch desk may stay empty;
 * - starting a stopped device or host again: the server refuses its fires as long as it is stopped.
 */
const WATCHING: ReadonlySet<string> = new Set(['earlyWarning', 'inspectionResult', 'inspectionDefect', 'notice', 'session', 'user.disable', 'user.unbindIdentity', 'gateway.revokeKeys', 'user.unlock', 'user.resetPassword', 'user.resetSecondFactor', 'device.start', 'fireHost.start'])

/**
 * Refuses a write if it changes the configuration of a tenant whose contract has ended. Watching goes on: reports, alarms, verdicts and
 * sign-ins never depend on a contract (ADR 32). The act is given where the writes of a kind differ in this.
 */
export async function refuseExpired(tx: Db, tenantId: string, { kind, act }: { kind: string; act: string | undefined }, now: Date): Promise<void> {
  if (WATCHING.has(kind) || WATCHING.has(`${kind}.${act}`)) return
  const tenant = await findTenant(tx, tenantId)
  if (tenant?.validUntil && isExpired(tenant, now)) throw new BusinessError(zhCN.expired(tenant.validUntil))
}
