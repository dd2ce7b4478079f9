import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RelativeTime } from './relative-time'

const MINUTE_MS = 60_000

const meta = { title: 'UI/RelativeTime', component: RelativeTime, args: { at: Date.now() - 5 * MINUTE_MS } } satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/^\d+分钟前$/)).toBeVisible()
  },
}

export const LongAgo: Story = {
  args: { at: Date.UTC(2026, 0, 2, 3, 4, 5) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('2026-01-02 11:04:05')).toBeVisible()
  },
}
