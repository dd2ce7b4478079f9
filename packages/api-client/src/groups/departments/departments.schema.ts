import { maxValue, minValue, nullable, number as numeric, integer, object, optional, picklist, pipe, array, string, type GenericSchema, type InferOutput } from 'valibot'
import { mapped, type Decoded } from '../../decoding/decoder'
import { everyItem } from '../../decoding/items'
import { flag, id, instant, nullableId, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { tree } from '../../decoding/tree'
import { optionalText, requiredText } from '../inputs'

/** What the platform's tree has above its roots. */
const ROOT = '-1'

/** A stopped department keeps its people and gets no new ones; null on servers that do not tell (ADR 3). */
const state = mapped(flag, (disabled) => (disabled === null ? null : disabled ? ('disabled' as const) : ('enabled' as const)))

export const departmentRow = {
  code: from('code', text),
  name: from('name', text),
  /** the department above; null at the top */
  parentId: from('parentId', mapped(nullableId, (value) => (value === ROOT ? null : value))),
  /** null on servers that do not tell, like what follows (ADR 3) */
  parentName: from('parentName', text),
  /** place among those of the same parent, lowest first */
  order: from('orderNum', number),
  leader: from('leader', text),
  phone: from('phone', text),
  state: from('isDisabled', state),
  /** how many users are in it */
  users: from('users', number),
  updatedAt: from('updTime', instant),
}

/** What a user may write of a department; the code is unique in the tenant, and a new parent takes everything below along (contract admin 3.6). */
export const departmentInput = object({
  code: requiredText(50),
  name: requiredText(50),
  parentId: optional(nullable(string())),
  order: optional(nullable(pipe(numeric(), integer(), minValue(0), maxValue(9999)))),
  leader: optionalText(50),
  phone: optionalText(50),
  state: picklist(['enabled', 'disabled']),
})
export type DepartmentInput = InferOutput<typeof departmentInput>

/** What a form may write of the people of a department: ids of users. */
export const departmentMembersInput = object({ members: optional(array(string()), []) })

/** A department with those below it, in their order. */
export interface DepartmentNode {
  id: string
  name: string
  code: string | null
  /** null: unknown */
  disabled: boolean | null
  children: DepartmentNode[]
}

/** Our server has at most 10 levels. */
const DEEPEST = 12

/** depart/tree: departments with those below them; an unreadable one is dropped with its children. */
export const departmentNode: GenericSchema<unknown, DepartmentNode> = tree({
  fields: shape({ id: from('id', id), label: from('label', text), code: from('code', text), disabled: from('isDisabled', flag) }),
  children: ['children'],
  depth: DEEPEST,
  node: ({ label, ...node }, children): DepartmentNode => ({ ...node, name: label ?? node.id, children }),
})

const everyMember = everyItem(shape({ id: from('id', id), username: from('username', text), name: from('name', text), isDefault: from('isDefault', flag) }))

/** The people of a department; of those with `isDefault` it is the own department of the account, which they cannot leave here; null: unknown. */
export type DepartmentMembers = Decoded<typeof departmentMembers>

export const departmentMembers = shape({ version: from('version', nullableId), members: from('members', everyMember) })
