import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { en, zhCN } from './manager-view.messages'
import { drawn } from './manager-view.sample'
import declared from './manager-view.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

export const ManagerView: StoryObj = {
  name: 'Manager view 领导视图',
  beforeEach: followToolbar,
  render: (_, { globals }) => (
    <ScreenStage globals={globals} search="?period=2026-10-01~2026-10-30"><declared.Screen calls={async (group: number) => drawn[group]} /></ScreenStage>
  ),
  play: async ({ globals }) => {
    const words = globals.locale === 'en' ? en : zhCN
    await expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible()
    for (const name of Object.values(words.sections)) await expect(await screen.findByRole('region', { name })).toBeVisible()
    // a supervisor compares; nothing is handled here
    await expect(screen.queryByRole('button', { name: /处理|Handle/ })).toBeNull()
  },
}
