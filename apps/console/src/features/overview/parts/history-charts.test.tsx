import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { someHistory } from '../overview.fixtures'
import HistoryCharts from './history-charts'

const { draw } = aMockPlatform()

it('each chart has a heading, as every other card of the overview', () => {
  draw(<HistoryCharts history={someHistory()} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['近 24 小时事件构成', '近 24 小时每小时事件', '近七日事件趋势'])
})

it('each chart says how many rows it could not read, and the kinds of the day are then unknown (domain 25)', () => {
  const { hours, days } = someHistory()
  draw(<HistoryCharts history={someHistory({ hours: { rows: hours.rows.slice(1), dropped: 1 }, days: { rows: days.rows.slice(2), dropped: 2 } })} />)
  const [kinds, byHour, byDay] = screen.getAllByRole('region').map((region) => region.textContent)
  expect(kinds).toContain('有 1 行数据无法读取')
  expect(kinds).toContain('火警–')
  expect(byHour).toContain('有 1 行数据无法读取')
  expect(byDay).toContain('有 2 行数据无法读取')
})
