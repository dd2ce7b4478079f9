import { administration } from '@smart-fire/api-client/administration'
import { positionInput, positionMembersInput, positionRolesInput, positions, type Position } from '@smart-fire/api-client/positions'
import { choices, column, field, filter, formAct, listScreen } from '../../../screens'
import { allUsers } from '../all-users'
import { allDepartments, departmentsInUse } from '../departments/department-choices'
import * as words from './positions.messages'

const key = 'adminSys/departManager'
const states = choices.fixed('enabled', 'disabled')
const allRoles = choices.loaded(async (client, signal) => (await client.with(administration).groups.all(signal)).map(({ id, name }) => ({ value: id, label: name ?? id })))

/** Positions: who holds them, and the roles that come with them (screens.md, organisation; contract admin 3.7, ADR 26). */
export const positionTab = listScreen({
  key,
  words,
  calls: positions,
  filters: { name: filter.text(), code: filter.text(), departmentId: filter.choice(allDepartments), state: filter.choice(states) },
  columns: [
    column.text('name', { sort: true }),
    column.text('code', { sort: true, width: 120 }),
    column.text('departmentName'),
    column.list('roles'),
    column.number('users', { width: 100 }),
    column.code('state', { width: 100, tones: { enabled: 'normal', disabled: 'notEnabled' } }),
    column.number('order', { sort: true, width: 90 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  tone: ({ state }) => (state === 'disabled' ? 'notEnabled' : undefined),
  form: {
    schema: positionInput,
    start: { state: 'enabled' },
    fields: [field.text('name'), field.text('code'), field.choice('departmentId', departmentsInUse), field.number('order'), field.choice('state', states)],
  },
  acts: [
    formAct<Position, { members: string[] }, { id: string; version: string | null; members: string[] }>({
      name: 'members', element: 'btn_position_user', readable: true,
      load: async (client, { id, version }, signal) => ({ id, version, members: (await client.with(positions).members(id, signal)).map((one) => one.id) }),
      form: { schema: positionMembersInput, fields: [field.members('members', choices.loaded(allUsers))] },
      run: (client, { id, version }, { members }, signal) => client.with(positions).setMembers(id, members, { version }, signal),
    }),
    formAct<Position, { roles: string[] }, { id: string; version: string | null; roles: string[] }>({
      name: 'roles', element: 'btn_position_role', readable: true,
      load: async (client, { id, version }, signal) => ({ id, version, roles: (await client.with(positions).roles(id, signal)).map((one) => one.id) }),
      form: { schema: positionRolesInput, fields: [field.members('roles', allRoles)] },
      run: (client, { id, version }, { roles }, signal) => client.with(positions).setRoles(id, roles, { version }, signal),
    }),
  ],
  imports: positionInput,
  exports: true,
})
