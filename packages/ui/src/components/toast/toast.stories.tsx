import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { Button } from '../button/button'
import { useToasts, type ToastKind } from './toast-context'

function Desk() {
  const toasts = useToasts()
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button onClick={() => toasts.success({ title: '成功', message: '处理成功' })}>成功</Button>
      <Button onClick={() => toasts.warning({ title: '提示', message: '网络异常！' })}>警告</Button>
      <Button onClick={() => toasts.error({ message: '服务请求超时！' })}>错误</Button>
    </div>
  )
}

const meta = { title: 'UI 组件/Toasts 轻提示', id: 'ui-toasts', component: Desk } satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<{ kind: ToastKind; title: string; message: string }> = {
  ...playground({ kind: 'success', title: '成功', message: '处理成功' }, { kind: ['success', 'warning', 'error', 'info'] }),
  render: (args) => <Shown key={JSON.stringify(args)} {...args} />,
}

const HOUR_MS = 3_600_000

/** One toast that stays, as the controls describe it. */
function Shown({ kind, title, message }: { kind: ToastKind; title: string; message: string }) {
  const toasts = useToasts()
  useEffect(() => {
    const id = toasts[kind]({ title, message, durationMs: HOUR_MS })
    return () => toasts.dismiss(id)
  }, [toasts, kind, title, message])
  return null
}

const press = (canvasElement: HTMLElement, name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))

export const NotificationDisappears: Story = {
  async play({ canvasElement }) {
    await press(canvasElement, '成功')
    await expect(await screen.findByText('处理成功')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('处理成功')).toBeNull(), { timeout: 4_000 })
  },
}

export const AllKinds: Story = {
  async play({ canvasElement }) {
    await press(canvasElement, '警告')
    await press(canvasElement, '错误')
    await expect(await screen.findByText('服务请求超时！')).toBeVisible()
    await expect(screen.getByText('网络异常！').closest('[aria-live=polite]')).toBeVisible()
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByText('服务请求超时！')).toBeNull())
  },
}
