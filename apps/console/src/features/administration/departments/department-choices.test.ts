import type { ApiClient } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { allDepartments, departmentsInUse } from './department-choices'

it('each department is named by the way down to it: two of the same name are not taken for each other', async () => {
  const crew = (id: string) => ({ id, name: '值班一班', children: [] })
  const tree = [{ id: '1', name: '安全管理部', children: [crew('2')] }, { id: '3', name: '北区', children: [{ id: '4', name: '消防站', children: [crew('5')] }] }]
  const client = { with: () => ({ tree: async () => tree }) } as unknown as ApiClient
  const options = await allDepartments.load(client, new AbortController().signal, {})
  expect(options.map(({ value, label }) => [value, label])).toEqual([['1', '安全管理部'], ['2', '安全管理部 / 值班一班'], ['3', '北区'], ['4', '北区 / 消防站'], ['5', '北区 / 消防站 / 值班一班']])
})

it('a form knows which departments are stopped, a filter finds rows of all of them alike', async () => {
  const tree = [{ id: '1', name: '安全管理部', disabled: false, children: [{ id: '2', name: '维保班', disabled: true, children: [{ id: '3', name: '一组', disabled: null, children: [] }] }] }]
  const client = { with: () => ({ tree: async () => tree }) } as unknown as ApiClient
  const stopped = async (choice: typeof allDepartments) => (await choice.load(client, new AbortController().signal, {})).map(({ isStopped }) => isStopped)
  expect([await stopped(departmentsInUse), await stopped(allDepartments)]).toEqual([[false, true, false], [undefined, undefined, undefined]])
})
