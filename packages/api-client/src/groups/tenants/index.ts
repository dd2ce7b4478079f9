import { array, integer, maxValue, minLength, minValue, nullable, number as numeric, object, optional, pipe, string, type InferOutput } from 'valibot'
import { decoder, mapped, readOf, type Decoded } from '../../decoding/decoder'
import { existing } from '../../decoding/existing'
import { everyItem, items } from '../../decoding/items'
import { nothing, one, plainList } from '../../decoding/readers'
import { flag, id, instant, nullableId, number, required, text } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'
import { encodePassword, type SessionToken } from '../../resources/for-groups'
import type { Transport } from '../../transport/transport'
import { userRef } from '../administration/administration.schema'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import { ADMIN_SERVICE } from '../crud-paths'
import { to, type FilterValues } from '../crud-wire'
import { day, optionalDay } from '../day-input'
import { optionalText, requiredText } from '../inputs'

const BASE = '/api/admin/tenant'

const row = {
  name: from('name', text),
  tenantNo: from('tenantNo', text),
  site: from('site', text),
  domain: from('attr1', text),
  logo: from('attr2', text),
  description: from('description', text),
  /** null while it has none, and on servers that do not tell (ADR 3); so are all that follow */
  administratorId: from('userId', nullableId),
  administrator: from('user', text),
  phone: from('phone', text),
  channelIds: from('channelIds', everyItem(id)),
  /** the last day of its contract, `yyyy-MM-dd` in UTC+8; null = no end */
  validUntil: from('validUntil', day),
  /** at most; null = any number */
  maxUsers: from('maxUsers', number),
  maxDevices: from('maxDevices', number),
  /** accounts that can sign in */
  users: from('users', number),
  /** without points of fire hosts */
  devices: from('devices', number),
  /** `normal`, `expired`, `stopped` or `deleted` */
  state: from('state', text),
  updatedAt: from('updTime', instant),
}

/** A tenant, called a site on the platform's screens (contract admin 3.8). */
export type Tenant = EntityRow<typeof row>

const readUsers = readOf(items(userRef))
const tenant = shape({ id: from('id', id), version: from('version', nullableId), ...row })

/** `{ tenant, user }`; `user` is left out when there is none. */
const tenantWithUser = mapped(
  shape({ tenant: from('tenant', tenant), users: from('user', decoder((wire) => readUsers(isWireObject(wire) ? [wire] : []))) }),
  ({ tenant: fields, users: [user] }): Tenant => ({ ...fields, administratorId: fields.administratorId ?? user?.id ?? null, administrator: fields.administrator ?? user?.name ?? user?.username ?? null }),
)

const channelType = shape({
  type: from(['type', 'channelType'], id),
  channels: from('channels', items(shape({ id: from('id', id), name: from('channelName', text), subscribed: from('isAdd', flag) }))),
})

/** Systems of one type, and which of them a tenant has (contract admin 3.9). `subscribed` is null where it could not be read. */
export type ChannelType = Decoded<typeof channelType>

const most = optional(nullable(pipe(numeric(), integer(), minValue(1), maxValue(1_000_000))))

/** What a super admin may write of a tenant; name and domain are unique, the administrator is an account without a tenant. */
export const tenantInput = object({
  name: requiredText(50),
  tenantNo: optionalText(50),
  site: optionalText(50),
  domain: optionalText(100),
  logo: optionalText(500),
  administratorId: requiredText(32),
  channelIds: pipe(array(string()), minLength(1)),
  validUntil: optionalDay,
  maxUsers: most,
  maxDevices: most,
  description: optionalText(200),
  /** the platform names the tenant of an update so; the calls fill it in */
  tenantId: optional(string()),
})
export type TenantInput = InferOutput<typeof tenantInput>

const filters = {
  name: 'name',
  tenantNo: 'tenantNo',
  /** lists what can be restored; on our server (ADR 3) */
  deleted: to('deleted', (deleted: boolean) => (deleted ? '1' : '0')),
}

/** `name` and `tenantNo` contain. */
export type TenantFilters = FilterValues<typeof filters>

const entity = crud({
  base: BASE,
  row,
  input: tenantInput,
  filters,
  wire: { tenantId: 'tenantId' },
  paths: { ...ADMIN_SERVICE, list: 'pageList' },
})

const token = shape({
  accessToken: from('access_token', required(id, 'no token')),
  userId: from('userId', required(id, 'no user')),
  refreshToken: from('refresh_token', nullableId),
  expiresAt: from('expire', instant),
})

/** Tenants, for super admins, except `allowPlan` and `endActing` (contract admin 3.8). `add` and `update` reject `refused` for a name, domain or administrator that is taken. */
export type TenantCalls = ReturnType<typeof tenantCalls>

function tenantCalls(http: Transport) {
  // a deletion asks for a password, nothing is imported, and no row refers to a tenant in a way that forbids its deletion
  const { usedBy: _uses, importRows: _rows, remove: _remove, get: _get, update, ...calls } = entity(http)
  return {
    ...calls,
    /** One tenant with its administrator (GET admin/tenant/{id}/get, spec 1 §7). */
    get: (tenantId: string, signal?: AbortSignal): Promise<Tenant> => http.get(`${BASE}/${encodeURIComponent(tenantId)}/get`, existing(tenantWithUser), { signal }),
    /** Writes a tenant (POST admin/tenant/update, spec 1 §7). With the version that was read, our server rejects `conflict` when another user has changed it since. */
    update: (tenantId: string, input: TenantInput, options?: { version?: string | null }, signal?: AbortSignal): Promise<void> =>
      update(tenantId, { ...input, tenantId }, options, signal),
    /** Ends all sessions of a tenant and lets no user sign in, or takes that back (POST tenant/setStopped, our server; ADR 32). */
    setStopped: (tenantId: string, stopped: boolean, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${BASE}/setStopped`, { tenantId, stopped: stopped ? '1' : '0' }, nothing, { signal }),
    /** Deletes a tenant; the super admin enters the own password again, which travels in the body (POST tenant/delete, our server; ADR 3). */
    removeWithPassword: (tenantId: string, password: string, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${BASE}/delete`, { tenantId, superAdminPassword: encodePassword(password) }, nothing, { signal }),
    /** As `removeWithPassword`, on the deployed platform, whose call has the password in the address (GET tenant/delete, spec 1 §7). */
    removeOnPlatform: (tenantId: string, password: string, signal?: AbortSignal): Promise<void> =>
      http.get(`${BASE}/delete`, nothing, { query: { tenantId, superAdminPassword: encodePassword(password) }, signal }),
    /** Takes a deletion back, with everything in the tenant (POST tenant/restore, our server; ADR 32). */
    restore: (tenantId: string, signal?: AbortSignal): Promise<void> => http.postForm(`${BASE}/restore`, { tenantId }, nothing, { signal }),
    /** All systems by type, and which of them a tenant has (GET admin/channel/tree, spec 1 §7). */
    channels: (tenantId: string | null, signal?: AbortSignal): Promise<ChannelType[]> =>
      http.get('/api/admin/channel/tree', plainList(channelType), { query: { tenantId }, signal }),
    /** Switches floor-plan pictures on or off for the own tenant (POST device/deviceTenantSetup/addOrUpdate, spec 1 §7). */
    allowPlan: (allowed: boolean, signal?: AbortSignal): Promise<void> =>
      http.postJson('/api/device/deviceTenantSetup/addOrUpdate', { planSetup: allowed ? '1' : '0' }, nothing, { signal }),
    /**
     * Goes on as the administrator of a tenant: the session of the caller ends, the new one takes its place (POST tenant/actAs, our server;
     * ADR 32). The reason stands in the audit log of the tenant.
     */
    actAs: (tenantId: string, reason: string, signal?: AbortSignal): Promise<SessionToken> =>
      http.postForm(`${BASE}/actAs`, { tenantId, reason }, one(token), { signal, fields: new Map([['reason', 'reason']]) }),
    /** Back to the platform, in a new session (POST tenant/endActing, our server; ADR 32). */
    endActing: (signal?: AbortSignal): Promise<SessionToken> => http.postForm(`${BASE}/endActing`, {}, one(token), { signal }),
  }
}

/** Group `tenants`: `client.with(tenants)`. */
export const tenants: ApiGroup<'tenants', TenantCalls> = { name: 'tenants', calls: tenantCalls }
