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
