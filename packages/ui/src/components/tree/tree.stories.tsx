import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { TONES, type Tone } from '../../theme/tone'
import { CountBadge } from '../status/count-badge'
import { Tree } from './tree'
import type { TreeNode } from './tree-node'

const floors: TreeNode[] = [{ id: '1F', label: '1F' }, { id: '2F', label: '2F' }]

function Estate({ onExpand, failed = false }: { onExpand: (id: string) => void; failed?: boolean }) {
  const [children, setChildren] = useState<TreeNode[]>()
  const [selected, setSelected] = useState<string | null>('wanda')
  const nodes: TreeNode[] = [
    { id: 'unit', label: '万达集团', children: [
      { id: 'wanda', label: '万达广场A座', tone: 'alarm', end: <CountBadge count={3} label="3 条报警" /> },
      { id: 'yunjin', label: '云锦东方写字楼', hasChildren: true, children, failed },
    ] },
    { id: 'other', label: '滨江一号', children: [] },
  ]
  return (
    <div style={{ maxWidth: 320 }}>
      <Tree
        label="建筑" nodes={nodes} selectedId={selected} onSelect={setSelected} initiallyExpanded={failed ? ['unit', 'yunjin'] : ['unit']}
        onExpand={(id) => {
          onExpand(id)
          setChildren(floors)
        }}
      />
    </div>
  )
}

const meta = { title: 'UI 组件/Tree 树', id: 'ui-tree', component: Estate, args: { onExpand: fn() } } satisfies Meta<typeof Estate>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<{ label: string; selectedId: string; tone: Tone; alarms: number }> = {
  ...playground({ label: '建筑', selectedId: 'wanda', tone: 'alarm', alarms: 3 }, { selectedId: ['wanda', 'yunjin'], tone: TONES }),
  render: ({ label, selectedId, tone, alarms }) => (
    <Tree label={label} selectedId={selectedId} onSelect={() => {}} nodes={[{ id: 'wanda', label: '万达广场A座', tone, end: <CountBadge count={alarms} /> }, { id: 'yunjin', label: '云锦东方写字楼' }]} />
  ),
}

export const ByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const tree = within(within(canvasElement).getByRole('tree', { name: '建筑' }))
    // the mark keeps the colour of its tone (light or dark alarm red)
    const mark = tree.getByRole('treeitem', { name: /万达广场A座/ }).querySelector('.fs-mark')
    await expect(['rgb(207, 35, 27)', 'rgb(221, 50, 41)']).toContain(mark && getComputedStyle(mark).color)
    await userEvent.tab()
    await expect(tree.getByRole('treeitem', { name: /万达广场A座/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(args.onExpand).toHaveBeenCalledWith('yunjin')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tree.getByRole('treeitem', { name: '1F' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(tree.getByRole('treeitem', { name: '1F' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(tree.queryByRole('treeitem', { name: '1F' })).toBeNull()
  },
}

export const FailedBranch: Story = {
  args: { failed: true },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('treeitem', { name: '加载失败，点击重试' }))
    await expect(args.onExpand).toHaveBeenCalledWith('yunjin')
    await expect(within(canvasElement).getByRole('treeitem', { name: '2F' })).toBeVisible()
  },
}
