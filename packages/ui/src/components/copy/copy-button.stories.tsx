import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { CopyButton } from './copy-button'

const meta = { title: 'UI 组件/CopyButton 复制按钮', id: 'ui-copybutton', component: CopyButton, args: { text: '86102304037', label: '设备编号' } } satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '设备编号' })

export const ShowsTheResult: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '复制设备编号' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^复制(成功|失败)$/))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^$/), { timeout: 3_000 })
  },
}
