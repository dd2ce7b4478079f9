import { slow, unreachable } from '@smart-fire/api-client/mock'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { ChangePasswordDialog } from './change-password-dialog'

const { backend, draw, serve } = aMockPlatform()

function open() {
  const onChanged = vi.fn()
  draw(<ChangePasswordDialog own={['operator']} onClose={() => {}} onChanged={onChanged} />)
  return onChanged
}

async function type(values: Record<'原密码' | '新密码' | '确认密码', string>) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(await screen.findByLabelText(new RegExp(`^${label}`)), value)
}

const GOOD = { 原密码: 'smartfire119', 新密码: 'smartfire120', 确认密码: 'smartfire120' }

it('changes the password with Enter in the confirm field', async () => {
  const onChanged = open()
  await type(GOOD)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(backend().world.password).toBe('smartfire120')
  expect(await screen.findByText('修改成功')).toBeInTheDocument()
})

it('sends the change once when Enter is pressed twice, or held: a second one would be refused, because the old password has changed', async () => {
  const onChanged = open()
  await type(GOOD)
  await userEvent.keyboard('{Enter}{Enter}{Enter>3/}')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(await screen.findByText('修改成功')).toBeInTheDocument()
  expect(screen.queryByText('修改失败')).toBeNull()
})

it('shows a message at each of the three empty fields and sends no request', async () => {
  const onChanged = open()
  await userEvent.click(await screen.findByRole('button', { name: '提交' }))
  expect(await screen.findAllByText('请输入密码')).toHaveLength(2)
  expect(screen.getByText('请再次输入密码')).toBeInTheDocument()
  expect(onChanged).not.toHaveBeenCalled()
})

it('shows a message when the two new passwords differ', async () => {
  open()
  await type({ ...GOOD, 确认密码: 'smartfire121' })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('两次输入密码不一致!')).toBeInTheDocument()
  expect(backend().world.password).toBe('smartfire119')
})

it('says the rule before anything is typed, and refuses a common password without asking the server', async () => {
  open()
  expect(await screen.findByLabelText(/^新密码/)).toHaveAccessibleDescription(/6 到 18 个字符，不能是常见密码/)
  await type({ ...GOOD, 新密码: 'operator1', 确认密码: 'operator1' })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('新密码过于常见，请换一个')).toBeInTheDocument()
  expect(backend().world.password).toBe('smartfire119')
})

it("shows 修改失败 with the server's message and empties the form", async () => {
  const onChanged = open()
  await type({ ...GOOD, 原密码: 'not-the-one' })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('修改失败')).toBeInTheDocument()
  expect(screen.getByText('原密码错误')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^新密码/)).toHaveValue(''))
  expect(onChanged).not.toHaveBeenCalled()
})

it('shows 服务请求超时！ when no response comes', async () => {
  backend().apply(unreachable('ownPassword.change'))
  open()
  await type(GOOD)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('服务请求超时！')).toBeInTheDocument()
})

it('does not say that the password is unchanged when a proxy had no answer of the server: it may be changed', async () => {
  serve(http.post('*/changePassword', () => HttpResponse.json({}, { status: 504 })))
  open()
  await type(GOOD)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('服务请求超时！')).toBeInTheDocument()
  expect(screen.queryByText('密码没有修改，请稍后再试')).toBeNull()
})

it('empties the form with 重置', async () => {
  open()
  await type(GOOD)
  await userEvent.click(screen.getByRole('button', { name: '重置' }))
  expect(screen.getByLabelText(/^原密码/)).toHaveValue('')
})

it('begins again at the old password after a refusal', async () => {
  open()
  await type({ ...GOOD, 原密码: 'not-the-one' })
  await userEvent.keyboard('{Enter}')
  await screen.findByText('修改失败')
  await waitFor(() => expect(screen.getByLabelText(/^原密码/)).toHaveFocus())
})

it('cannot be closed while the change is sent, or after it: it would not be known which password is valid', async () => {
  backend().apply(slow(300, 'ownPassword.change'))
  const onChanged = open()
  await type(GOOD)
  await userEvent.keyboard('{Enter}')
  const close = within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' })
  expect(close).toBeDisabled()
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(close).toBeDisabled()
})
