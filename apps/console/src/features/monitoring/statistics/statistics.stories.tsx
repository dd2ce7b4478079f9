import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ScreenStage } from '../../../testing/screen-stage'
import { followToolbar } from '../../../testing/story-world'
import { drawn } from './statistics.sample'
import { en, zhCN } from './statistics.messages'
import screens from './statistics.screen'

export default { title: 'Console/Screens', tags: ['!autodocs'] } satisfies Meta

export const SystemStatistics: StoryObj = {
  beforeEach: followToolbar,
  render: (_, { globals }) => {
    const Screen = screens[0]?.Screen
    return <ScreenStage globals={globals} search="?period=2026-10-01~2026-10-30">{Screen ? <Screen calls={async (group: number) => drawn[group]} /> : null}</ScreenStage>
  },
  play: async ({ globals }) => {
    const words = globals.locale === 'en' ? en : zhCN
    await expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible()
    const { verdicts, trend, worst, hours, standingRecords } = words.sections
    for (const name of [verdicts, trend, worst, hours, standingRecords]) await expect(await screen.findByRole('region', { name })).toBeVisible()
    await expect(await screen.findByRole('group', { name: words.fields.mean })).toHaveTextContent('4.25')
  },
}
