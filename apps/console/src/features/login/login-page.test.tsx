import type { PictureCode } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LoginPage } from './login-page'

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
