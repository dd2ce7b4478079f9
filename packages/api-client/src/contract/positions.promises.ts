import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

const page = { page: 1, limit: 15 }

/** Positions, their people and roles; a back end without groups (the mock) promises nothing about them. */
export const positionPromises: readonly ContractPromise[] = [
  {
    title: 'a position gives its roles to the people who hold it, and stays while people hold it',
    check: withScreens(async ({ positions, roles, administration: { users } }) => {
      const mark = String(Date.now())
      await positions.add({ code: mark, name: `岗位${mark}`, order: 3, state: 'enabled' })
      const [position] = (await positions.list({ code: mark, ...page })).rows
      hold(position !== undefined && position.order === 3, 'the new position is found')
      same(await refusal(positions.add({ code: mark, name: '重复', state: 'enabled' })), 'refused', 'a second position of the code')

      await roles.add({ name: `岗位角色${mark}` })
      const [role] = (await roles.list({ name: `岗位角色${mark}`, ...page })).rows
      hold(role !== undefined, 'the new role is found')
      const username = `pos-${mark.slice(-8)}`
      await users.add({ username, mobilePhone: `159${mark.slice(-8)}`, password: 'correct-horse-7' })
      const [person] = (await users.list({ username, ...page })).rows
      hold(person !== undefined, 'the new user is found')

      await positions.setRoles(position.id, [role.id], { version: position.version })
      same(await refusal(positions.setMembers(position.id, [person.id], { version: position.version })), 'conflict', 'a change by an old version')
      await positions.setMembers(position.id, [person.id])
      same([await positions.members(position.id), await positions.roles(position.id)].map(([one]) => one?.id), [person.id, role.id], 'the people and the roles')
      same((await roles.rightsOf(person.id)).roles, [{ id: role.id, name: role.name, own: false, positions: [position.name] }], 'what the rights of the person come from')
      same(await refusal(positions.remove([position.id])), 'refused', 'the removal of a position that people hold')
      same(await refusal(roles.remove([role.id])), 'refused', 'the removal of a role that a position carries')

      await positions.setMembers(position.id, [])
      same((await roles.rightsOf(person.id)).roles, [], 'the roles of the person afterwards')
      await positions.remove([position.id])
      await roles.remove([role.id])
      await users.remove([person.id])
      same(await refusal(positions.get(position.id)), 'notFound', 'the removed position')
    }),
  },
]
