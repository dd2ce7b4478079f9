import { list, nothing, one, table } from '../../decoding/readers'
import { encodePassword } from '../../resources/auth/password'
import type { PageQuery, Rows } from '../../resources/rows'
import type { Transport } from '../../transport/transport'
import { user, userRef, type User, type UserRef } from './administration.schema'

/** Filters match exactly. */
export interface UserQuery extends PageQuery {
  username?: string
  groupId?: string
  name?: string
  mobilePhone?: string
}

/** A new user. */
export interface NewUser {
  username: string
  mobilePhone: string
  /** plain; it is encoded before it is sent (domain 12) */
  password: string
  name?: string
  groupId?: string
}

/** The username is the key and cannot change; `groupId` replaces the roles. */
export interface UserUpdate {
  username: string
  mobilePhone: string
  name?: string
  groupId?: string
}

const USER = '/api/admin/user'

/** Users of the tenant. Writes are form parameters (contract admin 3). */
export type UserCalls = ReturnType<typeof userCalls>

export function userCalls(http: Transport) {
  return {
    /** Newest first, one page, one row per role (GET admin/user/list, spec 1 §7). */
    list: (query: UserQuery, signal?: AbortSignal): Promise<Rows<User>> =>
      http.get(`${USER}/list`, table(user), { query: { ...query }, signal }),
    /** One user (GET admin/user/{id}, spec 1 §7). */
    get: (id: string, signal?: AbortSignal): Promise<User> =>
      http.get(`${USER}/${encodeURIComponent(id)}`, one(user), { signal }),
    /** Adds a user; the password is sent encoded (POST admin/user/add, spec 1 §7). Rejects `business` for a name or number that is taken. */
    add: ({ password, ...fields }: NewUser, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${USER}/add`, { ...fields, password: encodePassword(password) }, nothing, { signal }),
    /** Writes a user by its username (POST admin/user/update, spec 1 §7). */
    update: (fields: UserUpdate, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${USER}/update`, { ...fields }, nothing, { signal }),
    /** Deletes users, all or none (GET admin/user/delete, spec 1 §7). Rejects `business` for oneself and for administrators. */
    remove: (ids: readonly string[], signal?: AbortSignal): Promise<void> =>
      http.get(`${USER}/delete`, nothing, { query: { userIds: ids.join(',') }, signal }),
    /** Users without a tenant; with `tenantId` that tenant's present administrator first (GET admin/user/unbindUser, spec 1 §7). */
    unbound: ({ tenantId }: { tenantId?: string }, signal?: AbortSignal): Promise<UserRef[]> =>
      http.get(`${USER}/unbindUser`, list(userRef), { query: { tenantId }, signal }),
  }
}
