import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { Tree } from '../components/tree/tree'
import type { TreeNode } from '../components/tree/tree-node'
import { SplitPane } from './split-pane'

const NODES: TreeNode[] = [
  { id: 'binjiang', label: '滨江区', children: [{ id: 'wanda', label: '万达广场A座', tone: 'alarm' }, { id: 'yunjin', label: '云锦东方写字楼' }] },
  { id: 'xiaoshan', label: '萧山区', children: [{ id: 'south', label: '南方科技园3号厂房' }] },
]

interface DeskProps {
  place: number
  onWidthChange: (width: number) => void
}

function Desk({ place, onWidthChange }: DeskProps) {
  const [width, setWidth] = useState(280)
  const [selected, setSelected] = useState<string | null>('wanda')
  return (
    <div style={{ width: place, height: 320 }}>
      <SplitPane startTitle="区域" width={width} onWidthChange={(next) => { setWidth(next); onWidthChange(next) }}
        start={(close) => <Tree label="区域" nodes={NODES} selectedId={selected} initiallyExpanded={['binjiang', 'xiaoshan']} onSelect={(id) => { setSelected(id); close() }} />}
      >
        <p role="note">{selected}</p>
      </SplitPane>
    </div>
  )
}

const meta = { title: 'UI 组件/SplitPane 分栏', id: 'ui-splitpane', component: Desk, args: { place: 1100, onWidthChange: fn() } } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ place: 1100 })

export const Wide: Story = {
  async play({ canvasElement, args }) {
    const handle = within(canvasElement).getByRole('separator', { name: '区域的宽度' })
    const tree = within(canvasElement).getByRole('region', { name: '区域' })
    handle.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(tree.getBoundingClientRect().width).toBe(312))
    await expect(handle).toHaveAttribute('aria-valuenow', '312')
    await userEvent.keyboard('{Home}')
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(200)
  },
}

export const DraggedByPointer: Story = {
  async play({ canvasElement, args }) {
    const handle = within(canvasElement).getByRole('separator')
    // a pointer that does not exist cannot be captured
    handle.setPointerCapture = () => {}
    const x = handle.getBoundingClientRect().left
    await fireEvent.pointerDown(handle, { pointerId: 1, clientX: x })
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: x + 60 })
    await waitFor(() => expect(within(canvasElement).getByRole('region', { name: '区域' }).getBoundingClientRect().width).toBe(340))
    await expect(args.onWidthChange).not.toHaveBeenCalled()
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: x + 900 })
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '520'))
    await fireEvent.pointerUp(handle, { pointerId: 1 })
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(520)
  },
}

export const DrawerWhereItIsNarrow: Story = {
  args: { place: 720 },
  async play({ canvasElement }) {
    const opener = await within(canvasElement).findByRole('button', { name: '区域' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: '区域' })
    await userEvent.click(within(drawer).getByRole('treeitem', { name: '南方科技园3号厂房' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('note')).toHaveTextContent('south')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
