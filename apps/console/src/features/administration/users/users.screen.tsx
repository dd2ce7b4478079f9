import { administration, newUserInput, userInput, type User } from '@smart-fire/api-client/administration'
import { object } from 'valibot'
import { choices, column, field, filter, formAct, listScreen, panel, partOf, question, type ScreenWords } from '../../../screens'
import { allDepartments, departmentsInUse } from '../departments/department-choices'
import * as words from './users.messages'

const roles = choices.loaded(async (client, signal) =>
  (await client.with(administration).groups.all(signal)).map(({ id, name }) => ({ value: id, label: name ?? id })),
)
const states = choices.fixed('enabled', 'disabled')

const positionRolesText = ({ positionRoles }: User, { between }: ScreenWords) => positionRoles.join(between)

/** Users of the tenant and their roles (spec 1 §2 userManager, contract admin 3.1). */
export default listScreen({
  key: 'adminSys/userManager',
  words,
  calls: partOf(administration, 'users'),
  // the server leaves out who is stopped unless it is asked for all
  usual: { state: 'all' },
  filters: { username: filter.text(), name: filter.text(), mobilePhone: filter.text(), groupId: filter.choice(roles), departmentId: filter.choice(allDepartments), state: filter.choice(states) },
  columns: [
    column.text('username', { sort: true, copy: true }),
    column.text('name', { sort: true }),
    column.text('mobilePhone', { copy: true, width: 170 }),
    column.text('email', { copy: true, hidden: true }),
    column.text('groupName'),
    column.custom('positionRoles', positionRolesText, positionRolesText),
    column.text('departmentName'),
    column.code('state', { tones: { enabled: 'normal', disabled: 'notEnabled' } }),
    column.dateTime('lockedUntil'),
    column.ago('lastSignInAt', { sort: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  // the server returns one row for each role of a user (contract admin 3.1)
  rowKey: ({ id, groupId }) => `${id}:${groupId ?? ''}`,
  nameOf: ({ name, username, id }) => name ?? username ?? id,
  tone: ({ state }) => (state === 'disabled' ? 'notEnabled' : undefined),
  form: {
    schema: newUserInput,
    schemaOfEdit: userInput,
    fields: [
      field.text('username', { fixed: true }), field.text('name'), field.text('mobilePhone', { inputMode: 'tel' }), field.text('email', { inputMode: 'email' }), field.choice('groupId', roles),
      field.choice('departmentId', departmentsInUse), field.password('password', { only: 'add' }), field.textArea('description'),
    ],
  },
  acts: [
    formAct({
      name: 'resetPassword', element: 'btn_reset',
      form: { schema: object({ password: newUserInput.entries.password }), fields: [field.password('password')], from: () => ({}) },
      run: (client, { id }: User, { password }, signal) => client.with(administration).users.resetPassword(id, password, signal),
    }),
    question({
      name: 'stop', element: 'btn_stop', danger: true, bulk: true, when: ({ state }: User) => state !== 'disabled',
      run: (client, { id }, signal) => client.with(administration).users.setDisabled(id, true, signal),
    }),
    question({
      name: 'allow', element: 'btn_stop', bulk: true, when: ({ state }: User) => state !== 'enabled',
      run: (client, { id }, signal) => client.with(administration).users.setDisabled(id, false, signal),
    }),
    question({
      name: 'unlock', element: 'btn_unlock', when: ({ lockedUntil }: User) => lockedUntil !== null,
      run: (client, { id }, signal) => client.with(administration).users.unlock(id, signal),
    }),
    panel<User>({ name: 'sessions', load: async () => (await import('./sessions-panel')).SessionsPanel }),
    panel<User>({ name: 'security', load: async () => (await import('./security-panel')).SecurityPanel }),
    panel<User>({ name: 'effective', load: async () => (await import('../effective-rights/rights-of-user')).RightsOfUser }),
  ],
  imports: userInput,
  exports: true,
})
