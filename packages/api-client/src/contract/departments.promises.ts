import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

const page = { page: 1, limit: 15 }

/** Departments and their people; a back end without groups (the mock) promises nothing about them. */
export const departmentPromises: readonly ContractPromise[] = [
  {
    title: 'a department is moved with everything below it, never below itself, and stays while something belongs to it',
    check: withScreens(async ({ departments }) => {
      const mark = Date.now()
      const added = async (code: string, parentId: string | null) => {
        await departments.add({ code, name: `部门${code}`, parentId, state: 'enabled' })
        const [row] = (await departments.list({ code, ...page })).rows
        hold(row !== undefined, 'the new department is found')
        return row
      }
      const top = await added(`A${mark}`, null)
      const middle = await added(`B${mark}`, top.id)
      const low = await added(`C${mark}`, middle.id)
      const other = await added(`D${mark}`, null)
      const below = async (within: string) => (await departments.list({ within, ...page })).rows.map(({ id }) => id).sort()
      same(await below(top.id), [top.id, middle.id, low.id].sort(), 'the department with everything below it')
      await departments.update(middle.id, { code: middle.code ?? '', name: '移动', parentId: other.id, state: 'enabled' }, { version: middle.version })
      same([await below(top.id), await below(other.id)], [[top.id], [other.id, middle.id, low.id].sort()], 'both departments after the move')
      hold((await departments.tree()).some(({ id, children }) => id === other.id && children[0]?.children[0]?.id === low.id), 'the tree shows it')
      same(await refusal(departments.update(other.id, { code: other.code ?? '', name: '绕圈', parentId: low.id, state: 'enabled' }, { version: other.version })), 'refused', 'a department below itself')
      same(await refusal(departments.add({ code: `A${mark}`, name: '重复', state: 'enabled' })), 'refused', 'a second department of the code')
      same(await departments.usedBy(middle.id), [{ what: '下级部门', count: 1 }], 'what belongs to it')
      same(await refusal(departments.remove([middle.id])), 'refused', 'the removal of a department with one below it')
      for (const { id } of [low, middle, other, top]) await departments.remove([id])
      same(await refusal(departments.get(top.id)), 'notFound', 'the removed department')
    }),
  },
  {
    title: 'people come into a department and leave it; one whose own department it is stays',
    check: withScreens(async ({ departments, administration: { users } }) => {
      const mark = Date.now()
      await departments.add({ code: `P${mark}`, name: '人员部门', state: 'enabled' })
      const [department] = (await departments.list({ code: `P${mark}`, ...page })).rows
      hold(department !== undefined, 'the new department is found')
      const usernames = [`dep-a-${mark % 1_000_000}`, `dep-b-${mark % 1_000_000}`]
      const [own, guest] = await Promise.all(usernames.map(async (username, index) => {
        await users.add({ username, mobilePhone: `15${index}${String(mark).slice(-8)}`, password: 'correct-horse-7', ...(index === 0 ? { departmentId: department.id } : {}) })
        const [user] = (await users.list({ username, ...page })).rows
        hold(user !== undefined, 'the user is in the list')
        return user
      }))
      hold(own !== undefined && guest !== undefined && own.departmentName === '人员部门', 'the list of users names the department')
      await departments.setMembers(department.id, [own.id, guest.id])
      same((await departments.members(department.id)).members.map(({ username, isDefault }) => [username, isDefault]), [[usernames[0], true], [usernames[1], false]], 'the people')
      same(await refusal(departments.setMembers(department.id, [guest.id])), 'refused', 'the removal from the own department')
      same(await refusal(departments.remove([department.id])), 'refused', 'the removal of a department with people')
      await departments.setMembers(department.id, [own.id])
      await users.remove([own.id, guest.id])
      await departments.remove([department.id])
    }),
  },
]
