import { nullable, object, optional, pipe, string, maxLength, minLength, trim, type InferOutput } from 'valibot'
import { mapped } from '../../decoding/decoder'
import { plainList, nothing } from '../../decoding/readers'
import { items } from '../../decoding/items'
import { flagOrOff, instant, nullableId, required, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { encodePassword } from '../../resources/for-groups'
import type { Transport } from '../../transport/transport'
import { crud, checked, type EntityRow } from '../crud'
import { ADMIN_SERVICE } from '../crud-paths'
import { to, type FilterValues } from '../crud-wire'
import { mobilePhone, newPassword, optionalEmail, optionalText } from '../inputs'
import { userRef, type UserRef } from './administration.schema'

const BASE = '/api/admin/user'

const row = {
  username: from('username', text),
  name: from('name', text),
  mobilePhone: from('mobilePhone', text),
  /** where notices by mail go */
  email: from('email', text),
  groupId: from('groupId', nullableId),
  groupName: from(['groupName', 'role'], text),
  /** names of the roles that the user holds by a position only; empty on servers that do not tell (ADR 3) */
  positionRoles: from('positionRoles', items(required(text, 'no name'))),
  /** the user's own department; null on servers that do not tell (ADR 3) */
  departmentId: from('departId', nullableId),
  departmentName: from('departName', text),
  description: from('description', text),
  /** a disabled user cannot sign in; null for a state that cannot be read */
  state: from('isDisabled', mapped(flagOrOff, (disabled) => (disabled === null ? null : disabled ? ('disabled' as const) : ('enabled' as const)))),
  /** null before the first sign-in, and on servers that do not tell (ADR 3) */
  lastSignInAt: from('lastSignInTime', instant),
  /** until when sign-ins are refused after failures; null while they are not, and on servers that do not tell (ADR 3) */
  lockedUntil: from('lockTime', instant),
  updatedAt: from('updTime', instant),
}

/** A user. The list has one row per role (GET user/list, user/{id}). */
export type User = EntityRow<typeof row>

/** What a user may write of an existing user (contract admin 3.1): the username is the key and cannot change, `groupId` replaces the roles. */
export const userInput = object({
  username: pipe(string(), trim(), minLength(3), maxLength(50)),
  mobilePhone,
  email: optionalEmail,
  name: optionalText(50),
  groupId: optional(nullable(string())),
  departmentId: optional(nullable(string())),
  description: optionalText(200),
})
export type UserInput = InferOutput<typeof userInput>

/** What a user may write of a new user: the password plain, 8 to 18 characters; it is sent encoded (domain 12). */
export const newUserInput = object({ ...userInput.entries, password: newPassword })
export type NewUserInput = InferOutput<typeof newUserInput>

const LISTED = { enabled: '0', disabled: '1', all: '-1' } as const

const filters = {
  username: 'username',
  groupId: 'groupId',
  name: 'name',
  mobilePhone: 'mobilePhone',
  /** a department with those below it; on our server (ADR 3) */
  departmentId: 'departId',
  /** on our server (ADR 3); without it the enabled users */
  state: to('isDisabled', (state: keyof typeof LISTED) => LISTED[state]),
}

/** Each filter matches exactly. */
export type UserFilters = FilterValues<typeof filters>

const entity = crud({
  base: BASE,
  row,
  input: userInput,
  newInput: newUserInput,
  wire: { password: to('password', encodePassword) },
  filters,
  paths: { ...ADMIN_SERVICE, remove: (ids) => ({ path: 'delete', query: { userIds: ids.join(',') } }) },
})

const passwordInput = object({ password: newPassword })

/**
 * Users of the tenant (contract admin 3.1). `add` rejects `refused` for a username or number that is taken, `remove` for
 * oneself and for administrators. Imported users have no password until `resetPassword` gives them one.
 */
export type UserCalls = ReturnType<typeof userCalls>

export function userCalls(http: Transport) {
  // the server has no such call for users: nothing refers to a user in a way that forbids its deletion
  const { usedBy: _none, ...calls } = entity(http)
  return {
    ...calls,
    /**
     * Gives a user a new password, plain, 8 to 18 characters; it is sent encoded (POST admin/user/resetPassword, our
     * server; ADR 3). Rejects `invalid` for another length.
     */
    async resetPassword(id: string, password: string, signal?: AbortSignal): Promise<void> {
      const form = { id, password: encodePassword(checked(passwordInput, { password }).password) }
      return http.postForm(`${BASE}/resetPassword`, form, nothing, { signal, fields: new Map([['password', 'password']]) })
    },
    /** Stops a user from signing in, or allows it again (POST admin/user/setDisabled, our server; ADR 3). Rejects `refused` for oneself. */
    setDisabled: (id: string, disabled: boolean, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${BASE}/setDisabled`, { id, disabled: disabled ? '1' : '0' }, nothing, { signal }),
    /** Lets a user who is locked after failed sign-ins try again at once (POST admin/user/unlock, our server; ADR 3). Rejects `refused` for one who is not. */
    unlock: (id: string, signal?: AbortSignal): Promise<void> => http.postForm(`${BASE}/unlock`, { id }, nothing, { signal }),
    /** Users without a tenant; with `tenantId` that tenant's present administrator first (GET admin/user/unbindUser, spec 1 §7). */
    unbound: ({ tenantId }: { tenantId?: string }, signal?: AbortSignal): Promise<UserRef[]> =>
      http.get(`${BASE}/unbindUser`, plainList(userRef), { query: { tenantId }, signal }),
  }
}
