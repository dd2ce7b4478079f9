import { createApiClient, type NotEnabledRow } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { NO_VALUE } from '@smart-fire/ui'
import { cleanup, render, screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { SmartFireProvider } from '../provider'
import { NotEnabledDialog, type NotEnabledDialogProps } from './index'
import { notEnabledColumns } from './not-enabled-columns'
import { zhCN } from './not-enabled.messages'

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(cleanup)
afterAll(() => server.close())

const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
const open = (place: Omit<NotEnabledDialogProps, 'open' | 'onClose'>) =>
  render(<SmartFireProvider client={client}><NotEnabledDialog {...(place as NotEnabledDialogProps)} open onClose={vi.fn()} /></SmartFireProvider>)

it.each([
  ['of a building, also for a host that passes the hydrant that it does not have', { channelId: '1', buildingId: '12', hydrantId: undefined }, '302室'],
  ['of a hydrant, also for a host that passes the building that it does not have', { channelId: '5', hydrantId: '31', buildingId: undefined }, 'h00000018'],
])('lists what is not enabled %s', async (_of, place, row) => {
  open(place)
  expect(await screen.findByText(row, {}, { timeout: 15_000 })).toBeTruthy()
})

it('has fifteen rows a page at first, and other sizes to choose from (spec 2 §9)', async () => {
  open({ channelId: '1', buildingId: '12' })
  const size = await screen.findByRole('combobox', { name: '每页条数' }, { timeout: 15_000 })
  expect(size).toHaveValue('15')
  expect(within(size).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10 条/页', '15 条/页', '30 条/页', '40 条/页'])
})

it('points of fire hosts have their loop and address, by which they are known there', async () => {
  open({ channelId: '11', buildingId: '12' })
  expect(await screen.findByRole('columnheader', { name: zhCN.columns.loop }, { timeout: 15_000 })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: zhCN.columns.device })).toBeNull()
})

it.each([[true, zhCN.marked], [false, zhCN.unmarked], [null, NO_VALUE]])('whether a device is on the plan is not known where the server does not say it: %s', (marked, text) => {
  const column = notEnabledColumns(zhCN, 'general').find(({ id }) => id === 'marked')
  expect(column?.cell({ marked } as NotEnabledRow)).toBe(text)
})
