import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { LoadedArea } from './loaded-area'
import type { Loaded } from './use-loaded'

interface Args {
  loaded: Loaded<string>
}

const LOADED_AT = Date.UTC(2026, 10, 19, 20, 15)

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Loaded area 加载区',
  id: 'console-kinds-loaded-area',
  beforeEach: followToolbar,
  args: { loaded: { state: 'ready', value: '本月查岗 312 次', loadedAt: LOADED_AT, refresh: fn() } },
  render: ({ loaded }, { globals }) => (
    <ScreenStage globals={globals}><LoadedArea loaded={loaded} name="查岗统计">{(text) => <p>{text}</p>}</LoadedArea></ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Ready: Story = {
  play: async () => {
    await expect(await screen.findByText('本月查岗 312 次')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { loaded: { state: 'loading', value: null, loadedAt: null, refresh: fn() } },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('加载中')
  },
}

export const Empty: Story = {
  args: { loaded: { state: 'empty', value: null, loadedAt: LOADED_AT, refresh: fn() } },
  play: async () => {
    await expect(await screen.findByText('暂无查岗统计')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { loaded: { state: 'failed', value: null, loadedAt: null, refresh: fn() } },
  play: async ({ args }) => {
    await expect(await screen.findByText('查岗统计加载失败')).toBeVisible()
    await expect(screen.queryByText('暂无查岗统计')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await expect(args.loaded.refresh).toHaveBeenCalledOnce()
  },
}

/** Loaded data stays visible, below a line with its age. */
export const Stale: Story = {
  args: { loaded: { state: 'stale', value: '本月查岗 312 次', loadedAt: LOADED_AT, refresh: fn() } },
  play: async ({ args }) => {
    await expect(await screen.findByText('数据可能不是最新，更新于 2026-11-20 04:15:00')).toBeVisible()
    await expect(screen.getByText('本月查岗 312 次')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await expect(args.loaded.refresh).toHaveBeenCalledOnce()
  },
}
