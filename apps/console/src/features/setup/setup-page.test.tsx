import { ApiError } from '@smart-fire/api-client'
import type { FirstSetup } from '@smart-fire/api-client/sign-in'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SetupPage } from './setup-page'

// the tests simulate every keystroke, which takes long on a busy machine
configure({ asyncUtilTimeout: 10_000 })

const VALUES = {
  初始设置码: ' ABCD-EFGH ', 站点名称: '新城大厦', 管理员姓名: '林知远', 管理员账号: 'site-admin', 管理员密码: '三月的风 2026', 确认管理员密码: '三月的风 2026', 平台账号: 'root-admin', 平台密码: '四月的雨 2026',
  确认平台密码: '四月的雨 2026',
}

function draw(begin: (setup: FirstSetup) => Promise<void>) {
  const onDone = vi.fn()
  const called = vi.fn(begin)
  render(<SetupPage client={{ setup: { begin: called } }} onDone={onDone} />)
  return { onDone, called }
}

async function fillAndSend(changes: Partial<typeof VALUES> = {}) {
  for (const [label, value] of Object.entries({ ...VALUES, ...changes })) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    if (value) await userEvent.type(field, value)
  }
  await userEvent.click(screen.getByRole('button', { name: '完成设置' }))
}

it('sends the passwords as typed and the rest without blanks, and then leaves the page', async () => {
  const { onDone, called } = draw(() => Promise.resolve())
  await fillAndSend()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(called).toHaveBeenCalledWith({
    code: 'ABCD-EFGH', siteName: '新城大厦', sitePerson: '林知远', siteUsername: 'site-admin', sitePassword: '三月的风 2026', platformUsername: 'root-admin', platformPassword: '四月的雨 2026',
  })
})

it.each([
  ['a blank field', { 站点名称: ' ' }, '站点名称', '请填写全部内容'],
  ['a password that is not repeated', { 确认平台密码: '四月的雨' }, '确认平台密码', '两次输入密码不一致!'],
])('sends nothing with %s, says why and focuses the field', async (_what, changes, label, text) => {
  const { called } = draw(() => Promise.resolve())
  await fillAndSend(changes)
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(called).not.toHaveBeenCalled()
})

it.each([
  ['the server’s words at the field that it names', new ApiError('refused', { field: 'platformPassword', serverMessage: '密码过于常见' }), '平台密码', '密码过于常见'],
  ['that the server cannot be reached', new ApiError('network'), '初始设置码', '连接不上服务器，请检查网络，稍后再试'],
])('shows %s, keeps what was typed and may be sent again', async (_what, error, label, text) => {
  const { onDone } = draw(() => Promise.reject(error))
  await fillAndSend()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
  expect(screen.getByLabelText('站点名称')).toHaveValue('新城大厦')
  expect(screen.getByRole('button', { name: '完成设置' }).getAttribute('aria-disabled')).toBe('false')
  expect(onDone).not.toHaveBeenCalled()
})

it('names and accounts lose the blanks around them, with which no sign-in would succeed', async () => {
  const { called } = draw(() => Promise.resolve())
  await fillAndSend({ 站点名称: ' 新城大厦 ', 管理员姓名: ' 林知远 ', 管理员账号: ' site-admin ', 平台账号: ' root-admin ' })
  await waitFor(() => expect(called).toHaveBeenCalledWith(expect.objectContaining({ siteName: '新城大厦', sitePerson: '林知远', siteUsername: 'site-admin', platformUsername: 'root-admin' })))
})

it('is sent once when the button is pressed twice: the code of the set-up is spent by the first', async () => {
  const { called } = draw(() => new Promise(() => undefined))
  await fillAndSend()
  await userEvent.click(screen.getByRole('button', { name: '正在设置…' }))
  expect(called).toHaveBeenCalledOnce()
})
