import type { PictureCode } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LoginPage, type LoginPageProps } from './login-page'

afterEach(() => vi.restoreAllMocks())

it('no longer says that the picture code is missing when it has come', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  let answer: (picture: PictureCode) => void = () => expect.fail('no picture was asked for')
  const client = {
    auth: { pictureCode: () => new Promise<PictureCode>((resolve) => (answer = resolve)) },
    steps: { providers: () => Promise.resolve([]) },
  } as unknown as SignInClient
  const onSubmit = vi.fn()
  render(<LoginPage client={client} busy={false} problem={null} endReason={null} failedAttempts={0} binding={null} onSubmit={onSubmit} onProvider={() => undefined} onOtherAccount={() => undefined} />)
  for (const name of ['账号', '密码', '验证码']) await userEvent.type(screen.getByLabelText(name), 'a1')
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getByRole('alert')).toHaveTextContent('验证码尚未加载，请稍后再试')
  act(() => answer({ key: 'k', picture: new Blob() }))
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'a1', password: 'a1', code: 'a1', image: 'k' })
})

/** The page with its picture. */
async function drawn(props: Partial<LoginPageProps> = {}) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const client = { auth: { pictureCode: async () => ({ key: 'k', picture: new Blob() }) }, steps: { providers: async () => [] } } as unknown as SignInClient
  const onSubmit = vi.fn()
  render(<LoginPage client={client} busy={false} problem={null} endReason={null} failedAttempts={0} binding={null} onSubmit={onSubmit} onProvider={() => undefined} onOtherAccount={() => undefined} {...props} />)
  await screen.findByRole('img', { name: '验证码图片，4 个字符' })
  return onSubmit
}
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(name), value)
}

it('sends account and picture code without the blanks around them, and the password as typed', async () => {
  const onSubmit = await drawn()
  await fill({ 账号: ' operator ', 密码: ' a b ', 验证码: ' x7k ' })
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'operator', password: ' a b ', code: 'x7k', image: 'k' })
})

it('sends nothing while the server checks the attempt before: its picture is spent', async () => {
  const onSubmit = await drawn({ busy: true })
  await fill({ 账号: 'operator', 密码: 'secret', 验证码: 'x7k' })
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([[1_200, '2 秒'], [59_001, '1 分钟'], [61_000, '2 分钟']])('a locked account is told no shorter time than it is locked: %i ms', async (retryAfterMs, time) => {
  await drawn({ problem: { kind: 'locked', retryAfterMs } })
  expect(screen.getByRole('alert')).toHaveTextContent(`请 ${time}后再试`)
})

it('the remark about the caps lock goes with the focus: it is not about another field', async () => {
  await drawn()
  const password = screen.getByLabelText('密码')
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })
  expect(screen.getByText('大写锁定已开启')).toBeVisible()
  fireEvent.blur(password)
  expect(screen.queryByText('大写锁定已开启')).toBeNull()
})
