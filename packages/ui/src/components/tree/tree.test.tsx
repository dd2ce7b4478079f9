import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { Tree } from './tree'
import type { TreeNode } from './tree-node'

const draw = (branch: Partial<TreeNode>) => {
  const tree = (more: Partial<TreeNode>) => (
    <UiRoot>
      <Tree label="区域" nodes={[{ id: 'a', label: '万达', hasChildren: true, ...more }, { id: 'b', label: '滨江' }]} initiallyExpanded={['a']} onExpand={() => update({})} />
    </UiRoot>
  )
  const { rerender } = render(tree(branch))
  const update = (more: Partial<TreeNode>) => rerender(tree(more))
  return { update }
}
const line = (name: RegExp) => screen.getByRole('treeitem', { name })

it('keeps the focus when a failed branch is tried again, and gives it to the first line that arrives', () => {
  const { update } = draw({ failed: true })
  act(() => line(/重试/).focus())
  fireEvent.keyDown(line(/重试/), { key: 'Enter' })
  expect(document.activeElement).toBe(line(/加载/))
  update({ children: [{ id: 'a1', label: '一号楼' }, { id: 'a2', label: '二号楼' }] })
  expect(document.activeElement).toBe(line(/一号楼/))
})

it('gives the focus to the branch when its lines go away', () => {
  const { update } = draw({ children: [{ id: 'a1', label: '一号楼' }] })
  act(() => line(/一号楼/).focus())
  update({ children: [] })
  expect(document.activeElement).toBe(line(/万达/))
})

it('takes no focus that is elsewhere', () => {
  const { update } = draw({})
  act(() => line(/加载/).focus())
  act(() => line(/加载/).blur())
  update({ children: [{ id: 'a1', label: '一号楼' }] })
  expect(document.activeElement).toBe(document.body)
})
