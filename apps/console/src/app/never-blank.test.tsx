import { createMockBackend } from '@smart-fire/api-client/mock'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type SignedInConsole from '../layout/signed-in-console'
import { aConsole } from './app.harness'

configure({ asyncUtilTimeout: 10_000 })

type Chunk = { default: typeof SignedInConsole }

const whole = ({ default: () => <h1>控制台</h1> }) as Chunk
const broken = ({ default: () => { throw new Error('a defect in the console') } }) as Chunk

const open = aConsole()

it.each([
  ['loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['drawn', () => Promise.resolve(broken)],
])('a console that cannot be %s is never a blank page: it says so, keeps the session, and comes back with the next attempt', async (_what, fails) => {
  const load = vi.fn<() => Promise<Chunk>>(fails)
  open({ load })
  const again = await screen.findByRole('button', { name: '立即重试' })
  expect(screen.getByText('已重试 1 次')).toBeTruthy()
  await userEvent.click(again)
  expect(await screen.findByText('已重试 2 次')).toBeTruthy()
  load.mockResolvedValue(whole)
  await userEvent.click(screen.getByRole('button', { name: '立即重试' }))
  expect(await screen.findByRole('heading', { name: '控制台' })).toBeTruthy()
})

it('a page before the console that cannot be drawn says so and offers to load it again', async () => {
  const signInClient = createSignInClient(createMockBackend().clientOptions())
  Object.defineProperty(signInClient, 'steps', { get: () => { throw new Error('a defect in the login page') } })
  open({ signedIn: false, signInClient })
  expect(await screen.findByRole('heading', { name: '暂时无法打开平台' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '立即重试' })).toBeEnabled()
})
