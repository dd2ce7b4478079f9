import { existing } from '../../decoding/existing'
import { nothing, plainList } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { departmentInput, departmentMembers, departmentNode, departmentRow, type DepartmentMembers, type DepartmentNode } from './departments.schema'

export { departmentInput, departmentMembersInput } from './departments.schema'
export type { DepartmentInput, DepartmentMembers, DepartmentNode } from './departments.schema'

const BASE = '/api/admin/depart'

/** A department of the tenant (contract admin 3.6). */
export type Department = EntityRow<typeof departmentRow>

type State = 'enabled' | 'disabled'
const wireState = (state: State) => (state === 'disabled' ? '1' : '0')

const filters = { name: 'name', code: 'code', leader: 'leader', within: 'within', state: to<State>('isDisabled', wireState) }

/** `within` is a department with everything below it, `state` is exact, the others contain. */
export type DepartmentFilters = FilterValues<typeof filters>

const entity = crud({ base: BASE, row: departmentRow, input: departmentInput, filters, wire: { state: to<State>('isDisabled', wireState) } })

/**
 * Departments and their people (contract admin 3.6; list and writes are calls of our server, ADR 3). `remove` rejects `refused` for a
 * department that has others below it, people or networked units.
 */
export type DepartmentCalls = ReturnType<typeof departmentCalls>

function departmentCalls(http: Transport) {
  const pathOf = (id: string) => `${BASE}/${encodeURIComponent(id)}/user`
  return {
    ...entity(http),
    /** All departments as a tree, in their order (GET admin/depart/tree, contract admin 3.6). */
    tree: (signal?: AbortSignal): Promise<DepartmentNode[]> => http.get(`${BASE}/tree`, plainList(departmentNode), { signal }),
    /** Who is in a department (GET admin/depart/{id}/user, our server; ADR 3). */
    members: (id: string, signal?: AbortSignal): Promise<DepartmentMembers> => http.get(pathOf(id), existing(departmentMembers), { signal }),
    /**
     * Replaces the people of a department by users, named by their ids (POST admin/depart/{id}/user, our server; ADR 3). Rejects `refused` when
     * one whose own department this is would leave.
     */
    setMembers: (id: string, userIds: readonly string[], { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> =>
      http.postForm(pathOf(id), { members: userIds.join(','), version }, nothing, { signal, fields: new Map([['members', 'members']]) }),
  }
}

/** Group `departments`: `client.with(departments)`. */
export const departments: ApiGroup<'departments', DepartmentCalls> = { name: 'departments', calls: departmentCalls }
