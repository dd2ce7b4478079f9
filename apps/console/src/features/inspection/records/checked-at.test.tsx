import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { createApiClient } from '@smart-fire/api-client'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { checkedAtText } from './checked-at'
import sample from './records.sample'
import { outdoorResultsTab } from './results'
import { zhCN } from './results.messages'

const { rows } = sample.parts.outdoor

it('a check by a phone whose clock was ahead is marked in the list, and only such a one; its file has both times', async () => {
  const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
  render(<MemoryRouter><SmartFireProvider client={client} locale="zh-CN"><outdoorResultsTab.Screen calls={{ list: () => Promise.resolve({ rows, total: rows.length, dropped: 0 }) }} /></SmartFireProvider></MemoryRouter>)
  const marked = await screen.findByRole('row', { name: /SW-0003/ })
  expect(within(marked).getByText('手机时间不可信')).toBeTruthy()
  expect(screen.getAllByText('手机时间不可信')).toHaveLength(1)
  expect(rows.map((row) => checkedAtText(row, zhCN))).toEqual(['2026-11-18 09:00:00', '2026-11-18 09:00:00', '2026-11-18 09:00:00 (手机时间不可信 2026-11-20 01:00:00)'])
})
