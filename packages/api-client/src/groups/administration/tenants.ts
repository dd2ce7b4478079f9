import { existing } from '../../decoding/existing'
import { plainList, nothing, table } from '../../decoding/readers'
import { encodePassword } from '../../resources/for-groups'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { channelType, tenant, tenantRow, type ChannelType, type Tenant, type TenantRow } from './administration.schema'

/** What a user may write of a tenant; the channels replace those it had. */
export interface TenantInput {
  name: string
  domain?: string
  logo?: string
  site?: string
  tenantNo?: string
  administratorId: string
  channelIds: readonly string[]
}

const TENANT = '/api/admin/tenant'

/** Tenants; for super administrators, except `allowPlan`. Writes are form parameters (contract admin 3). */
export type TenantCalls = ReturnType<typeof tenantCalls>

export function tenantCalls(http: Transport) {
  return {
    /** Newest first, one page; `name` contains (GET admin/tenant/pageList, spec 1 §7). */
    list: ({ name, page, limit }: { name?: string } & PageQuery, signal?: AbortSignal): Promise<Rows<TenantRow>> =>
      http.get(`${TENANT}/pageList`, table(tenantRow), { query: { name, page, limit }, signal }),
    /** One tenant with its administrator (GET admin/tenant/{id}/get, spec 1 §7). */
    get: (id: string, signal?: AbortSignal): Promise<Tenant> =>
      http.get(`${TENANT}/${encodeURIComponent(id)}/get`, existing(tenant), { signal }),
    /** Adds a tenant (POST admin/tenant/add, spec 1 §7). Rejects `refused` for a name that is missing or taken. */
    add: (input: TenantInput, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${TENANT}/add`, wireTenant(input), nothing, { signal }),
    /** Writes a tenant (POST admin/tenant/update, spec 1 §7). */
    update: (id: string, input: TenantInput, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${TENANT}/update`, { tenantId: id, ...wireTenant(input) }, nothing, { signal }),
    /** Deletes a tenant (GET admin/tenant/delete, spec 1 §7). The super administrator enters the own password again. */
    remove: (
      { id, superAdminPassword }: { id: string; superAdminPassword: string },
      signal?: AbortSignal,
    ): Promise<void> =>
      http.get(`${TENANT}/delete`, nothing, {
        query: { tenantId: id, superAdminPassword: encodePassword(superAdminPassword) },
        signal,
      }),
    /** Channels by type, and which the tenant has (GET admin/channel/tree, spec 1 §7). */
    channels: ({ tenantId }: { tenantId?: string }, signal?: AbortSignal): Promise<ChannelType[]> =>
      http.get('/api/admin/channel/tree', plainList(channelType), { query: { tenantId }, signal }),
    /** Switches floor-plan pictures on or off for the own tenant (POST device/deviceTenantSetup/addOrUpdate, spec 1 §7). */
    allowPlan: (allowed: boolean, signal?: AbortSignal): Promise<void> =>
      http.postJson('/api/device/deviceTenantSetup/addOrUpdate', { planSetup: allowed ? '1' : '0' }, nothing, {
        signal,
      }),
  }
}

function wireTenant({ name, domain, logo, site, tenantNo, administratorId, channelIds }: TenantInput) {
  return { name, attr1: domain, attr2: logo, site, tenantNo, userId: administratorId, channelIds: channelIds.join(',') }
}
