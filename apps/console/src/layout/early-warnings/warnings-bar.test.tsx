import { createApiClient } from '@smart-fire/api-client'
import { createMockAlarmSocket, createMockBackend, wireWarning, type MockBackend } from '@smart-fire/api-client/mock'
import type { PushedWarning } from '@smart-fire/api-client/warnings'
import { LinkStatus, SmartFireProvider } from '@smart-fire/dialogs/provider'
import * as sound from '@smart-fire/dialogs/warning-tone'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import WarningsBar from './warnings-bar'

configure({ asyncUtilTimeout: 10_000 })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

let backend: MockBackend
/** rows of the list of open warnings */
let listed: object[]
const play = vi.fn<(tone: string) => Promise<boolean>>(() => Promise.resolve(true))
beforeEach(() => {
  backend = createMockBackend({ world: { records: [] } })
  listed = []
  server.use(http.get('*/deviceEarlyWarning/pageList', () => HttpResponse.json({ status: 200, data: { total: listed.length, rows: listed } })), ...backend.handlers)
  vi.spyOn(sound, 'playWarningTone').mockImplementation(play)
})
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
  play.mockClear()
})

const RAISED_AT = Date.UTC(2026, 10, 19, 20)
const aRow = (id: number, changes: Partial<PushedWarning> = {}) => wireWarning({
  id: String(id), level: '紧急', rank: 3, color: '#E5484D', buildingName: '星河大厦', floor: -1, position: '配电室', point: '剩余电流', value: 291, unit: 'mA', raisedAt: RAISED_AT, ...changes,
})
const push = (...rows: object[]) => act(async () => {
  rows.forEach((warning) => backend.alarms.push({ type: 'earlyWarning', warning, seq: null, epoch: null }))
  await Promise.resolve()
})
const bar = () => within(screen.getByRole('status', { name: '预警提醒' }))

async function open(maySound = true, { openWebSocket } = backend.alarms) {
  const client = createApiClient({ ...backend.clientOptions({ baseUrl: 'http://mock.local' }), openWebSocket })
  render(
    <MemoryRouter>
      <SmartFireProvider client={client} alarms={{ userId: '9' }}><LinkStatus /><WarningsBar path="/gailan/earlyWarning" maySound={maySound} /></SmartFireProvider>
    </MemoryRouter>,
  )
  await screen.findByText('实时连接正常')
}

it('says of a pushed warning its level, place and value, sounds its tone once, and leads to the list', async () => {
  await open()
  await push(aRow(7, { tone: 'wave' }))
  expect(await bar().findByText('1 条预警未处理')).toBeTruthy()
  expect(bar().getByText('紧急')).toBeTruthy()
  expect(bar().getByText(/星河大厦 -1F 配电室 · 剩余电流 291 mA/)).toBeTruthy()
  expect(bar().getByRole('link', { name: '查看预警' }).getAttribute('href')).toBe('/gailan/earlyWarning')
  await waitFor(() => expect(play.mock.calls).toEqual([['wave']]))
  await push(aRow(7, { tone: 'wave' }))
  expect(play).toHaveBeenCalledTimes(1)
})

it('shows the worst of several, and goes when all are handled or over', async () => {
  await open()
  await push(aRow(7), aRow(8, { level: '关注', rank: 1 }))
  expect(await bar().findByText('2 条预警未处理')).toBeTruthy()
  expect(bar().queryByText('关注')).toBeNull()
  await push(aRow(7, { handled: true }))
  expect(await bar().findByText('关注')).toBeTruthy()
  await push(aRow(8, { endedAt: RAISED_AT + 300_000, handled: true }))
  await waitFor(() => expect(bar().queryByText(/预警未处理/)).toBeNull())
})

it('shows the warnings that were open before, without a sound, until they are put aside', async () => {
  listed = [aRow(7), aRow(8)]
  await open()
  expect(await bar().findByText('2 条预警未处理')).toBeTruthy()
  fireEvent.click(bar().getByRole('button', { name: '知道了' }))
  expect(bar().queryByText(/预警未处理/)).toBeNull()
  expect(play).not.toHaveBeenCalled()
  await push(aRow(9))
  expect(await bar().findByText('1 条预警未处理')).toBeTruthy()
})

it('keeps what is pushed while the list is being read, and what the list says of the others', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => { answer = resolve })
  server.use(http.get('*/deviceEarlyWarning/pageList', async () => {
    await held
    return HttpResponse.json({ status: 200, data: { total: 2, rows: [aRow(7), aRow(8)] } })
  }))
  await open()
  await push(aRow(8, { handled: true }), aRow(9))
  expect(await bar().findByText('1 条预警未处理')).toBeTruthy()
  answer()
  // 7 of the list and 9 of the push; 8 was handled after the list was read
  expect(await bar().findByText('2 条预警未处理')).toBeTruthy()
})

it('what was put aside while the list was being read stays aside', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => { answer = resolve })
  server.use(http.get('*/deviceEarlyWarning/pageList', async () => {
    await held
    return HttpResponse.json({ status: 200, data: { total: 1, rows: [aRow(7)] } })
  }))
  await open()
  await push(aRow(9))
  fireEvent.click(await bar().findByRole('button', { name: '知道了' }))
  answer()
  expect(await bar().findByText('1 条预警未处理')).toBeTruthy()
})

it('says how many are open when none of them could be read, and when all that were read are handled: no bar would look like no warning', async () => {
  let data = { total: 3, rows: [aRow(7), { id: null }] }
  server.use(http.get('*/deviceEarlyWarning/pageList', () => HttpResponse.json({ status: 200, data })))
  await open()
  expect(await bar().findByText('3 条预警未处理')).toBeTruthy()
  data = { total: 1, rows: [{ id: null }] }
  await push(aRow(7, { handled: true }))
  // the list is read again: of the others it alone tells which have been handled
  expect(await bar().findByText('1 条预警未处理')).toBeTruthy()
  expect(bar().getByRole('link', { name: '查看预警' })).toBeTruthy()
  fireEvent.click(bar().getByRole('button', { name: '知道了' }))
  expect(bar().queryByText(/预警未处理/)).toBeNull()
})

it('does not read the list again when the server replies to a heartbeat after 30 s without a frame', async () => {
  let reads = 0
  server.use(http.get('*/deviceEarlyWarning/pageList', () => {
    reads += 1
    return HttpResponse.json({ status: 200, data: { total: 1, rows: [aRow(7)] } })
  }))
  const quiet = createMockAlarmSocket({ answersHeartbeat: false })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await open(true, quiet)
    expect(await bar().findByText('1 条预警未处理')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(quiet.sent).toHaveLength(1)
    await act(async () => quiet.push({ type: 'heartbeatReply' }))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await act(async () => quiet.push({ type: 'earlyWarning', warning: aRow(8), seq: null, epoch: null }))
    expect(await bar().findByText('2 条预警未处理')).toBeTruthy()
    expect(reads).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('is silent while an alarm sounds or the sound is muted', async () => {
  await open(false)
  await push(aRow(7, { tone: 'wave' }))
  expect(await bar().findByText('1 条预警未处理')).toBeTruthy()
  expect(play).not.toHaveBeenCalled()
})
