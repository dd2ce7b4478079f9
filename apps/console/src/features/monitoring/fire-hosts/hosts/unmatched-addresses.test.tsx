import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RightsContext } from '../../../../screens/rights/rights'
import { clickOpened } from '../../../../testing/click-opened'
import { aFireHost } from './hosts.sample'
import { UnmatchedAddresses } from './unmatched-addresses'

it('says when there are more addresses than are shown', async () => {
  const rows = [{ id: '1', loop: '3', address: '27', alarmType: '火警', hasAlarm: true, reports: 4, lastAt: null }]
  const calls = { points: { unmatched: () => Promise.resolve({ rows, dropped: 0, total: 501 }) } }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => calls } as unknown as ApiClient
  render(
    <SmartFireProvider client={client}>
      <RightsContext.Provider value={new Set()}><UnmatchedAddresses host={aFireHost()} /></RightsContext.Provider>
    </SmartFireProvider>,
  )
  expect(await screen.findByText('只显示最后上报的 1 个')).toBeVisible()
})

it('says that an address was registered: its line just went away', async () => {
  const add = vi.fn(() => Promise.resolve())
  const address = { id: '1', loop: '3', address: '27', alarmType: '火警', hasAlarm: true, reports: 4, lastAt: null }
  const calls = {
    points: { add, unmatched: () => Promise.resolve({ rows: add.mock.calls.length === 0 ? [address] : [], dropped: 0, total: add.mock.calls.length === 0 ? 1 : 0 }) },
    hosts: { list: () => Promise.resolve({ rows: [aFireHost()], total: 1, dropped: 0 }) },
    buildings: { all: () => Promise.resolve([{ id: '12', name: '星河大厦' }]), floorNumbers: () => Promise.resolve([1, 2]) },
  }
  const client = { ...createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' }), with: () => calls } as unknown as ApiClient
  render(
    <SmartFireProvider client={client}>
      <RightsContext.Provider value={new Set(['fireMainframe/fireRelation:btn_add'])}><UnmatchedAddresses host={aFireHost()} /></RightsContext.Provider>
    </SmartFireProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '登记回路 3 地址 27' }))
  await userEvent.type(await screen.findByLabelText(/系列/), '感烟')
  await userEvent.click(await screen.findByRole('combobox', { name: /楼层/ }))
  await clickOpened(await screen.findByRole('option', { name: '1F' }))
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('回路 3 地址 27 已登记')).toBeVisible()
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ loop: '3', address: '27' }), expect.anything())
  expect(await screen.findByText('没有未登记的地址')).toBeVisible()
})
