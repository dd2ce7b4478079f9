import { createApiClient, VERDICT } from '@smart-fire/api-client'
import { aRecord, createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { SmartFireProvider, type StoredVerdict } from '../provider'
import { ExceptionListDialog } from './exception-list-dialog'

const records = Array.from({ length: 40 }, (_, at) => aRecord({ id: `${at + 1}`, position: `${at + 1}号点位`, raisedAt: Date.UTC(2026, 10, 21) - at * 60_000 }))
const backend = createMockBackend({ world: { records } })
const server = setupServer(...backend.handlers)
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))

beforeAll(() => server.listen())
afterEach(cleanup)
afterAll(() => server.close())

const PATIENCE = { timeout: 10_000 }

it('J that stays pressed goes to the next page, and passes no page before its rows were shown', async () => {
  render(<SmartFireProvider client={client}><ExceptionListDialog open onClose={() => undefined} /></SmartFireProvider>)
  await screen.findByText('1号点位', {}, PATIENCE)
  const area = screen.getByRole('group', { name: '待处理异常列表，可用键盘处理' })
  for (let row = 1; row <= 18; row += 1) fireEvent.keyDown(area, { key: 'j', repeat: row > 1 })
  expect(await screen.findByText('16号点位', {}, PATIENCE)).toBeVisible()
  expect(screen.queryByText('31号点位')).toBeNull()
})

it('names a verdict that an earlier page could not send, and takes it back on request: the operator might send it without knowing what it is', async () => {
  let kept: readonly StoredVerdict[] = [{ verdict: { kind: 'general', id: '1', category: '1', verdict: VERDICT.falseAlarm }, state: 'unsent', savedAt: 0, subject: null, conflict: null }]
  const store = { load: () => kept, save: (verdicts: readonly StoredVerdict[]) => (kept = verdicts) }
  render(<SmartFireProvider client={client} verdictStore={store}><ExceptionListDialog open onClose={() => undefined} /></SmartFireProvider>)
  const row = (await screen.findByText('1号点位', {}, PATIENCE)).closest<HTMLElement>('tr') ?? expect.fail('no row')
  expect(within(row).getByText('未发送 · 误报')).toBeVisible()
  fireEvent.click(within(row).getByRole('button', { name: /^撤回：/ }))
  await waitFor(() => expect(within(row).getByRole('button', { name: /^确认：/ })).toBeVisible())
  expect(kept.filter(({ state }) => state !== 'undone')).toEqual([])
})

it('keys in the menu of the table settings belong to the menu: none of them judges the row below it, or undoes a verdict', async () => {
  render(<SmartFireProvider client={client}><ExceptionListDialog open onClose={() => undefined} /></SmartFireProvider>)
  const row = (await screen.findByText('1号点位', {}, PATIENCE)).closest<HTMLElement>('tr') ?? expect.fail('no row')
  fireEvent.focus(row)
  fireEvent.click(await screen.findByRole('button', { name: '表格设置' }, PATIENCE))
  const menu = await screen.findByRole('menu', {}, PATIENCE)
  for (const key of ['0', 'Enter', 'u', '?']) fireEvent.keyDown(menu, { key })
  expect(within(row).getByRole('button', { name: /^确认：/ })).toBeVisible()
  expect(screen.queryByText('核实结论：误报')).toBeNull()
  expect(screen.queryByText('没有可撤销的操作')).toBeNull()
  // in the list itself they work
  fireEvent.keyDown(row, { key: '0' })
  expect(screen.getByText('核实结论：误报')).toBeInTheDocument()
})
