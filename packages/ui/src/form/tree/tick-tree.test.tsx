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

it('unticks only what the search shows, and keeps the branch of a right that it hides', () => {
  const onChange = draw({ value: ['users', '新增', '删除'] })
  fireEvent.change(search(), { target: { value: '新增' } })
  fireEvent.click(line('用户管理'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['users', '删除'])
})

it('shows leaves as ticked whose branch was ticked before they were loaded', () => {
  const onChange = draw({ holds: 'leaves', value: ['users'] })
  expect(line('新增')).toHaveAttribute('aria-checked', 'true')
  fireEvent.click(line('新增'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['删除'])
})

it.each([' ', 'Enter'])('ticks once by a key that is held: %j', (key) => {
  const onChange = draw()
  fireEvent.keyDown(line('用户管理'), { key })
  expect(fireEvent.keyDown(line('用户管理'), { key, repeat: true })).toBe(false)
  expect(onChange).toHaveBeenCalledOnce()
})

it('moves from the search box into the tree by the arrow key, unless an input method is composing', () => {
  draw()
  search().focus()
  fireEvent.keyDown(search(), { key: 'ArrowDown', isComposing: true })
  expect(document.activeElement).toBe(search())
  fireEvent.keyDown(search(), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(line('用户管理'))
})
