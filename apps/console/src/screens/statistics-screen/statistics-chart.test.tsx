import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import StatisticsChart from './statistics-chart'

const { draw } = aMockPlatform()
const WORDS = { title: '统计', one: '统计', fields: {}, sections: { units: '各单位' }, choices: { units: { count: '次数' } } }
const ranking = (unlisted: number) => (
  <StatisticsChart chart={{ name: 'units', kind: 'ranking' }} data={{ categories: ['东港集团'], series: [{ id: 'count', values: [3] }], unlisted }} words={WORDS} />
)

it('a ranking says how many further members it does not list', () => {
  draw(ranking(2))
  expect(screen.getByText('东港集团')).toBeVisible()
  expect(screen.getByText('另有 2 项未列出')).toBeVisible()
})

it('a ranking that lists every member says nothing of further ones', () => {
  draw(ranking(0))
  expect(screen.queryByText(/未列出/)).toBeNull()
})
