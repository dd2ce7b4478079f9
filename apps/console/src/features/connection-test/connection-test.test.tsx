import { ApiError, type AlarmSocketHandlers } from '@smart-fire/api-client'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TestedCalls } from './checks'
import { ConnectionTestPage } from './connection-test-page'

const NOW = Date.UTC(2026, 10, 20, 2)
const opened = (handlers: AlarmSocketHandlers) => {
  queueMicrotask(() => handlers.onOpen())
  return { close: () => undefined }
}
const someCalls = (over: Partial<TestedCalls> = {}): TestedCalls => ({ health: () => Promise.resolve({ time: NOW }), picture: () => Promise.resolve(), openSocket: opened, now: () => NOW, ...over })
const lineOf = (name: string) => screen.getByText(name).closest('li')

async function show(over: Partial<TestedCalls> = {}) {
  render(<ConnectionTestPage calls={someCalls(over)} />)
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'))
}

it('says of each part that it works, and leads to the sign-in', async () => {
  await show()
  for (const name of ['平台服务', '登录服务', '实时连接']) expect(lineOf(name)).toHaveTextContent('正常 · 0 毫秒')
  expect(lineOf('本机时间')).toHaveTextContent('与服务器时间一致')
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login')
})

it('names a blocked socket and a service that is not reached, and checks again', async () => {
  let isUp = false
  await show({
    health: () => (isUp ? Promise.resolve({ time: NOW }) : Promise.reject(new ApiError('network', {}))),
    openSocket: (handlers) => {
      queueMicrotask(() => (isUp ? handlers.onOpen() : handlers.onClose(1006)))
      return { close: () => undefined }
    },
  })
  expect(lineOf('平台服务')).toHaveTextContent('失败 · 无法连接')
  expect(lineOf('本机时间')).toHaveTextContent('没有收到服务器时间，无法比较')
  expect(lineOf('实时连接')).toHaveTextContent('请确认代理转发 /alarm 并支持 WebSocket')
  expect(lineOf('实时连接')).toHaveAttribute('data-mark', 'failed')
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: '重新检测' }))
  expect(await within(screen.getByRole('list')).findByText('与服务器时间一致')).toBeTruthy()
})

it('tells a platform without the call from a failure, and a clock that is wrong', async () => {
  await show({ health: () => Promise.reject(new ApiError('notFound', { httpStatus: 404 })), picture: () => Promise.reject(new ApiError('server', { httpStatus: 503 })) })
  for (const line of ['平台服务', '本机时间']) expect(lineOf(line)).toHaveTextContent('平台未提供')
  expect(lineOf('登录服务')).toHaveTextContent('服务暂时不可用')
})

it('says by how much the clock of this computer is wrong', async () => {
  await show({ health: () => Promise.resolve({ time: NOW + 90_000 }) })
  expect(lineOf('本机时间')).toHaveTextContent('本机比服务器慢 90 秒')
})

it.each([
  [NOW - 6_000, '本机比服务器快 6 秒'],
  [NOW + 6_000, '本机比服务器慢 6 秒'],
  [NOW - 5_000, '与服务器时间一致'],
  [NOW + 5_000, '与服务器时间一致'],
])('a clock that is off by more than five seconds is to be set, in the right direction (%i)', async (time, text) => {
  await show({ health: () => Promise.resolve({ time }) })
  expect(lineOf('本机时间')).toHaveTextContent(text)
})

it('says that a call that took long does not tell the time', async () => {
  const times = [NOW, NOW, NOW, NOW + 12_000]
  await show({ now: () => times.shift() ?? NOW + 12_000, health: () => Promise.resolve({ time: NOW + 6_000 }) })
  expect(lineOf('本机时间')).toHaveTextContent('服务响应太慢，无法比较时间')
  expect(lineOf('本机时间')).toHaveAttribute('data-mark', 'unknown')
})

it('what was found before does not stand there while it is checked again', async () => {
  let picture = () => Promise.resolve()
  render(<ConnectionTestPage calls={someCalls({ picture: () => picture() })} />)
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'))
  picture = () => new Promise(() => undefined)
  fireEvent.click(screen.getByRole('button', { name: '重新检测' }))
  expect(lineOf('登录服务')).toHaveTextContent('检测中…')
})
