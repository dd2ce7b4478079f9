import { waiting } from '@smart-fire/api-client/mock'
import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ComponentProps } from 'react'
import type SignedInConsole from '../layout/signed-in-console'
import type { App } from './app'
import { aConsole } from './app.harness'

configure({ asyncUtilTimeout: 10_000 })

type Machine = Awaited<ReturnType<NonNullable<ComponentProps<typeof App>['loadSession']>>>
type Chunk = { default: typeof SignedInConsole }

const CONSOLE = ({ default: () => <h1>控制台</h1> }) as Chunk
const open = aConsole()

/** The chunk of the machine, which comes when the test says so. */
function aLateMachine() {
  let come = () => {}
  const arrived = new Promise<void>((resolve) => {
    come = resolve
  })
  const startSession = vi.fn<Machine['startSession']>()
  const loadSession = async (): Promise<Machine> => {
    await arrived
    const machine = await import('./session/start-session')
    startSession.mockImplementation(machine.startSession)
    return { startSession }
  }
  const hasStarted = () => waitFor(() => expect(startSession).toHaveBeenCalledOnce())
  return { loadSession, come: () => come(), hasStarted }
}

async function fillIn({ code }: { code: string }) {
  await screen.findByRole('img', { name: '验证码图片，4 个字符' })
  await userEvent.type(screen.getByLabelText('账号'), 'operator')
  await userEvent.type(screen.getByLabelText('密码'), 'typed before the machine')
  await userEvent.type(screen.getByLabelText('验证码'), code)
}

it('shows the login page before the machine of the session has come, and loses nothing that is typed meanwhile', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const { loadSession, come, hasStarted } = aLateMachine()
  const { backend } = open({ signedIn: false, loadSession, load: async () => CONSOLE })
  await fillIn({ code: backend.world.pictureCode.code })
  const picture = screen.getByRole('img', { name: '验证码图片，4 个字符' })
  come()
  await hasStarted()
  expect(screen.getByLabelText('密码')).toHaveValue('typed before the machine')
  expect(screen.getByRole('img', { name: '验证码图片，4 个字符' }), 'no new picture').toBe(picture)
})

it('takes a form that is sent before the machine has come, says so, and signs in when it has', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const { loadSession, come } = aLateMachine()
  const { backend } = open({ signedIn: false, loadSession, load: async () => CONSOLE })
  backend.world.password = 'typed before the machine'
  await fillIn({ code: backend.world.pictureCode.code })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: '正在登录…' })).toBeVisible()
  come()
  expect(await screen.findByRole('heading', { name: '控制台' })).toBeVisible()
})

it('a machine that cannot be loaded is never a blank page, and the log says why', async () => {
  const reason = new TypeError('Failed to fetch')
  const log = vi.fn()
  vi.stubGlobal('reportError', log)
  open({ loadSession: () => Promise.reject(reason) })
  expect(await screen.findByRole('heading', { name: '暂时无法打开平台' })).toBeVisible()
  expect(screen.getByRole('button', { name: '立即重试' })).toBeEnabled()
  expect(log.mock.calls).toEqual([[reason]])
})

it('loads the console while the server checks the sign-in', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const load = vi.fn(async () => CONSOLE)
  open({ signedIn: false, load, scenario: waiting('auth.login') })
  await fillIn({ code: 'ABCD' })
  expect(load).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: '正在登录…' })).toBeVisible()
})
