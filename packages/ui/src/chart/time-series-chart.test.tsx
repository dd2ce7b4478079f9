import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SlidePanel } from '../components/dialog/slide-panel'
import { UiRoot } from '../root/ui-root'
import type { ChartPoint } from './series'
import { TimeSeriesChart } from './time-series-chart'

afterEach(() => void vi.useRealTimers())

const START = Date.parse('2026-11-20T08:00:00+08:00')
const points = Array.from({ length: 100 }, (_, index): ChartPoint => ({ at: START + index * 60_000, value: index }))

it('follows the pointer without a render, its text twenty times a second at most', () => {
  vi.useFakeTimers()
  let renders = 0
  const { container } = render(<UiRoot><Profiler id="chart" onRender={() => { renders += 1 }}><TimeSeriesChart label="温度" points={points} unit="℃" /></Profiler></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  const before = renders
  const dot = container.querySelector<HTMLElement>('.chart-dot')
  const places = new Set<string | undefined>()
  for (let x = 60; x <= 640; x += 1) {
    fireEvent.pointerMove(plot, { clientX: x, clientY: 100 })
    places.add(dot?.style.transform)
  }
  expect(places.size).toBeGreaterThan(90)
  expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('5 ℃') // that of the first step
  act(() => void vi.advanceTimersByTime(48))
  expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('99 ℃')
  expect(renders).toBe(before)
  expect(before).toBeGreaterThan(0)
})

it('says the value of a key at once, also while the pointer rests', () => {
  render(<UiRoot><TimeSeriesChart label="温度" points={points} unit="℃" /></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  fireEvent.pointerMove(plot, { clientX: 300, clientY: 100 })
  fireEvent.keyDown(plot, { key: 'End' })
  expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('99 ℃')
})

it('announces its range and each reading', () => {
  render(<UiRoot><TimeSeriesChart label="温度" points={points} unit="℃" /></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  const description = document.getElementById(plot.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain('最低 0 ℃，最高 99 ℃，最新 99 ℃（2026-11-20 09:39:00）')
  fireEvent.keyDown(plot, { key: 'Home' })
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  expect(screen.getAllByRole('status').map((node) => node.textContent)).toContain('2026-11-20 08:01:00，1 ℃')
})

it('keeps its reading when new samples come, and says the value of its instant', () => {
  const { rerender } = render(<UiRoot><TimeSeriesChart label="温度" points={points} unit="℃" /></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  fireEvent.keyDown(plot, { key: 'Home' })
  for (let step = 0; step < 7; step += 1) fireEvent.keyDown(plot, { key: 'ArrowRight' })
  rerender(<UiRoot><TimeSeriesChart label="温度" points={[...points, { at: START + 100 * 60_000, value: 500 }]} unit="℃" /></UiRoot>)
  expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('7 ℃')
  fireEvent.keyDown(plot, { key: 'ArrowRight' })
  expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('8 ℃')
})

it('hides its reading when its instant is not shown any more', () => {
  const { container, rerender } = render(<UiRoot><TimeSeriesChart label="温度" points={points} unit="℃" /></UiRoot>)
  fireEvent.keyDown(screen.getByRole('application', { name: '温度' }), { key: 'Home' })
  rerender(<UiRoot><TimeSeriesChart label="温度" points={points.map(({ at, value }) => ({ at: at + 86_400_000, value }))} unit="℃" /></UiRoot>)
  expect(container.querySelector<HTMLElement>('.chart-tip')?.style.visibility).toBe('hidden')
})

it('reads nothing by key or pointer where no value is shown', () => {
  const { container } = render(<UiRoot><TimeSeriesChart label="温度" points={points} unit="℃" from={START + 86_400_000} to={START + 90_000_000} /></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  for (const key of ['End', 'Home', 'ArrowLeft', 'ArrowRight']) fireEvent.keyDown(plot, { key })
  fireEvent.pointerMove(plot, { clientX: 300, clientY: 100 })
  expect(container.querySelector<HTMLElement>('.chart-tip')?.style.visibility).not.toBe('visible')
  expect(container.querySelector('.chart-tip')?.textContent).toBe('')
  expect(screen.getAllByRole('status').map((node) => node.textContent)).toEqual([''])
})

it('says the lowest, highest and latest value of what is shown, not of what is beside it', () => {
  const far = [{ at: START, value: 1 }, { at: START + 600_000, value: 2 }, { at: START + 6_000_000, value: 3 }]
  const summary = () => document.getElementById(screen.getByRole('application', { name: '温度' }).getAttribute('aria-describedby') ?? '')?.textContent
  const { rerender } = render(<UiRoot><TimeSeriesChart label="温度" points={far} unit="℃" from={START + 300_000} to={START + 900_000} /></UiRoot>)
  expect(summary()).toContain('最低 2 ℃，最高 2 ℃，最新 2 ℃（2026-11-20 08:10:00）')
  rerender(<UiRoot><TimeSeriesChart label="温度" points={far} unit="℃" from={START + 900_000} to={START + 1_200_000} /></UiRoot>)
  expect(summary()).toContain('无数据')
})

it.each([NaN, Infinity])('draws its line also with a limit that is no number: %d', (value) => {
  const { container } = render(<UiRoot><TimeSeriesChart label="温度" points={points} thresholds={[{ value, label: '上限', tone: 'alarm' }, { value: 50, label: '预警', tone: 'fault' }]} /></UiRoot>)
  const heights = (container.querySelector('.chart-line')?.getAttribute('d') ?? '').split(/[ML]/).slice(1).map((place) => Number(place.split(' ')[1]))
  expect(new Set(heights).size).toBeGreaterThan(50)
  expect(heights.every((px) => px >= 0 && px <= 260)).toBe(true)
  expect(container.querySelectorAll('.chart-threshold')).toHaveLength(1)
})

it('reads no value beside the plot, although its line goes there', () => {
  const far = [{ at: START, value: 1 }, { at: START + 600_000, value: 2 }, { at: START + 6_000_000, value: 3 }]
  render(<UiRoot><TimeSeriesChart label="温度" points={far} unit="℃" from={START + 300_000} to={START + 900_000} /></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  for (const clientX of [20, 630]) {
    fireEvent.pointerMove(plot, { clientX, clientY: 100 })
    expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('2 ℃')
  }
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
    fireEvent.keyDown(plot, { key })
    expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('2 ℃')
  }
})

it('draws a contact as a step between two words', () => {
  const contact = points.map(({ at }, index) => ({ at, value: index < 50 ? 0 : 1 }))
  const { container } = render(<UiRoot><TimeSeriesChart label="烟感" points={contact} states={['正常', '报警']} /></UiRoot>)
  const plot = screen.getByRole('application', { name: '烟感' })
  expect([...container.querySelectorAll('svg text')].map((node) => node.textContent)).toEqual(expect.arrayContaining(['正常', '报警']))
  fireEvent.keyDown(plot, { key: 'Home' })
  expect(screen.getAllByRole('status').map((node) => node.textContent)).toContain('2026-11-20 08:00:00，正常')
  fireEvent.keyDown(plot, { key: 'End' })
  expect(screen.getAllByRole('status').map((node) => node.textContent)).toContain('2026-11-20 09:39:00，报警')
  expect(container.querySelector('.chart-line')?.getAttribute('d')).not.toContain('L')
})

it('adds no elements outside its own', () => {
  const { container } = render(<UiRoot><TimeSeriesChart label="温度" points={points} /></UiRoot>)
  expect(document.querySelectorAll('svg').length).toBe(container.querySelectorAll('svg').length)
})

it('handles Escape only while it is zoomed', () => {
  let reached = 0
  render(<UiRoot><div role="presentation" onKeyDown={() => { reached += 1 }}><TimeSeriesChart label="温度" points={points} /></div></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  fireEvent.keyDown(plot, { key: 'Escape' })
  expect(reached).toBe(1)
  fireEvent.keyDown(plot, { key: '+' })
  fireEvent.keyDown(plot, { key: 'Escape' })
  expect(reached).toBe(1)
  expect(screen.queryByRole('button', { name: '重置缩放' })).toBeNull()
})

it('keeps the dialog around it open when Escape resets its zoom', async () => {
  const onClose = vi.fn()
  render(<UiRoot><SlidePanel open onClose={onClose} title="实时数据"><TimeSeriesChart label="温度" points={points} /></SlidePanel></UiRoot>)
  const plot = await screen.findByRole('application', { name: '温度' })
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  act(() => plot.focus())
  const escape = () => act(async () => void fireEvent.keyDown(plot, { key: 'Escape' }))
  fireEvent.keyDown(plot, { key: '+' })
  await escape()
  expect(screen.queryByRole('button', { name: '重置缩放' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await escape()
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows a single sample in the middle of a minute', () => {
  const { container } = render(<UiRoot><TimeSeriesChart label="温度" points={[{ at: START, value: 7 }]} unit="℃" /></UiRoot>)
  expect(container.querySelector('.chart-line')?.getAttribute('d')).toMatch(/^M\d+(\.\d)? \d+(\.\d)?h0$/)
  // without a range there would be one label at most
  expect(container.querySelectorAll('.visx-axis-bottom text').length).toBeGreaterThan(1)
  fireEvent.keyDown(screen.getByRole('application', { name: '温度' }), { key: 'End' })
  expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('7 ℃')
})

it('shows the last sample of a device whose clock is ahead, also when it ends now', () => {
  vi.useFakeTimers({ now: START + 50 * 60_000 })
  render(<UiRoot><TimeSeriesChart label="温度" points={points} unit="℃" live /></UiRoot>)
  fireEvent.keyDown(screen.getByRole('application', { name: '温度' }), { key: 'End' })
  expect(screen.getByText(/^\d+ ℃$/).textContent).toBe('99 ℃')
})

it('has no mark of now while an earlier time is looked at', () => {
  vi.useFakeTimers({ now: START + 130 * 60_000 })
  render(<UiRoot><TimeSeriesChart label="温度" points={points} live /></UiRoot>)
  const plot = screen.getByRole('application', { name: '温度' })
  fireEvent.keyDown(plot, { key: 'Home' })
  for (let step = 0; step < 3; step += 1) fireEvent.keyDown(plot, { key: '+' })
  expect(screen.queryByText('现在')).toBeNull()
  fireEvent.keyDown(plot, { key: 'Escape' })
  expect(screen.getByText('现在')).toBeTruthy()
})

it('writes a missing value in its table as such, and turns back a page that is no longer there', () => {
  const some = points.slice(0, 25).map((point, index) => (index === 24 ? { ...point, value: null } : point))
  const { rerender } = render(<UiRoot><TimeSeriesChart label="温度" points={some} unit="℃" /></UiRoot>)
  fireEvent.click(screen.getByRole('button', { name: '表格' }))
  for (let page = 1; page < 3; page += 1) fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('无数据')
  rerender(<UiRoot><TimeSeriesChart label="温度" points={points.slice(0, 12)} unit="℃" /></UiRoot>)
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('11 ℃')
})

it('ends now, marks it, and moves on with the minutes', () => {
  vi.useFakeTimers({ now: START + 130 * 60_000 })
  const { container } = render(<UiRoot><TimeSeriesChart label="温度" points={points} live /></UiRoot>)
  const lastSample = () => Number(container.querySelector('.chart-line')?.getAttribute('d')?.split(/[A-Z ,]/).at(-2))
  expect(screen.getByText('现在')).toBeTruthy()
  const before = lastSample()
  act(() => void vi.advanceTimersByTime(60 * 60_000))
  expect(lastSample()).toBeLessThan(before)
})

it('says its limits, and has no mark of now for a day that is over', () => {
  render(<UiRoot><TimeSeriesChart label="温度" points={points} thresholds={[{ value: 70, label: '上限 70 ℃', tone: 'alarm' }]} /></UiRoot>)
  const description = document.getElementById(screen.getByRole('application', { name: '温度' }).getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain('限值：上限 70 ℃。')
  expect(screen.queryByText('现在')).toBeNull()
})
