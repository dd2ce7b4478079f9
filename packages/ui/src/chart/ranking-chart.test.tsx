import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { RankingChart } from './ranking-chart'

it('draws what is known of each sum within its line, and says a dash for a sum of which a part is unknown', () => {
  render(
    <UiRoot>
      <RankingChart label="告警排行" categories={['甲楼', '乙楼', '丙楼']} unit="次" series={[{ id: 'fire', label: '火警', values: [90, 5, null] }, { id: 'fault', label: '故障', values: [null, 40, null] }]} />
    </UiRoot>,
  )
  const lines = screen.getAllByRole('listitem').slice(0, 3)
  expect(lines.map((line) => [...line.querySelectorAll<HTMLElement>('.chart-ranking-part')].map(({ style }) => style.width))).toEqual([['100%'], [`${500 / 90}%`, `${4000 / 90}%`], []])
  expect(lines.map((line) => line.querySelector('.chart-ranking-sum')?.textContent)).toEqual(['–', '45 次', '–'])
})
