import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NO_VALUE } from '../components/data/no-value'
import { UiRoot } from '../root/ui-root'
import { BarChart } from './bar-chart'
import { DonutChart } from './donut-chart'
import { RankingChart } from './ranking-chart'
import { TrendChart } from './trend-chart'

const categories = ['一', '二', '三']
const numbersOf = (container: HTMLElement) => container.innerHTML.match(/NaN|Infinity|∞/g)

it.each([NaN, Infinity, -Infinity])('a value that is no amount is unknown, and leaves the others of its chart as they are: %d', (broken) => {
  const series = [{ id: 'a', label: '火警', values: [3, broken, 5] }]
  for (const Chart of [BarChart, TrendChart, RankingChart]) {
    const { container, unmount } = render(<UiRoot><Chart label="事件" categories={categories} series={series} /></UiRoot>)
    expect(numbersOf(container)).toBeNull()
    if (Chart !== TrendChart) expect(screen.getByText(NO_VALUE)).toBeTruthy()
    unmount()
  }
})

it.each([NaN, Infinity, -Infinity])('a part that is no amount is unknown, and so are the whole and the shares: %d', (broken) => {
  const { container } = render(<UiRoot><DonutChart label="构成" totalLabel="事件" slices={[{ id: 'a', label: '火警', value: broken }, { id: 'b', label: '故障', value: 5 }]} /></UiRoot>)
  expect(numbersOf(container)).toBeNull()
  expect(screen.getByText('5')).toBeTruthy()
  expect(screen.getAllByText(NO_VALUE).length).toBeGreaterThanOrEqual(3)
})
