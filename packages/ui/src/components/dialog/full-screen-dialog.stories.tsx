import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { Button } from '../button/button'
import { CountBadge } from '../status/count-badge'
import { FullScreenDialog } from './full-screen-dialog'

function Desk({ lines }: { lines: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开待处理异常</Button>
      <FullScreenDialog open={open} onClose={() => setOpen(false)} title="待处理异常" subtitle="万达广场A座" badge={<CountBadge count={12} />} actions={<Button size="sm">刷新</Button>}>
        {Array.from({ length: lines }, (_, at) => <p key={at}>{`第 ${at + 1} 行内容`}</p>)}
      </FullScreenDialog>
    </>
  )
}

const meta = { title: 'UI 组件/FullScreenDialog 全屏对话框', id: 'ui-fullscreendialog', component: Desk, args: { lines: 4 } } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<{ title: string; subtitle: string; count: number }> = {
  ...playground({ title: '待处理异常', subtitle: '万达广场A座', count: 12 }),
  render: ({ title, subtitle, count }) => <FullScreenDialog open onClose={() => {}} title={title} subtitle={subtitle} badge={<CountBadge count={count} />}>请核实。</FullScreenDialog>,
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '打开待处理异常' }))
  return screen.findByRole('dialog', { name: '待处理异常' })
}

export const Open: Story = {
  async play({ canvasElement }) {
    const dialog = await open(canvasElement)
    await expect(within(dialog).getByText('万达广场A座')).toBeVisible()
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth))
  },
}

export const HeaderStaysWhileBodyScrolls: Story = {
  args: { lines: 120 },
  async play({ canvasElement }) {
    const dialog = await open(canvasElement)
    within(dialog).getByText('第 120 行内容').scrollIntoView()
    await expect(within(dialog).getByRole('heading', { name: '待处理异常' })).toBeVisible()
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: '待处理异常' }).getBoundingClientRect().top).toBeLessThan(56))
  },
}

export const FocusStaysInsideAndReturns: Story = {
  async play({ canvasElement }) {
    const dialog = await open(canvasElement)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '打开待处理异常' })).toHaveFocus())
  },
}
