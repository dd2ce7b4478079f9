import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { RelativeTime } from './relative-time'

const MINUTE_MS = 60_000
const OPENED_AT = Date.now()

const meta = { title: 'UI 组件/RelativeTime 相对时间', id: 'ui-relativetime', component: RelativeTime, args: { at: OPENED_AT - 5 * MINUTE_MS } } satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

/** Minutes before the page was opened. */
export const Playground: StoryObj<{ minutes: number }> = { ...playground({ minutes: 5 }), render: ({ minutes }) => <RelativeTime at={OPENED_AT - minutes * MINUTE_MS} /> }

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
