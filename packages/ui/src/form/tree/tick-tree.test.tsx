import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { TreeNode } from '../../components/tree/tree-node'
import { UiRoot } from '../../root/ui-root'
import { TickTree, type TickTreeProps } from './tick-tree'

const RIGHTS: TreeNode[] = [{ id: 'users', label: '用户管理', children: ['新增', '删除'].map((label) => ({ id: label, label })) }]

const draw = (props: Partial<TickTreeProps> = {}) => {
  const onChange = vi.fn()
  render(<UiRoot><TickTree label="权限" nodes={RIGHTS} value={[]} holds="all" onChange={onChange} {...props} /></UiRoot>)
  return onChange
}
const search = () => screen.getByRole('searchbox', { name: '搜索' })
const line = (name: string) => screen.getByRole('treeitem', { name })

it('moves from the search box into the tree by the arrow key, unless an input method is composing', () => {
  draw()
  search().focus()
  fireEvent.keyDown(search(), { key: 'ArrowDown', isComposing: true })
  expect(document.activeElement).toBe(search())
  fireEvent.keyDown(search(), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(line('用户管理'))
})
