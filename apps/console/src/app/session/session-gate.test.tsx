import { createMockBackend, failing, unreachable, type MockBackend } from '@smart-fire/api-client/mock'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { useMemo } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { SessionProvider } from '../../testing/session-provider'
import { sessionCalls } from './session.calls'
import { sessionMachine } from './session.machine'
import { SessionGate } from './session-gate'
import { createSessionStore } from './session-store'

// the tests simulate every keystroke, which takes long on a busy machine
configure({ asyncUtilTimeout: 10_000 })

const server = setupServer()
let backend: MockBackend
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  backend = createMockBackend()
  server.use(...backend.handlers)
  // jsdom does not implement object URLs
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  server.resetHandlers()
  window.sessionStorage.clear()
})
afterAll(() => server.close())

function Gate() {
  const { client, store, machine } = useMemo(() => {
    const kept = createSessionStore(window.sessionStorage)
    const made = createSignInClient(backend.clientOptions({ getToken: kept.token }))
    return { client: made, store: kept, machine: sessionMachine.provide({ actors: sessionCalls(made, kept) }) }
  }, [])
  return (
    <SessionProvider logic={machine} options={{ input: { session: store.restore(), endReason: store.takeEndReason() } }}>
      <SessionGate client={client}>{({ user }) => <p>{`欢迎 ${user.name}`}</p>}</SessionGate>
    </SessionProvider>
  )
}

async function fillIn(over: Partial<Record<'账号' | '密码' | '验证码', string>> = {}) {
  await screen.findByRole('img', { name: '验证码图片，4 个字符' })
  const values = { 账号: ' operator ', 密码: backend.world.password, 验证码: backend.world.pictureCode.code, ...over }
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    if (value) await userEvent.type(field, value)
  }
}

it('focuses the name field, signs in with Enter and trims the name', async () => {
  render(<Gate />)
  expect(screen.getByLabelText('账号')).toHaveFocus()
  await fillIn()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('欢迎 值班员')).toBeVisible()
})

it('shows the message for a wrong account or password, loads a new picture and keeps the typed account', async () => {
  render(<Gate />)
  await fillIn({ 密码: 'wrong-password' })
  backend.world.pictureCode = { key: 'fedcba9876543210fedcba9876543210', code: 'XY7K' }
  // the screen still shows the old picture while the server refuses name or password
  backend.apply(failing('auth.login', { httpStatus: 400, bodyStatus: 400, message: 'Bad credentials' }))
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('账户或密码错误！')).toBeVisible()
  expect(screen.getByLabelText('验证码')).toHaveValue('')
  expect(screen.getByLabelText('账号')).toHaveValue(' operator ')
  expect(screen.getByLabelText('密码')).toHaveFocus()

  backend.heal('auth.login')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('欢迎 值班员')).toBeVisible()
})

it("shows the server's message for a wrong picture code", async () => {
  render(<Gate />)
  await fillIn({ 验证码: 'ZZZZ' })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('验证码错误')).toBeVisible()
  expect(screen.getByLabelText('验证码')).toHaveFocus()
})

it('shows which input is missing and sends no request', async () => {
  render(<Gate />)
  await fillIn({ 密码: '' })
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getByText('请输入账号、密码和验证码')).toBeVisible()
  expect(screen.getByLabelText('密码')).toHaveFocus()
})

it('says so when the service cannot be reached', async () => {
  render(<Gate />)
  await fillIn()
  backend.apply(unreachable('auth.login'))
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('服务请求超时！')).toBeVisible()
})

it('offers a retry when the picture could not be loaded', async () => {
  backend.apply(unreachable('auth.pictureCode'))
  render(<Gate />)
  expect(await screen.findByText('获取失败，点击重试')).toBeVisible()
  backend.heal('auth.pictureCode')
  await userEvent.click(screen.getByRole('button', { name: '获取失败，点击重试' }))
  expect(await screen.findByRole('img', { name: '验证码图片，4 个字符' })).toBeVisible()
})

it('warns of Caps Lock while the password is typed', async () => {
  render(<Gate />)
  await userEvent.click(screen.getByLabelText('密码'))
  await userEvent.keyboard('{CapsLock}a')
  expect(screen.getByText('大写锁定已开启')).toBeVisible()
})

it('keeps the session after F5 without a network, and continues after a retry', async () => {
  window.sessionStorage.setItem('smart-fire.session', JSON.stringify({ accessToken: 'mock-token', userId: 'u0000001' }))
  backend.apply(unreachable('session.user'))
  render(<Gate />)
  expect(await screen.findByRole('heading', { name: '暂时无法打开平台' })).toBeVisible()
  backend.heal('session.user')
  await userEvent.click(screen.getByRole('button', { name: '立即重试' }))
  expect(await screen.findByText('欢迎 值班员')).toBeVisible()
})

it('returns to the login page when the server refuses the kept token', async () => {
  window.sessionStorage.setItem('smart-fire.session', JSON.stringify({ accessToken: 'long-gone', userId: 'u0000001' }))
  render(<Gate />)
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible()
  await waitFor(() => expect(window.sessionStorage.getItem('smart-fire.session')).toBeNull())
})

it('shows the 401 page with a link to the login page without a session', () => {
  window.history.replaceState(null, '', '/401')
  render(<Gate />)
  expect(screen.getByRole('heading', { name: '没有访问权限' })).toBeVisible()
  expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login')
  window.history.replaceState(null, '', '/')
})
