import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FigureTile } from './figure-tile'
import StatisticsChart from './statistics-chart'

/** The text of a tile with a share. */
function tileOf(value: number, before: number): string | null {
  render(
    <SmartFireProvider client={createApiClient({ getToken: () => null })} locale="zh-CN">
      <FigureTile figure={{ name: 'done', format: 'percent' }} label="完成率" unit={undefined} value={value} before={before} guide={null} />
    </SmartFireProvider>,
  )
  return screen.getByRole('group', { name: '完成率' }).textContent
}

it('writes a share that is close to all or to none as such, and a small change as a change', () => {
  const text = tileOf(2_999 / 3_000, 2_998 / 3_000)
  expect(text).toContain('>99.9%')
  expect(text).toContain('增加 <0.1 个百分点')
})

it('in English one of a figure and of a chart is called otherwise than several', () => {
  const chart = { categories: ['东港集团', '云澜酒店'], series: [{ id: 'count', values: [1, 2] }] }
  render(
    <SmartFireProvider client={createApiClient({ getToken: () => null })} locale="en">
      <FigureTile figure={{ name: 'open' }} label="Open" unit="records" value={1} before={undefined} guide={null} />
      <FigureTile figure={{ name: 'fires' }} label="Fires" unit="records" value={21} before={undefined} guide={null} />
      <StatisticsChart chart={{ name: 'places', kind: 'ranking' }} data={chart} words={{ title: '', one: '', fields: {}, units: { places: 'records' } }} />
    </SmartFireProvider>,
  )
  expect(['Open', 'Fires'].map((name) => screen.getByRole('group', { name }).textContent)).toEqual(['Open1record', 'Fires21records'])
  expect(['1 record', '2 records'].map((text) => screen.getByText(text).className)).toEqual(['chart-ranking-sum', 'chart-ranking-sum'])
})
