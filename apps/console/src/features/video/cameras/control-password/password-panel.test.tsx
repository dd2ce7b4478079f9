import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../../testing/render-in-console'
import { aCamera } from '../cameras.sample'
import { PasswordPanel } from './password-panel'

const { draw, serve } = aMockPlatform()

function open() {
  const onClose = vi.fn()
  draw(<PasswordPanel row={aCamera({ controlAddress: 'http://10.20.3.8', controlAccount: 'operator', controlPassword: 'missing' })} isListed onClose={onClose} onChanged={() => undefined} />)
  return onClose
}

it('stores a password once when Enter is pressed twice, and cannot be closed meanwhile', async () => {
  const answers: (() => void)[] = []
  serve(http.post('*', async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return HttpResponse.json({ status: 200 })
  }))
  const onClose = open()
  await userEvent.type(await screen.findByLabelText(/^新的云台密码/), 'turn-7734{Enter}{Enter}')
  await waitFor(() => expect(answers).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  answers[0]?.()
  expect(await screen.findByText('云台密码已保存')).toBeInTheDocument()
  expect(answers).toHaveLength(1)
})

it('asks before a typed password is lost by closing the panel, and closes at once without any', async () => {
  const onClose = open()
  const field = await screen.findByLabelText(/^新的云台密码/)
  await userEvent.type(field, 't')
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: '放弃修改？' })
  // a moment after it is drawn the question takes the pointer from the panel
  await waitFor(() => expect(question.style.pointerEvents).toBe('auto'))
  await userEvent.click(screen.getByRole('button', { name: '继续编辑' }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
})
