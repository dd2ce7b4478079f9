import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { RelativeTime } from './relative-time'

const MINUTE_MS = 60_000

const meta = { title: 'UI 组件/RelativeTime 相对时间', id: 'ui-relativetime', component: RelativeTime, args: { at: 0 } } satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

let openedAt: number | undefined
/** When the first of these stories was shown. Read then and not before: this file may be loaded while another story has a clock of its own. */
const opened = () => (openedAt ??= Date.now())
const before = (minutes: number) => <RelativeTime at={opened() - minutes * MINUTE_MS} />

export const Playground: StoryObj<{ minutes: number }> = { ...playground({ minutes: 5 }), render: ({ minutes }) => before(minutes) }

export const Minutes: Story = {
  render: () => before(5),
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
