import type { DividedFigures } from '@smart-fire/api-client/inspection-records'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { createApiClient } from '@smart-fire/api-client'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { byBuildingTab, byPersonTab } from './divided'

const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
afterEach(cleanup)

const aRow = (changes: Partial<DividedFigures>): DividedFigures => ({
  id: '1', name: 'A座', buildingId: null, unitId: null, personIds: null, typeName: null, begin: '2026-11-01', end: '2026-11-30', due: 8, done: 6, missed: 2, found: 5, open: 3, overdue: 1, ...changes,
})
const show = async (tab: typeof byBuildingTab, rows: DividedFigures[]) => {
  const calls = { list: () => Promise.resolve({ rows, total: rows.length, dropped: 0 }) }
  render(<MemoryRouter><SmartFireProvider client={client} locale="zh-CN"><tab.Screen calls={calls} /></SmartFireProvider></MemoryRouter>)
  await screen.findByText('A座')
}
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('each number of defects leads to these defects: those found in the period, the open and the overdue ones', async () => {
  await show(byBuildingTab, [aRow({ buildingId: '12' })])
  expect(linkOf('A座 发现隐患 5')).toBe('/?tab=defects&buildingId=12&found=2026-11-01%7E2026-11-30')
  expect(linkOf('A座 未消除隐患 3')).toBe('/?tab=defects&buildingId=12&open=true')
  expect(linkOf('A座 超期隐患 1')).toBe('/?tab=defects&buildingId=12&overdue=true')
})

it('a unit leads to its outdoor defects only', async () => {
  await show(byBuildingTab, [aRow({ unitId: '7' })])
  expect(linkOf('A座 未消除隐患 3')).toBe('/?tab=defects&unitId=7&kind=1&open=true')
})

it('the share done is written beside its bar, and a row without checks has none', async () => {
  await show(byBuildingTab, [aRow({ buildingId: '12' }), aRow({ id: '2', name: 'B座', buildingId: '13', due: 0, done: 0, missed: 0 })])
  expect(within(screen.getByRole('row', { name: /A座/ })).getByText('75%')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /B座/ })).queryByText(/%/)).toBeNull()
})

it('missed checks for which nobody was named have a row of their own, without links', async () => {
  await show(byPersonTab, [aRow({ personIds: 'u1' }), aRow({ id: '2', name: null })])
  const row = screen.getByRole('row', { name: /未指定人员/ })
  expect(within(row).queryByRole('link')).toBeNull()
  expect(linkOf('A座 未消除隐患 3')).toBe('/?tab=defects&personId=u1&open=true')
})

it('the share done is written as in the figures of the other tab: 2,999 of 3,000 checks are not all', async () => {
  await show(byBuildingTab, [aRow({ buildingId: '12', due: 3_000, done: 2_999, missed: 1 })])
  expect(within(screen.getByRole('row', { name: /A座/ })).getByText('>99.9%')).toBeTruthy()
})
