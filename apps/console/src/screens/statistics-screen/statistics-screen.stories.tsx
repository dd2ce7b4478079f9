import { ApiError } from '@smart-fire/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectEnglishControls } from '../../testing/english-controls'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { drawnChecks, dutyChecks } from './duty-checks.fixtures'
import { NOT_OFFERED, type DrawnGroup, type GroupResponse, type PeriodFilter } from './statistics-declaration'
import { statisticsScreen } from './statistics-screen'

interface Args {
  load: (query: PeriodFilter) => Promise<GroupResponse>
  search?: string
}

const PERIOD = '?period=2026-11-14~2026-11-20'
const { Screen } = statisticsScreen(dutyChecks)

/** The period before had fewer checks, and fewer of them missed. */
const compared = async ({ period }: PeriodFilter) => (period.from < '2026-11-14' ? drawnChecks({ values: [250, 2] }) : drawnChecks())

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Statistics screen 统计页',
  id: 'console-kinds-statistics-screen',
  beforeEach: followToolbar,
  args: { load: compared, search: PERIOD },
  render: ({ load, search = '' }, { globals }) => (
    <ScreenStage globals={globals} search={search}><Screen calls={(_: number, query: PeriodFilter) => load(query)} /></ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByText('增加 28')).toBeVisible()
    await expect(screen.getByText('增加 4')).toBeVisible()
    await expect(await screen.findByRole('region', { name: '每日查岗' })).toBeVisible()
    await expect(await screen.findByRole('region', { name: '片区分布' })).toBeVisible()
  },
}

/** An unknown figure is a dash, and is not compared. */
export const UnknownFigure: Story = {
  args: { load: async () => drawnChecks({ values: [278, null] }) },
  play: async () => {
    await expect(await screen.findByText('278')).toBeVisible()
    await expect(screen.getByRole('group', { name: '未应答' })).toHaveTextContent(/^未应答–$/)
  },
}

/** The comparison fails alone: the figures stay, without a change. */
export const ComparisonFailed: Story = {
  args: { load: async ({ period }) => (period.from < '2026-11-14' ? Promise.reject(new ApiError('network')) : drawnChecks()) },
  play: async () => {
    await expect(await screen.findByText('278')).toBeVisible()
    await expect(screen.queryByText(/增加|减少|持平/)).toBeNull()
  },
}

/** Rows that could not be read are said in their chart; where none is left, it does not look empty. */
export const UnreadRows: Story = {
  args: { load: async () => withUnread(drawnChecks()) },
  play: async () => {
    const drawnInPart = within(await screen.findByRole('region', { name: '每日查岗' }))
    await expect(await drawnInPart.findByText('有 2 行数据无法读取，未画在图上')).toBeVisible()
    await expect(drawnInPart.getByRole('button', { name: '表格' })).toBeVisible()
    await expect(await within(screen.getByRole('region', { name: '片区分布' })).findByText('有 1 行数据无法读取，未画在图上')).toBeVisible()
    await expect(screen.queryByText('所选时间内没有数据')).toBeNull()
  },
}

function withUnread({ charts: [first, ...others], ...drawn }: DrawnGroup): DrawnGroup {
  return { ...drawn, charts: [...(first ? [{ ...first, unread: 2 }] : []), ...others.map(() => ({ categories: [], series: [], unread: 1 }))] }
}

/** Each chart has its table behind its own switch, by the keyboard as well. */
export const Keyboard: Story = {
  play: async () => {
    const chart = within(await screen.findByRole('region', { name: '每日查岗' }))
    const toTable = await chart.findByRole('button', { name: '表格' })
    toTable.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await chart.findByRole('table')).toBeVisible()
  },
}

/** The whole screen in English; only the data keep their language. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Checks per day' })).toBeVisible()
    await expectEnglishControls()
  },
}

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    for (const state of await screen.findAllByRole('status')) await expect(state).toHaveTextContent('加载中')
  },
}

export const Empty: Story = {
  args: { load: async () => drawnChecks({ values: [0, 0], charts: [{ categories: [], series: [] }, { categories: [], series: [] }] }) },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('所选时间内没有数据')).toHaveLength(2))
  },
}

export const Failed: Story = {
  args: { load: () => Promise.reject(new ApiError('network')) },
  play: async () => {
    await expect(await screen.findByText('查岗统计加载失败')).toBeVisible()
    // each chart says it in its own place
    await expect(screen.getByText('每日查岗加载失败')).toBeVisible()
    await expect(screen.getByText('片区分布加载失败')).toBeVisible()
    await expect(screen.queryByText('所选时间内没有数据')).toBeNull()
  },
}

/** A platform without the call says so: it does not look failed, and there is nothing to retry. */
export const NotOffered: Story = {
  args: { load: async () => NOT_OFFERED },
  play: async () => {
    await expect(await screen.findByText('平台未提供：已应答、未应答')).toBeVisible()
    await expect(screen.getAllByText('平台未提供此统计')).toHaveLength(2)
    await expect(screen.queryByText(/加载失败/)).toBeNull()
    await expect(screen.queryByText('所选时间内没有数据')).toBeNull()
    await expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  },
}
