import { createApiClient } from '@smart-fire/api-client'
import { aFaultRecord, aRecord, createMockBackend, type MockBackend } from '@smart-fire/api-client/mock'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { LinkStatus, SmartFireProvider } from '../provider'
import { AlarmFeed, type AlarmFeedProps } from './alarm-feed'

// a whole provider in jsdom, with two cores for everyone
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let backend: MockBackend
beforeEach(() => {
  backend = createMockBackend({ world: { records: [] } })
  server.use(...backend.handlers)
})

async function open(props: AlarmFeedProps = {}) {
  const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
  const rendered = render(
    <StrictMode>
      <SmartFireProvider client={client} alarms={{ userId: '9' }}>
        <LinkStatus />
        <AlarmFeed {...props} />
      </SmartFireProvider>
    </StrictMode>,
  )
  await screen.findByText('实时连接正常')
  return rendered
}

const raise = (...records: Parameters<MockBackend['raise']>) => act(() => backend.raise(...records))

it('shows a pushed fire with building, equipment type, time and its points', async () => {
  await open()
  raise(aRecord({ id: '5' }))
  const notice = await screen.findByRole('article', { name: '星河大厦' })
  expect(notice.textContent).toContain('2026-10-12 09:30:00')
  expect(notice.textContent).toContain('无线感烟探测器')
  expect(notice.textContent).toContain('报警')
  expect(notice.textContent).toContain('烟雾报警')
  expect(notice.getAttribute('data-tone')).toBe('alarm')
})

it('opens the record of a notice', async () => {
  const onOpenRecord = vi.fn()
  await open({ onOpenRecord })
  raise(aRecord({ id: '5' }))
  fireEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: '查看' }))
  expect(onOpenRecord).toHaveBeenCalledWith(expect.objectContaining({ kind: 'general', id: '5' }))
})

it('keeps the entry when the notice is closed, until it is acknowledged', async () => {
  await open()
  raise(aFaultRecord({ id: '5' }))
  fireEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('article')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /报警动态/ }))
  const panel = screen.getByRole('region', { name: '报警动态' })
  fireEvent.click(within(panel).getByRole('button', { name: '知悉' }))
  expect(within(panel).getByText('已知悉')).toBeTruthy()
})

it('ends everything of an alarm that a colleague has handled', async () => {
  await open()
  raise(aRecord({ id: '5' }))
  await screen.findByRole('article')
  act(() => backend.handle({ kind: 'general', id: '5' }, { handledBy: '李强', verdict: '0' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

it('draws five notices and counts the others', async () => {
  await open()
  act(() => {
    for (let id = 1; id <= 8; id += 1) backend.raise(aRecord({ id: `${id}`, sensorNumber: `s${id}` }))
  })
  await screen.findByText(/另有 3 条/)
  expect(screen.getAllByRole('article')).toHaveLength(5)
})

it('says in one notice what arrived while the link was down', async () => {
  await open()
  backend.alarms.reachable = false
  act(() => backend.alarms.drop())
  for (const id of ['1', '2', '3']) backend.world.records.push(aRecord({ id, sensorNumber: `s${id}` }))
  backend.alarms.reachable = true
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByRole('article', { name: '断线期间新增 3 条报警' })
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('leaves no link behind', async () => {
  const { unmount } = await open()
  raise(aRecord({ id: '5' }))
  await screen.findByRole('article')
  unmount()
  await waitFor(() => expect(backend.alarms.openLinks).toBe(0))
})
