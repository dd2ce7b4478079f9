import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import type { TreeNode } from '../../components/tree/tree-node'
import { TickTree } from './tick-tree'
import { MultiTreeField, TreeField } from './tree-field'

const floors = (building: string, count: number): TreeNode[] => Array.from({ length: count }, (_, at) => ({ id: `${building}-${at + 1}`, label: `${at + 1}F` }))
const AREAS: TreeNode[] = [
  { id: 'binjiang', label: '滨江区', disabled: true, children: [{ id: 'wanda', label: '万达广场A座', children: floors('wanda', 4) }, { id: 'yunjin', label: '云锦东方写字楼', children: floors('yunjin', 3) }] },
  { id: 'xiaoshan', label: '萧山区', disabled: true, children: [{ id: 'south', label: '南方科技园3号厂房' }] },
]
const RIGHTS: TreeNode[] = [
  { id: 'users', label: '用户管理', children: ['新增', '编辑', '删除', '导出'].map((label) => ({ id: `users:${label}`, label })) },
  { id: 'log', label: '登录日志', children: [{ id: 'log:导出', label: '导出' }] },
]

interface DeskProps { look: 'plain' | 'error' | 'disabled' | 'readOnly' }

function Desk({ look }: DeskProps) {
  const [place, setPlace] = useState<string | null>('wanda')
  const [scope, setScope] = useState<readonly string[]>(['wanda-1', 'wanda-2', 'south'])
  const [rights, setRights] = useState<readonly string[]>(['users', 'users:新增', 'log'])
  const shared = { disabled: look === 'disabled', readOnly: look === 'readOnly', error: look === 'error' ? '请选择' : undefined }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420, minHeight: 480, alignContent: 'start' }}>
      <TreeField label="位置" nodes={AREAS} value={place} onChange={setPlace} hint="区域本身不可选" {...shared} />
      <MultiTreeField label="数据范围" nodes={AREAS} value={scope} onChange={setScope} required {...shared} />
      <MultiTreeField label="权限" holds="all" nodes={RIGHTS} value={rights} onChange={setRights} {...shared} />
      <output>{rights.join(' ')}</output>
    </div>
  )
}

const meta = { title: 'UI 组件/Tree field 树形选择', id: 'ui-tree-field', component: Desk, args: { look: 'plain' } } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ look: 'plain' } satisfies DeskProps, { look: ['plain', 'error', 'disabled', 'readOnly'] })

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const field = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('combobox', { name })

export const One: Story = {
  async play({ canvasElement }) {
    const place = field(canvasElement, /位置/)
    await expect(place).toHaveTextContent('滨江区 / 万达广场A座')
    await userEvent.click(place)
    const panel = within(await screen.findByRole('dialog', { name: '位置' }))
    await waitFor(() => expect(panel.getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('云锦{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(place).toHaveTextContent('滨江区 / 云锦东方写字楼'))
    await waitFor(() => expect(place).toHaveFocus())
  },
}

/** The panel closes after the person has gone on to the next field: the focus stays there. */
export const GoesOnAtOnce: Story = {
  async play({ canvasElement }) {
    await userEvent.click(field(canvasElement, /位置/))
    const panel = within(await screen.findByRole('dialog', { name: '位置' }))
    await waitFor(() => expect(panel.getByRole('searchbox')).toHaveFocus())
    await fireEvent.click(panel.getByRole('treeitem', { name: '云锦东方写字楼' }))
    const next = field(canvasElement, /权限/)
    next.focus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await twoFrames()
    await expect(next).toHaveFocus()
  },
}

export const NothingMatches: Story = {
  async play({ canvasElement }) {
    await userEvent.click(field(canvasElement, /位置/))
    const panel = within(await screen.findByRole('dialog', { name: '位置' }))
    await userEvent.type(panel.getByRole('searchbox'), '没有这里')
    await expect(panel.getByRole('status')).toHaveTextContent('没有匹配的选项')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SeveralWithHalfCheckedParents: Story = {
  async play({ canvasElement }) {
    const scope = field(canvasElement, /数据范围/)
    await userEvent.click(scope)
    const panel = within(await screen.findByRole('dialog', { name: '数据范围' }))
    const item = (name: string) => panel.getByRole('treeitem', { name })
    await expect(item('万达广场A座')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(item('万达广场A座'))
    await expect(item('万达广场A座')).toHaveAttribute('aria-checked', 'true')
    await expect(item('4F')).toHaveAttribute('aria-checked', 'true')
    await expect(item('滨江区')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(panel.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getAllByRole('button', { name: '移除 滨江区 / 万达广场A座' })).toHaveLength(1)
  },
}

export const TickedBranchesOfTheirOwn: Story = {
  async play({ canvasElement }) {
    await userEvent.click(field(canvasElement, /权限/))
    const panel = within(await screen.findByRole('dialog', { name: '权限' }))
    await expect(panel.getByRole('treeitem', { name: '登录日志' })).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(panel.getByRole('treeitem', { name: '新增' }))
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^users log$/)
  },
}

/** Always visible: what a whole form is about. */
export const OpenTree: Story = {
  render: function OpenDesk() {
    const [rights, setRights] = useState<readonly string[]>(['users'])
    return <><TickTree label="权限" holds="all" nodes={RIGHTS} value={rights} onChange={setRights} hint="灰色的权限不能更改" /><output>{rights.join(' ')}</output></>
  },
  async play({ canvasElement }) {
    const tree = within(canvasElement)
    tree.getByRole('treeitem', { name: '用户管理' }).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(tree.getByRole('treeitem', { name: '新增' })).toHaveAttribute('aria-checked', 'true')
    await expect(tree.getByRole('treeitem', { name: '用户管理' })).toHaveAttribute('aria-checked', 'mixed')
    await expect(tree.getByRole('status')).toHaveTextContent('users users:新增')
    await expect(tree.getByRole('group', { name: '权限' })).toHaveAccessibleDescription('灰色的权限不能更改')
  },
}

export const WithErrors: Story = {
  args: { look: 'error' },
  async play({ canvasElement }) {
    await expect(field(canvasElement, /位置/)).toHaveAccessibleDescription('请选择')
    await expect(field(canvasElement, /数据范围/)).toHaveAttribute('aria-required', 'true')
  },
}

export const Disabled: Story = {
  args: { look: 'disabled' },
  async play({ canvasElement }) {
    await expect(field(canvasElement, /位置/)).toBeDisabled()
    await expect(within(canvasElement).queryByRole('button', { name: /移除/ })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { look: 'readOnly' },
  async play({ canvasElement }) {
    await userEvent.click(field(canvasElement, /位置/))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(field(canvasElement, /位置/)).toHaveFocus()
  },
}
