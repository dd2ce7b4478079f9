import { existing } from '../../decoding/existing'
import { nothing } from '../../decoding/readers'
import { instant } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { checked, crud, type EntityRow } from '../crud'
import type { FilterValues } from '../crud-wire'
import { authority, effectiveRights, roleInput, roleMembers, rolePlaces, roleRow, roleScopeInput, type RolePlaces, type RoleScopeInput, type Authority, type EffectiveRights, type RoleMembers } from './roles.schema'

export { ROLE_SCOPE, type RoleScope } from './role.codes'
export { authorityInput, membersInput, roleInput, roleScopeInput } from './roles.schema'
export type { Authority, EffectiveRights, Right, RoleInput, RoleMembers, RolePlaces, RoleScopeInput } from './roles.schema'

const BASE = '/api/admin/group'

const row = { ...roleRow, updatedAt: from('updTime', instant) }

/** A role of the tenant (contract admin 3.2). */
export type Role = EntityRow<typeof row>

const filters = { name: 'keyword' }

/** `name` is contained in the name (our server; ADR 3). */
export type RoleFilters = FilterValues<typeof filters>

const entity = crud({ base: BASE, row, input: roleInput, filters, paths: { get: (id) => ({ path: encodeURIComponent(id) }) } })

/** The version of the role that was read: with it a write rejects `conflict` when another user has changed the role since. */
interface VersionOption {
  version?: string | null
}

/** Roles, their rights and their members. `remove` rejects `refused` for a role with members. */
export type RoleAdministrationCalls = ReturnType<typeof roleAdministrationCalls>

function roleAdministrationCalls(http: Transport) {
  // rights do not belong in a file, so roles are not imported
  const { importRows: _none, ...calls } = entity(http)
  const pathOf = (id: string, part: string) => `${BASE}/${encodeURIComponent(id)}/${part}`
  return {
    ...calls,
    /** The rights of a role, and what the signed-in user can give (GET admin/group/{id}/authority, our server; ADR 3). */
    authority: (id: string, signal?: AbortSignal): Promise<Authority> => http.get(pathOf(id, 'authority'), existing(authority), { signal }),
    /**
     * Replaces the rights of a role (POST admin/group/{id}/authority, our server; ADR 3); `rights` are ids of `Right`. Rejects `refused` for a
     * right that the signed-in user does not have, and for the last way in of that user.
     */
    setAuthority(id: string, rights: readonly string[], { version }: VersionOption = {}, signal?: AbortSignal): Promise<void> {
      const isElement = (right: string) => right.includes(':')
      const body = { version, menuIds: rights.filter((right) => !isElement(right)), elementCodes: rights.filter(isElement) }
      return http.postJson(pathOf(id, 'authority'), body, nothing, { signal, fields: new Map([['menuIds', 'rights'], ['elementCodes', 'rights']]) })
    },
    /** Which places a role shows (GET admin/group/{id}/dataScope, our server; ADR 3). */
    places: (id: string, signal?: AbortSignal): Promise<RolePlaces> => http.get(pathOf(id, 'dataScope'), existing(rolePlaces), { signal }),
    /**
     * Replaces the places that a role shows (POST admin/group/{id}/dataScope, our server; ADR 3). Rejects `refused` for places that the signed-in
     * user does not see, and for a smaller scope of that user.
     */
    async setPlaces(id: string, input: RoleScopeInput, { version }: VersionOption = {}, signal?: AbortSignal): Promise<void> {
      const { scope, regions, buildings } = checked(roleScopeInput, input)
      const fields = new Map([['dataScope', 'scope'], ['regionCodes', 'regions'], ['buildingIds', 'buildings']])
      return http.postJson(pathOf(id, 'dataScope'), { version, dataScope: scope, regionCodes: regions, buildingIds: buildings }, nothing, { signal, fields })
    },
    /** Who has a role (GET admin/group/{id}/user, contract admin 3.2); leaders of the deployed platform are among the members. */
    members: (id: string, signal?: AbortSignal): Promise<RoleMembers> => http.get(pathOf(id, 'user'), existing(roleMembers), { signal }),
    /** Replaces the members of a role by users, named by their ids (POST admin/group/{id}/user, our server; ADR 3). */
    setMembers: (id: string, userIds: readonly string[], { version }: VersionOption = {}, signal?: AbortSignal): Promise<void> =>
      http.postForm(pathOf(id, 'user'), { members: userIds.join(','), version }, nothing, { signal, fields: new Map([['members', 'members']]) }),
    /** What a user may open, press and see now, whatever gives it (GET admin/user/effectiveRights, our server; ADR 3). */
    rightsOf: (userId: string, signal?: AbortSignal): Promise<EffectiveRights> =>
      http.get('/api/admin/user/effectiveRights', existing(effectiveRights), { query: { id: userId }, signal }),
  }
}

/** Group `roles`: `client.with(roles)`. */
export const roles: ApiGroup<'roles', RoleAdministrationCalls> = { name: 'roles', calls: roleAdministrationCalls }
