import { array, integer, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, string, type InferOutput } from 'valibot'
import { mapped, type Decoded } from '../../decoding/decoder'
import { nothing, list } from '../../decoding/readers'
import { flag, id, instant, lenient, nullableCount, nullableId, number, readText, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { ApiError } from '../../transport/api-error'
import type { ReadRows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { requiredText } from '../inputs'

const BASE = '/api/admin/position'

type State = 'enabled' | 'disabled'
const state = to<State>('isDisabled', (value) => (value === 'disabled' ? '1' : '0'))
const texts = lenient((value) => (Array.isArray(value) ? value.flatMap((each) => readText(each) ?? []) : []))

const row = {
  code: from('code', text),
  name: from('name', text),
  /** null: it belongs to no department */
  departmentId: from('departId', nullableId),
  /** null on servers that do not tell, like what follows (ADR 3) */
  departmentName: from('departName', text),
  /** place in lists, lowest first */
  order: from('orderNum', number),
  /** a stopped position keeps its people and gets no new ones */
  state: from('isDisabled', mapped(flag, (disabled) => (disabled === null ? null : disabled ? ('disabled' as const) : ('enabled' as const)))),
  /** how many users hold it */
  users: from('users', nullableCount),
  /** names of the roles that its people hold with it */
  roles: from('groupNames', texts),
  updatedAt: from('updTime', instant),
}

/** A position of the tenant (contract admin 3.7). */
export type Position = EntityRow<typeof row>

/** What a user may write of a position; the code is unique in the tenant. */
export const positionInput = object({
  code: requiredText(50),
  name: requiredText(50),
  departmentId: optional(nullable(string())),
  order: optional(nullable(pipe(numeric(), integer(), minValue(0), maxValue(9999)))),
  state: picklist(['enabled', 'disabled']),
})
export type PositionInput = InferOutput<typeof positionInput>

/** What a form may write of the people of a position: ids of users. */
export const positionMembersInput = object({ members: optional(array(string()), []) })

/** What a form may write of the roles of a position: ids of roles. */
export const positionRolesInput = object({ roles: optional(array(string()), []) })

const filters = { name: 'name', code: 'code', departmentId: 'departId', state }

/** `departmentId` is a department with everything below it, `state` is exact, the others contain. */
export type PositionFilters = FilterValues<typeof filters>

const entity = crud({ base: BASE, row, input: positionInput, filters, wire: { state } })

/** Someone who holds a position. */
export type PositionMember = Decoded<typeof member>
const member = shape({ id: from('id', id), username: from('username', text), name: from('name', text) })

/** A role that a position carries. */
export type PositionRole = Decoded<typeof role>
const role = shape({ id: from('id', id), name: from(['name', 'label'], text) })

/** A list with an unreadable row is refused: saving it would take the position, or the role, from it. */
function whole<Row>({ rows, dropped }: ReadRows<Row>): Row[] {
  if (dropped > 0) throw new ApiError('malformed', { cause: new Error(`${dropped} unreadable`) })
  return rows
}

/**
 * Positions with their people and roles (contract admin 3.7; list and writes are calls of our server, ADR 3). `remove` rejects `refused` for a
 * position that people hold.
 */
export type PositionCalls = ReturnType<typeof positionCalls>

function positionCalls(http: Transport) {
  const path = (positionId: string, what: 'user' | 'group') => `${BASE}/${encodeURIComponent(positionId)}/${what}`
  return {
    ...entity(http),
    /** Who holds a position (GET admin/position/{id}/user, contract admin 3.7). */
    members: async (positionId: string, signal?: AbortSignal): Promise<PositionMember[]> => whole(await http.get(path(positionId, 'user'), list(member), { signal })),
    /** Replaces who holds a position (POST admin/position/{id}/user, our server; ADR 3). Rejects `refused` where its roles grant more than the own rights. */
    setMembers: (positionId: string, userIds: readonly string[], { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> =>
      http.postForm(path(positionId, 'user'), { users: userIds.join(','), version }, nothing, { signal, fields: new Map([['users', 'members']]) }),
    /** The roles that a position carries (GET admin/position/{id}/group, contract admin 3.7). */
    roles: async (positionId: string, signal?: AbortSignal): Promise<PositionRole[]> => whole(await http.get(path(positionId, 'group'), list(role), { signal })),
    /** Replaces the roles of a position (POST admin/position/{id}/group, our server; ADR 3). Rejects `refused` for roles beyond the own rights. */
    setRoles: (positionId: string, roleIds: readonly string[], { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> =>
      http.postForm(path(positionId, 'group'), { groups: roleIds.join(','), version }, nothing, { signal, fields: new Map([['groups', 'roles']]) }),
  }
}

/** Group `positions`: `client.with(positions)`. */
export const positions: ApiGroup<'positions', PositionCalls> = { name: 'positions', calls: positionCalls }
