import type { ApiClientOptions } from '@smart-fire/api-client'
import { createMockBackend, MOCK_TOKEN } from '@smart-fire/api-client/mock'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type SignedInConsole from '../layout/signed-in-console'
import { App } from './app'
import { createSessionKeeper } from './session/session-keeper'
import { createSessionStore } from './session/session-store'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
afterEach(() => {
  server.resetHandlers()
  window.sessionStorage.clear()
})
afterAll(() => server.close())

type Chunk = { default: typeof SignedInConsole }

const console = ({ default: () => <h1>控制台</h1> }) as Chunk
const broken = ({ default: () => { throw new Error('a defect in the console') } }) as Chunk

/** The pages of a signed-in user, whose console is loaded by `load`. */
function open(load: () => Promise<Chunk>) {
  const backend = createMockBackend()
  server.use(...backend.handlers)
  const store = createSessionStore(window.sessionStorage)
  store.keep({ accessToken: MOCK_TOKEN, userId: backend.world.user.id })
  const clientOptions: ApiClientOptions = { ...backend.clientOptions(), getToken: store.token }
  const signInClient = createSignInClient(clientOptions)
  render(
    <StrictMode>
      <App
        signInClient={signInClient} clientOptions={clientOptions} store={store} keeper={createSessionKeeper(signInClient, store)}
        input={{ session: store.restore(), endReason: null }} sessionEnd={new EventTarget()} nonce={undefined} load={load}
      />
    </StrictMode>,
    { onCaughtError: () => undefined },
  )
}

it.each([
  ['loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['drawn', () => Promise.resolve(broken)],
])('a console that cannot be %s is never a blank page: it says so, keeps the session, and comes back with the next attempt', async (_what, fails) => {
  const load = vi.fn<() => Promise<Chunk>>(fails)
  open(load)
  const again = await screen.findByRole('button', { name: '立即重试' })
  expect(screen.getByText('已重试 1 次')).toBeTruthy()
  await userEvent.click(again)
  expect(await screen.findByText('已重试 2 次')).toBeTruthy()
  load.mockResolvedValue(console)
  await userEvent.click(screen.getByRole('button', { name: '立即重试' }))
  expect(await screen.findByRole('heading', { name: '控制台' })).toBeTruthy()
})

it('a page before the console that cannot be drawn says so and offers to load it again', async () => {
  const store = createSessionStore(window.sessionStorage)
  const signInClient = createSignInClient(createMockBackend().clientOptions())
  Object.defineProperty(signInClient, 'steps', { get: () => { throw new Error('a defect in the login page') } })
  render(
    <App
      signInClient={signInClient} clientOptions={{ getToken: () => null }} store={store} keeper={createSessionKeeper(signInClient, store)}
      input={{ session: null, endReason: null }} sessionEnd={new EventTarget()} nonce={undefined}
    />,
    { onCaughtError: () => undefined },
  )
  expect(await screen.findByRole('heading', { name: '暂时连接不上服务' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '立即重试' })).toBeEnabled()
})
