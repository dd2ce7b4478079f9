import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { NOT_OFFERED, type GroupResponse } from '../../../screens/statistics-screen/statistics-declaration'
import * as kindWords from '../../../screens/statistics-screen/statistics-screen.messages'
import { ScreenStage } from '../../../testing/screen-stage'
import { followToolbar } from '../../../testing/story-world'
import { drawn, drawnLoad, drawnOfHydrants } from './statistics.sample'
import { en, hydrantEn, hydrantZhCN, zhCN } from './statistics.messages'
import screens from './statistics.screen'

export default { title: 'Console 控制台/Screens 页面', id: 'console-screens', tags: ['!autodocs'] } satisfies Meta

const statisticsOf = (key: string, groups: readonly (GroupResponse | undefined)[], globals: Parameters<typeof ScreenStage>[0]['globals']) => {
  const Screen = screens.find((screen) => screen.key === key)?.Screen
  return <ScreenStage globals={globals} search="?period=2026-10-01~2026-10-30">{Screen ? <Screen calls={async (group: number) => groups[group]} /> : null}</ScreenStage>
}

export const SystemStatistics: StoryObj = {
  name: 'System statistics 统计分析',
  beforeEach: followToolbar,
  render: (_, { globals }) => statisticsOf('dianqihuozai/statisticAnly', drawn, globals),
  play: async ({ globals }) => {
    const words = globals.locale === 'en' ? en : zhCN
    await expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible()
    const { verdicts, trend, worst, hours, standingRecords } = words.sections
    for (const name of [verdicts, trend, worst, hours, standingRecords]) await expect(await screen.findByRole('region', { name })).toBeVisible()
    await expect(await screen.findByRole('group', { name: words.fields.mean })).toHaveTextContent('4.25')
  },
}

/** Hydrants: the hours of low and high pressure by hydrant and by area, what happened to them, and the records of each area. */
export const HydrantStatistics: StoryObj = {
  name: 'Hydrant statistics 消火栓统计分析',
  beforeEach: followToolbar,
  render: (_, { globals }) => statisticsOf('hydrant/statisticAnly', [...drawnOfHydrants, drawnLoad], globals),
  play: async ({ globals }) => {
    const words = globals.locale === 'en' ? hydrantEn : hydrantZhCN
    const { pressureHydrants, pressureAreas, eventHydrants, eventAreas, areas } = words.sections
    for (const name of [pressureHydrants, pressureAreas, eventHydrants, eventAreas, areas]) await expect(await screen.findByRole('region', { name })).toBeVisible()
    await expect(await screen.findByRole('group', { name: words.fields.lowHours })).toHaveTextContent('57.4')
    await expect(await within(screen.getByRole('region', { name: pressureHydrants })).findByText(/31\.5/)).toBeVisible()
  },
}

/** The deployed platform has two of the statistics: the others say that it does not offer them, and nothing says that it failed. */
export const DeployedPlatform: StoryObj = {
  name: 'Deployed platform 已有平台的统计分析',
  beforeEach: followToolbar,
  render: (_, { globals }) => statisticsOf('dianqihuozai/statisticAnly', drawn.map((group, at) => (at === 1 || at === 3 ? group : NOT_OFFERED)), globals),
  play: async ({ globals }) => {
    const words = globals.locale === 'en' ? en : zhCN
    const kind = globals.locale === 'en' ? kindWords.en : kindWords.zhCN
    await expect((await screen.findAllByText(kind.notOffered)).length).toBeGreaterThan(5)
    await expect(await within(screen.getByRole('region', { name: words.sections.types })).findByText('漏电')).toBeVisible()
    await expect(within(screen.getByRole('region', { name: words.sections.handled })).queryByText(kind.notOffered)).toBeNull()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}
