import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { BarChart } from './bar-chart'
import { DonutChart } from './donut-chart'
import { RankingChart } from './ranking-chart'
import { TrendChart } from './trend-chart'

const days = ['11-14', '11-15', '11-16', '11-17', '11-18', '11-19', '11-20']
const handled = { id: 'handled', label: '已处理', values: [12, 9, 14, 7, 11, 8, 5] }
const open = { id: 'open', label: '未处理', values: [0, 1, 0, 2, 0, 3, 6], tone: 'alarm' } as const
const status = [
  { id: 'alarm', label: '报警', value: 2, tone: 'alarm' },
  { id: 'fault', label: '故障', value: 5, tone: 'fault' },
  { id: 'offline', label: '离线', value: 8, tone: 'offline' },
  { id: 'normal', label: '正常', value: 241, tone: 'normal' },
] as const

const meta = {
  title: 'UI 组件/Chart 图表/Statistics 统计图',
  id: 'ui-chart-statistics',
  component: DonutChart,
  args: { label: '设备状态', slices: status, totalLabel: '设备总数' },
  decorators: [(Story) => <Box bg="bg.surface" p="4" borderRadius="lg" maxW="720px"><Story /></Box>],
} satisfies Meta<typeof DonutChart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '设备状态', totalLabel: '设备总数', unit: '个', size: 160 })

export const Donut: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('256')).toBeVisible()
    await expect(canvas.getByText('0.8%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '表格' }))
    await expect(canvas.getByRole('table', { name: '设备状态' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '图表' }))
  },
}

/** Categories without a tone: calm colours, each with a shape. */
export const DonutOfKinds: Story = {
  args: {
    label: '设备类别',
    slices: ['烟感', '温感', '水压', '液位', '电气火灾', '可燃气体'].map((label, index) => ({ id: label, label, value: 60 - index * 9 })),
    totalLabel: '设备',
  },
  async play({ canvasElement }) {
    const marks = [...canvasElement.querySelectorAll('.chart-mark path')].map((mark) => mark.getAttribute('d'))
    await expect(new Set(marks).size).toBe(6)
  },
}

/** An unknown part is a dash, and so are the sum and all shares: nothing is counted as 0. */
export const DonutUnknownPart: Story = {
  args: { slices: [{ id: 'a', label: '报警', value: 2 }, { id: 'b', label: '故障', value: null }] },
  async play({ canvasElement }) {
    const parts = within(canvasElement).getAllByRole('listitem').map((part) => part.textContent)
    await expect(parts).toEqual(['报警2–', '故障––'])
    await expect(within(canvasElement).getByText('–', { selector: '.chart-donut-total' })).toBeVisible()
  },
}

export const DonutEmpty: Story = {
  args: { slices: [], emptyText: '没有设备' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('没有设备')).toBeVisible()
  },
}

export const Bars: Story = {
  render: () => <BarChart label="近七日报警处理" categories={days} series={[handled, open]} unit="次" stacked />,
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('11-20')).toBeVisible()
    await expect(canvasElement.querySelectorAll('.chart-bar')).toHaveLength(11)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '表格' }))
    await expect(within(canvasElement).getByRole('columnheader', { name: '未处理' })).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '图表' }))
  },
}

/** An unknown value is a dash, never a missing bar that looks like 0. Long numbers have their space beside the axis. */
export const BarsUnknown: Story = {
  render: () => (
    <BarChart label="各单位报警次数" categories={['星河大厦', '云岭中学', '滨江广场']} unit="次" series={[{ id: 'count', label: '报警', values: [1_234_567, null, 800_000], tone: 'alarm' }]} />
  ),
  async play({ canvasElement }) {
    const svg = canvasElement.querySelector('svg.chart-drawing')?.getBoundingClientRect()
    const texts = [...canvasElement.querySelectorAll('svg.chart-drawing text')]
    await expect(texts.map((text) => text.firstChild?.textContent)).toEqual(expect.arrayContaining(['–', '1,000,000', '云岭中学']))
    for (const text of texts) await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(svg?.left ?? Infinity)
  },
}

export const Trend: Story = {
  render: () => (
    <TrendChart
      label="近七日趋势"
      categories={days}
      series={[{ id: 'fire', label: '火警', values: [3, 2, 5, null, 1, 0, 4], tone: 'alarm' }, { id: 'fault', label: '故障', values: [8, 6, 9, null, 7, 5, 6], tone: 'fault' }]}
      unit="次"
    />
  ),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('11-17')).toBeVisible()
    await expect(canvasElement.querySelector('.chart-trend')?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  },
}

/** Names are complete, however long; a part that is unknown makes the sum a dash. */
export const Ranking: Story = {
  render: () => (
    <RankingChart
      label="故障最多的设备" unit="次"
      categories={['YG-000123', 'YG-000998', 'XFS-0001']} details={['锦绣商业广场 地下二层停车场东北角配电间', '星河大厦 3F 走廊', null]}
      series={[{ id: 'fires', label: '火警', values: [3, 0, 1], tone: 'alarm' }, { id: 'faults', label: '故障', values: [12, 9, null], tone: 'fault' }]}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem').slice(0, 3).map((row) => row.textContent)).toEqual(['YG-000123锦绣商业广场 地下二层停车场东北角配电间15 次', 'YG-000998星河大厦 3F 走廊9 次', 'XFS-0001–'])
    await userEvent.click(canvas.getByRole('button', { name: '表格' }))
    await expect(canvas.getByRole('table', { name: '故障最多的设备' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '图表' }))
  },
}

/** The bars begin at one line, however wide the values beside them are. */
export const RankingOfWideValues: Story = {
  render: () => <RankingChart label="各单位核实用时" unit="分钟" categories={['澜湾天街', '万诚商业', '云璟物业']} series={[{ id: 'half', label: '用时', values: [1234.5, 12.1, 3] }]} />,
  async play({ canvasElement }) {
    const starts = [...canvasElement.querySelectorAll('.chart-ranking-bar')].map((bar) => bar.getBoundingClientRect().left)
    await expect(starts).toHaveLength(3)
    await expect(new Set(starts).size).toBe(1)
  },
}

/** A guide value is a line with its name; the axis reaches it. */
export const BarsWithGuide: Story = {
  render: () => <BarChart label="每小时报警" categories={['0', '1', '2']} series={[{ id: 'mean', label: '平均', values: [0.5, 2, 1] }]} guide={{ value: 6, label: '参考值 6' }} />,
  async play({ canvasElement }) {
    const name = await within(canvasElement).findByText('参考值 6')
    const picture = name.closest('svg')?.getBoundingClientRect()
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture?.top ?? Number.NaN)
  },
}
