import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { ROLE_SCOPE } from '../groups/roles/role.codes'
import { withScreens } from './screens.promises'

const page = { page: 1, limit: 15 }

/** Roles, their rights and their members. */
export const rolePromises: readonly ContractPromise[] = [
  {
    title: 'a new role gets rights and a member, who then has these rights; it can be removed once it has no member',
    check: withScreens(async ({ roles, administration: { users } }) => {
      const name = `contract-${Date.now()}`
      await roles.add({ name })
      const [role] = (await roles.list({ name, ...page })).rows
      hold(role !== undefined, 'the new role is in the list')

      const { available, version } = await roles.authority(role.id)
      const element = available.find(({ kind, grantable }) => kind === 'element' && grantable)
      hold(element !== undefined, 'an element can be given')
      await roles.setAuthority(role.id, [element.id], { version })
      same(await refusal(roles.setAuthority(role.id, [], { version })), 'conflict', 'a change by an old version')

      const username = `contract-role-${Date.now() % 1_000_000}`
      await users.add({ username, mobilePhone: `139${String(Date.now()).slice(-8)}`, password: 'correct-horse-7' })
      const [user] = (await users.list({ username, ...page })).rows
      hold(user !== undefined, 'the user is in the list')
      await roles.setMembers(role.id, [user.id], { version: (await roles.members(role.id)).version })
      same((await roles.members(role.id)).members.map((member) => member.username), [username], 'the members')
      const { rights } = await roles.rightsOf(user.id)
      hold(rights.some(({ id }) => id === element.id), 'the member has the element')
      hold(rights.some(({ id }) => id === element.parentId), 'and its screen, which was given with it')

      same(await roles.usedBy(role.id), [{ what: '用户', count: 1 }], 'what uses the role')
      same(await refusal(roles.remove([role.id])), 'refused', 'the removal of a role with a member')
      await roles.setMembers(role.id, [])
      await roles.remove([role.id])
      same(await refusal(roles.get(role.id)), 'notFound', 'the removed role')
      await users.remove([user.id])
    }),
  },
  {
    title: 'a role shows every place at first, then chosen areas, and its members see that among their effective rights',
    check: withScreens(async ({ roles, estate, administration: { users } }) => {
      const name = `contract-places-${Date.now()}`
      await roles.add({ name })
      const [role] = (await roles.list({ name, ...page })).rows
      hold(role !== undefined && role.scope === ROLE_SCOPE.all, 'a new role of an administrator shows every place')
      const [building] = await estate.buildings.all()
      hold(building !== undefined, 'there is a building')
      const areas = { scope: ROLE_SCOPE.areas, regions: [], buildings: [building.id] }
      await roles.setPlaces(role.id, areas, { version: role.version })
      const { version, ...places } = await roles.places(role.id)
      same([places.scope, places.regions, places.buildings], [areas.scope, [], [building.id]], 'the places')
      same(await refusal(roles.setPlaces(role.id, areas, { version: role.version })), 'conflict', 'a change by an old version')
      same(await refusal(roles.setPlaces(role.id, { ...areas, buildings: [] }, { version })), 'refused', 'areas without any')

      const username = `contract-place-${Date.now() % 1_000_000}`
      await users.add({ username, mobilePhone: `138${String(Date.now()).slice(-8)}`, password: 'correct-horse-7', groupId: role.id })
      const [user] = (await users.list({ username, ...page })).rows
      hold(user !== undefined, 'the user is in the list')
      const { allPlaces, buildings } = await roles.rightsOf(user.id)
      same([allPlaces, buildings], [false, [building.name]], 'what the member sees')
      await users.remove([user.id])
      await roles.remove([role.id])
    }),
  },
]
