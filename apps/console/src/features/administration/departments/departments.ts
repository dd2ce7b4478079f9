import { departmentInput, departmentMembersInput, departments, type Department, type DepartmentMembers } from '@smart-fire/api-client/departments'
import { choices, column, field, filter, formAct, listScreen, treeScreen } from '../../../screens'
import { allUsers } from '../all-users'
import { allDepartments } from './department-choices'
import { departmentTree, scopeOfDepartment, startBelow } from './department-tree'
import * as words from './departments.messages'

const key = 'adminSys/departManager'
const states = choices.fixed('enabled', 'disabled')

/** Departments and their people (screens.md, organisation; contract admin 3.6). The specification names no route for them (domain 16). */
export const departmentTab = treeScreen({
  key,
  words,
  load: departmentTree,
  scopeOf: scopeOfDepartment,
  content: listScreen({
    key,
    words,
    calls: departments,
    filters: { name: filter.text(), code: filter.text(), leader: filter.text(), state: filter.choice(states) },
    columns: [
      column.text('name', { sort: true }),
      column.text('code', { sort: true, width: 120 }),
      column.text('parentName'),
      column.text('leader', { width: 110 }),
      column.number('users', { width: 76 }),
      column.code('state', { width: 100, tones: { enabled: 'normal', disabled: 'notEnabled' } }),
      column.text('phone', { copy: true, width: 150 }),
      column.number('order', { sort: true, width: 90 }),
      column.dateTime('updatedAt', { sort: true, hidden: true }),
    ],
    nameOf: ({ name, id }) => name ?? id,
    tone: ({ state }) => (state === 'disabled' ? 'notEnabled' : undefined),
    form: {
      schema: departmentInput,
      start: startBelow,
      fields: [
        field.text('name'), field.text('code'), field.choice('parentId', allDepartments), field.number('order'), field.text('leader'),
        field.text('phone', { inputMode: 'tel' }), field.choice('state', states),
      ],
    },
    acts: [
      formAct<Department, { members: string[] }, DepartmentMembers & Pick<Department, 'id'>>({
        name: 'members', element: 'btn_user', readable: true,
        load: async (client, { id }, signal) => ({ id, ...(await client.with(departments).members(id, signal)) }),
        form: { schema: departmentMembersInput, fields: [field.members('members', choices.loaded(allUsers))], from: ({ members }) => ({ members: members.map(({ id }) => id) }) },
        run: (client, { id, version }, { members }, signal) => client.with(departments).setMembers(id, members, { version }, signal),
      }),
    ],
    imports: departmentInput,
    exports: true,
  }),
})
