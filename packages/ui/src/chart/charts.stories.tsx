import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { Button } from '../components/button/button'
import type { ChartPoint } from './series'
import { TimeSeriesChart } from './time-series-chart'

const MIDNIGHT = Date.parse('2026-11-20T00:00:00+08:00')
const MINUTE_MS = 60_000

/** One day with a spike of one minute at 14:23 and two hours without data. */
function day(): ChartPoint[] {
  return Array.from({ length: 1440 }, (_, minute) => {
    const calm = 22 + 3 * Math.sin((minute / 1440) * 2 * Math.PI - 2) + 0.4 * Math.sin(minute * 1.7)
    const value = minute >= 480 && minute < 600 ? null : minute === 863 ? 71.4 : Number(calm.toFixed(1))
    return { at: MIDNIGHT + minute * MINUTE_MS, value }
  })
}

const points = day()

const meta = {
  title: 'UI 组件/Chart 图表/TimeSeriesChart 曲线',
  id: 'ui-chart-timeserieschart',
  component: TimeSeriesChart,
  args: {
    label: '温度 · 3F 东侧走廊', points, unit: '℃', from: MIDNIGHT, to: MIDNIGHT + 24 * 60 * MINUTE_MS,
    thresholds: [{ value: 57, label: '报警 57 ℃', tone: 'alarm' }, { value: 45, label: '预警 45 ℃', tone: 'fault' }],
  },
  decorators: [(Story) => <Box bg="bg.surface" p="4" borderRadius="lg" maxW="980px"><Story /></Box>],
} satisfies Meta<typeof TimeSeriesChart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '温度 · 3F 东侧走廊', unit: '℃', height: 260, live: false })

const plotIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('application', { name: '温度 · 3F 东侧走廊' })

async function pointAt(plot: HTMLElement, share: number, type: 'pointerMove' | 'pointerDown' | 'pointerUp' | 'pointerOut', y = 0.5, pointerType = 'mouse') {
  const box = plot.getBoundingClientRect()
  await fireEvent[type](plot, { clientX: box.left + box.width * share, clientY: box.top + box.height * y, button: 0, pointerId: 1, isPrimary: true, pointerType, bubbles: true })
}

/** The path has two parts: before and after the two hours without data. */
export const DayWithSpikeAndGap: Story = {
  async play({ canvasElement }) {
    await plotIn(canvasElement)
    const line = canvasElement.querySelector('.chart-line')
    await expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
    await expect(within(canvasElement).getByText('报警 57 ℃')).toBeVisible()
    for (const text of ['11-20', '12:00', '℃']) await expect(within(canvasElement).getByText(text)).toBeVisible()
  },
}

export const PointerShowsTheSpike: Story = {
  async play({ canvasElement }) {
    const plot = await plotIn(canvasElement)
    const line = canvasElement.querySelector('.chart-line')?.getBoundingClientRect()
    const box = plot.getBoundingClientRect()
    const axisLeft = (line?.left ?? 0) - box.left
    await pointAt(plot, (axisLeft + (line?.width ?? 0) * (863 / 1439)) / box.width, 'pointerMove', 0.1)
    await expect(within(plot).getByText('71.4 ℃')).toBeVisible()
    await expect(within(plot).getByText('2026-11-20 14:23:00')).toBeVisible()
  },
}

export const ReadAndZoomByKeyboard: Story = {
  async play({ canvasElement }) {
    const plot = await plotIn(canvasElement)
    plot.focus()
    await userEvent.keyboard('{Home}')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^2026-11-20 00:00:00，[\d.]+ ℃$/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('status')).not.toHaveTextContent('00:00:00')
    await userEvent.keyboard('+')
    const reset = await within(canvasElement).findByRole('button', { name: '重置缩放' })
    await userEvent.click(reset)
    await expect(within(canvasElement).queryByRole('button', { name: '重置缩放' })).toBeNull()
  },
}

export const DraggingZooms: Story = {
  async play({ canvasElement }) {
    const plot = await plotIn(canvasElement)
    plot.setPointerCapture = () => {} // the browser has no pointer 1, because the events are made here
    await pointAt(plot, 0.5, 'pointerDown')
    await pointAt(plot, 0.6, 'pointerMove')
    await pointAt(plot, 0.7, 'pointerUp')
    await expect(await within(canvasElement).findByRole('button', { name: '重置缩放' })).toBeVisible()
    await waitFor(() => expect(within(canvasElement).queryByText('06:00')).toBeNull())
  },
}

/** The wheel scrolls the page; it zooms a chart that has the focus, around the pointer. */
export const WheelZoomsTheFocusedChart: Story = {
  async play({ canvasElement }) {
    const plot = await plotIn(canvasElement)
    const turn = () => fireEvent.wheel(plot, { deltaY: -120, clientX: plot.getBoundingClientRect().left + 200, bubbles: true, cancelable: true })
    await expect(await turn()).toBe(true)
    await expect(within(canvasElement).queryByRole('button', { name: '重置缩放' })).toBeNull()
    plot.focus()
    await expect(await turn()).toBe(false)
    await expect(await within(canvasElement).findByRole('button', { name: '重置缩放' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: '重置缩放' })).toBeNull())
  },
}

/** Touch: a tap shows a value, a horizontal drag zooms, a vertical drag scrolls the page. */
export const ByTouch: Story = {
  async play({ canvasElement }) {
    const plot = await plotIn(canvasElement)
    plot.setPointerCapture = () => {} // as above
    const touch = 'touch'
    await expect(getComputedStyle(plot).touchAction).toBe('pan-y')
    await pointAt(plot, 0.3, 'pointerDown', 0.5, touch)
    await pointAt(plot, 0.31, 'pointerUp', 0.5, touch)
    await pointAt(plot, 0.31, 'pointerOut', 0.5, touch)
    await expect(plot.querySelector('.chart-tip')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: '重置缩放' })).toBeNull()
    await pointAt(plot, 0.3, 'pointerDown', 0.5, touch)
    await pointAt(plot, 0.5, 'pointerMove', 0.5, touch)
    await expect(plot.querySelector('.chart-brush')).toBeVisible()
    await pointAt(plot, 0.6, 'pointerUp', 0.5, touch)
    await expect(await within(canvasElement).findByRole('button', { name: '重置缩放' })).toBeVisible()
  },
}

export const AsTable: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '表格' }))
    await expect(canvas.getByRole('table', { name: '温度 · 3F 东侧走廊' })).toBeVisible()
    await expect(canvas.getByText('共 1440 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '图表' }))
    await expect(await plotIn(canvasElement)).toBeVisible()
  },
}

const MILLION = 1_000_000

function million() {
  const at = Float64Array.from({ length: MILLION }, (_, second) => MIDNIGHT + second * 1000)
  const value = Float64Array.from({ length: MILLION }, (_, second) => 22 + 3 * Math.sin(second / 40_000) + 0.3 * Math.sin(second * 1.7))
  value[654_321] = 71.4
  return { at, value }
}

const millionSamples = million()

/** Eleven days with a sample per second: a few thousand vertices, the spike of one second included. */
export const AMillionSamples: Story = {
  // not as args, because Storybook would send them through its channel
  render: (args) => <TimeSeriesChart {...args} points={millionSamples} from={undefined} to={undefined} />,
  async play({ canvasElement }) {
    const plot = await plotIn(canvasElement)
    const vertices = canvasElement.querySelector('.chart-line')?.getAttribute('d')?.match(/[ML]/g) ?? []
    await expect(vertices.length).toBeGreaterThan(900)
    await expect(vertices.length).toBeLessThanOrEqual(4 * plot.clientWidth)
    await expect(plot).toHaveAccessibleDescription(/最高 71.4 ℃/)
  },
}

export const Empty: Story = {
  args: { points: [], emptyText: '所选时间内没有数据' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('所选时间内没有数据')).toBeVisible()
  },
}

function Growing() {
  const [count, setCount] = useState(600)
  const { from, points: all } = { from: undefined, points }
  const [shown, setShown] = useState(() => all.slice(0, 600))
  const append = () => {
    setCount(count + 300)
    setShown(all.slice(0, count + 300))
  }
  return (
    <>
      <TimeSeriesChart label="温度 · 3F 东侧走廊" points={shown} unit="℃" from={from} />
      <Button onClick={append}>追加五小时</Button>
    </>
  )
}

export const LiveAppend: Story = {
  render: () => <Growing />,
  async play({ canvasElement }) {
    await plotIn(canvasElement)
    await expect(within(canvasElement).queryByText('14:00')).toBeNull()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '追加五小时' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('.visx-axis-bottom text').length).toBeGreaterThan(3))
    await expect(within(canvasElement).getByText('14:00')).toBeVisible()
  },
}
