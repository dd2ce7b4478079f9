import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { AccountSecurityDialog } from './account-security-dialog'

const { draw, serve } = aMockPlatform()

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CODES = ['aaaa-1111', 'bbbb-2222', 'cccc-3333']
const CODE = '123456'
const OFF = { secondFactor: '0', identities: [] }
const ON = { secondFactor: '1', secondFactorTime: '2026-11-18 10:00:00', recoveryCodes: 10, identities: [] }
const done = (data?: object) => HttpResponse.json({ status: 200, ...(data ? { data } : {}) })
const refused = (message: string, field: string) => HttpResponse.json({ status: 420, message, data: { field } }, { status: 420 })

/** The account of the signed-in user as a server keeps it: the first password is wrong, the next one right, and the right code is `CODE`. */
function anAccount(security: object) {
  let kept = security
  let passwords = 0
  const whenRight = async (request: Request, then: () => Response) =>
    (new URLSearchParams(await request.text()).get('code')?.replace(' ', '') === CODE ? then() : refused('动态验证码错误', 'code'))
  serve(
    http.get('*/auth/own/security', () => done(kept)),
    http.post('*/auth/own/beginSecondFactor', () => ((passwords += 1) === 1 ? refused('密码错误', 'password') : done({ secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}` }))),
    http.post('*/auth/own/confirmSecondFactor', ({ request }) => whenRight(request, () => {
      kept = ON
      return done({ recoveryCodes: CODES })
    })),
    http.post('*/auth/own/endSecondFactor', ({ request }) => whenRight(request, () => {
      kept = OFF
      return done()
    })),
  )
}

const open = () => {
  const onClose = vi.fn()
  draw(<AccountSecurityDialog onClose={onClose} />)
  return onClose
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('turns the second factor on by password, key and first code, and holds the dialog until the recovery codes are saved', async () => {
  anAccount(OFF)
  const onClose = open()
  await press('开启双重验证')
  expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText(/^登录密码/), 'wrong{Enter}')
  expect(await screen.findByText('密码错误')).toBeTruthy()
  await press('下一步')

  expect(await screen.findByRole('img', { name: '双重验证的二维码' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^动态验证码/), '000000{Enter}')
  expect(await screen.findByText('动态验证码错误')).toBeTruthy()
  expect(screen.queryByRole('list', { name: '请保存恢复码' })).toBeNull()
  await userEvent.clear(screen.getByLabelText(/^动态验证码/))
  // as an app shows it, in two groups
  await userEvent.click(screen.getByLabelText(/^动态验证码/))
  await userEvent.paste(`${CODE.slice(0, 3)} ${CODE.slice(3)}`)
  await userEvent.keyboard('{Enter}')

  const codes = await screen.findByRole('list', { name: '请保存恢复码' })
  await waitFor(() => expect(screen.getByRole('group', { name: '请保存恢复码' })).toHaveFocus())
  expect(within(codes).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES)
  // a click beside the codes, or Escape, would lose them for ever
  expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await press('我已保存')
  expect(await screen.findByText(/^自 2026-11-18 10:00:00 起.*剩余 10 个恢复码$/)).toBeTruthy()
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
  expect(screen.getByRole('button', { name: '关闭' })).toBeEnabled()
})

it('keeps the recovery codes on the screen when an identity is unbound beside them: they are shown once', async () => {
  anAccount(OFF)
  let kept: object = { ...OFF, identities: [{ id: '7', provider: '企业微信', person: '王敏' }] }
  serve(
    http.get('*/auth/own/security', () => done(kept)),
    http.post('*/auth/own/beginSecondFactor', () => done({ secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}` })),
    http.post('*/auth/own/confirmSecondFactor', () => {
      kept = { ...kept, ...ON, identities: [{ id: '7', provider: '企业微信', person: '王敏' }] }
      return done({ recoveryCodes: CODES })
    }),
    http.post('*/auth/own/unbind', () => {
      kept = { ...kept, identities: [] }
      return done()
    }),
  )
  open()
  await press('开启双重验证')
  await userEvent.type(screen.getByLabelText(/^登录密码/), 'right{Enter}')
  await userEvent.type(await screen.findByLabelText(/^动态验证码/), `${CODE}{Enter}`)
  await screen.findByRole('list', { name: '请保存恢复码' })
  await press('解除绑定 企业微信 · 王敏')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解除绑定' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /企业微信/ })).toBeNull())
  expect(await screen.findByText('已开启')).toBeTruthy()
  expect(screen.getByRole('list', { name: '请保存恢复码' })).toBeTruthy()
})

it('a step that is given up or ended gives the focus back to the button that begins it', async () => {
  anAccount(ON)
  open()
  const begin = await screen.findByRole('button', { name: '关闭双重验证' })
  expect(document.activeElement).not.toBe(begin)
  await press('关闭双重验证')
  expect(document.activeElement).toBe(screen.getByLabelText(/^动态验证码或恢复码/))
  await press('取消')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭双重验证' }))
  await press('关闭双重验证')
  await userEvent.type(screen.getByLabelText(/^动态验证码或恢复码/), `${CODE}{Enter}`)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '开启双重验证' })))
})

it('holds the dialog from the moment at which the codes are asked for: the server tells them once', async () => {
  anAccount(OFF)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => { answer = resolve })
  serve(
    http.post('*/auth/own/beginSecondFactor', () => done({ secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}` })),
    http.post('*/auth/own/confirmSecondFactor', async () => { await answered; return refused('动态验证码错误', 'code') }),
  )
  const onClose = open()
  await press('开启双重验证')
  await userEvent.type(screen.getByLabelText(/^登录密码/), 'right{Enter}')
  await userEvent.type(await screen.findByLabelText(/^动态验证码/), `${CODE}{Enter}`)
  expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  answer()
  expect(await screen.findByText('动态验证码错误')).toBeTruthy()
  expect(screen.getByRole('button', { name: '关闭' })).toBeEnabled()
})

it('turns it off with a code only', async () => {
  anAccount(ON)
  open()
  await press('关闭双重验证')
  expect(screen.getByRole('button', { name: '确认关闭' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText(/^动态验证码或恢复码/), '999999{Enter}')
  expect(await screen.findByText('动态验证码错误')).toBeTruthy()
  expect(screen.getByText('已开启')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText(/^动态验证码或恢复码/))
  await userEvent.type(screen.getByLabelText(/^动态验证码或恢复码/), CODE)
  await press('确认关闭')
  expect(await screen.findByText('未开启')).toBeTruthy()
})

it.each([
  [2, '只剩 2 个恢复码'],
  [0, '恢复码已用完'],
] as const)('warns while only %i recovery codes are left', async (recoveryCodes, warning) => {
  anAccount({ ...ON, recoveryCodes })
  open()
  expect(await screen.findByText(new RegExp(`^${warning}`))).toBeTruthy()
})

it('says that the state is not known when it cannot be loaded or read: that must not look like off', async () => {
  serve(http.get('*/auth/own/security', () => HttpResponse.json({ status: 200, data: { ...OFF, secondFactor: 'maybe' } })))
  open()
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByText('未开启')).toBeNull()
})

it.each([
  ['on', OFF, ON, '开启双重验证', '已开启'],
  ['off', ON, OFF, '关闭双重验证', '未开启'],
])('a change whose answer was lost is read again when it is given up: it may be turned %s', async (_to, before, after, begin, state) => {
  let kept: object = before
  const lost = () => {
    kept = after
    return HttpResponse.error()
  }
  serve(
    http.get('*/auth/own/security', () => done(kept)),
    http.post('*/auth/own/beginSecondFactor', () => done({ secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}` })),
    http.post('*/auth/own/confirmSecondFactor', lost),
    http.post('*/auth/own/endSecondFactor', lost),
  )
  open()
  await press(begin)
  if (before === OFF) await userEvent.type(screen.getByLabelText(/^登录密码/), 'right{Enter}')
  await userEvent.type(await screen.findByLabelText(/^动态验证码/), `${CODE}{Enter}`)
  expect(await screen.findByText('服务无响应，无法确认是否已完成，请刷新后查看')).toBeTruthy()
  await press('取消')
  expect(await screen.findByText(state)).toBeTruthy()
})
