import { expect, it } from 'vitest'
import { clientOfBody } from '../../testing/client-of-body'

it('roles and rights of a user that cannot be read are counted: the user may do more than what is listed', async () => {
  const data = { kind: 'roles', groups: [{ id: 1, name: '值班员' }, 'broken'], menus: [{ id: 9, parentId: -1, code: 'adminSys', title: '系统管理' }, { title: '没有编号' }], elements: ['broken'] }
  const { roles, rights, unread } = await clientOfBody(JSON.stringify({ status: 200, data })).client.roles.rightsOf('7')
  expect([roles.map(({ name }) => name), rights.map(({ name }) => name), unread]).toEqual([['值班员'], ['系统管理'], 3])
})
