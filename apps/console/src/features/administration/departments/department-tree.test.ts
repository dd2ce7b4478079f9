import { expect, it } from 'vitest'
import { scopeOfDepartment, startBelow } from './department-tree'

it('filters by the chosen department, and begins a new one below it', () => {
  const scope = scopeOfDepartment([{ id: '1', label: '安全管理部' }, { id: '2', label: '值班一班' }])
  expect(scope).toEqual({ within: '2' })
  expect([startBelow(scope), startBelow({})]).toEqual([{ state: 'enabled', parentId: '2' }, { state: 'enabled' }])
})
