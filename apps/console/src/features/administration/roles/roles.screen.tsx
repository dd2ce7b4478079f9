import { authorityInput, membersInput, ROLE_SCOPE, roleInput, roles, roleScopeInput, type Authority, type Right, type Role, type RoleMembers, type RolePlaces, type RoleScopeInput } from '@smart-fire/api-client/roles'
import { choices, column, field, filter, formAct, listScreen, panel } from '../../../screens'
import { allUsers } from '../all-users'
import { rightsTree } from '../effective-rights/rights-tree'
import { buildings, regions } from './area-choices'
import * as words from './roles.messages'

const scopes = choices.fixed(...Object.values(ROLE_SCOPE))
const isOfAreas = ({ scope }: Readonly<Record<string, unknown>>) => scope === ROLE_SCOPE.areas

/** Roles with their rights and members (spec 1 §2 groupManager, contract admin 3.2). A role with members cannot be deleted. */
export default listScreen({
  key: 'adminSys/groupManager',
  words,
  calls: roles,
  filters: { name: filter.text() },
  columns: [
    column.text('name', { sort: true, width: 140 }),
    column.text('description'),
    column.code('scope', { width: 150 }),
    column.list('systems', { least: 160 }),
    column.number('users', { width: 90 }),
    column.dateTime('updatedAt', { sort: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: { schema: roleInput, fields: [field.text('name'), field.textArea('description')] },
  acts: [
    formAct<Role, { rights: string[] }, Authority>({
      name: 'authority', element: 'btn_authority', readable: true,
      load: (client, { id }, signal) => client.with(roles).authority(id, signal),
      form: {
        schema: authorityInput,
        // the rights that can be shown are those that were loaded with the role
        fields: [field.tree('rights', { load: async (_client, _signal, { available }) => rightsTree(available as readonly Right[]), by: ['available'], open: true, wide: true })],
      },
      run: (client, { id, version }, { rights }, signal) => client.with(roles).setAuthority(id, rights, { version }, signal),
    }),
    formAct<Role, RoleScopeInput, RolePlaces>({
      name: 'scope', element: 'btn_scope', readable: true,
      load: (client, { id }, signal) => client.with(roles).places(id, signal),
      form: {
        schema: roleScopeInput,
        fields: [
          field.choice('scope', scopes, { wide: true }),
          field.choice('regions', regions, { several: true, wide: true, when: isOfAreas }), field.choice('buildings', buildings, { several: true, wide: true, when: isOfAreas }),
        ],
        from: ({ scope, ...areas }) => ({ ...areas, ...(scope === null ? {} : { scope }) }),
      },
      run: (client, { id, version }, input, signal) => client.with(roles).setPlaces(id, input, { version }, signal),
    }),
    formAct<Role, { members: string[] }, RoleMembers & Pick<Role, 'id'>>({
      name: 'members', element: 'btn_user', readable: true,
      load: async (client, { id }, signal) => ({ id, ...(await client.with(roles).members(id, signal)) }),
      form: { schema: membersInput, fields: [field.members('members', choices.loaded(allUsers))], from: ({ members }) => ({ members: members.map(({ id }) => id) }) },
      run: (client, { id, version }, { members }, signal) => client.with(roles).setMembers(id, members, { version }, signal),
    }),
    panel({ name: 'effective', when: ({ users }: Role) => users !== 0, load: async () => (await import('../effective-rights/rights-of-members')).RightsOfMembers }),
  ],
  exports: true,
})
