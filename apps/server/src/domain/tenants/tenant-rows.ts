import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import type { ListedTenant, Tenant } from './tenants.queries'
import { isExpired } from './validity'

/** The entity of a tenant (contract admin §3.8). What follows `tenantNo` is additive (ADR 3). */
export const tenantEntity = (tenant: Tenant) => ({
  id: tenant.id,
  name: tenant.name,
  attr1: tenant.domain,
  attr2: tenant.logoUrl,
  site: tenant.site,
  tenantNo: tenant.tenantNo,
  description: tenant.description,
  validUntil: tenant.validUntil,
  maxUsers: tenant.maxUsers,
  maxDevices: tenant.maxDevices,
  stopped: wireFlag(tenant.isStopped),
  idDeleted: wireFlag(tenant.deletedAt !== null),
  crtTime: wireTime(tenant.createdAt),
  updUserName: tenant.updatedBy,
  updTime: wireTime(tenant.updatedAt),
  version: tenant.version,
})

function stateOf(tenant: Tenant, now: Date): 'normal' | 'expired' | 'stopped' | 'deleted' {
  if (tenant.deletedAt) return 'deleted'
  if (tenant.isStopped) return 'stopped'
  return isExpired(tenant, now) ? 'expired' : 'normal'
}

/** A row of tenant/pageList and tenant/list. */
export const listedTenant = (now: Date) => ({ tenant, administrator, users, devices, channelIds }: ListedTenant) => ({
  ...tenantEntity(tenant),
  userId: administrator?.id ?? null,
  user: administrator?.name ?? null,
  phone: administrator?.mobilePhone ?? null,
  state: stateOf(tenant, now),
  users,
  devices,
  channelIds: channelIds.map(String),
})

/** What the audit log keeps of a tenant. */
export const auditedTenant = (tenant: Tenant, userId: string | null, channelIds: readonly number[]) => ({ ...tenantEntity(tenant), userId, channelIds })
