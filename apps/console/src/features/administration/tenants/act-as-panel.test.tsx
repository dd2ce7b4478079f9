import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { BeginSessionContext } from '../../../lib/begin-session'
import { aMockPlatform } from '../../../testing/render-in-console'
import { ActAsPanel } from './act-as-panel'
import { aTenant } from './tenants.sample'

const { draw, serve } = aMockPlatform()

function drawPanel(onClose = () => {}) {
  const begin = vi.fn()
  draw(<BeginSessionContext.Provider value={begin}><ActAsPanel row={aTenant()} isListed onClose={onClose} onChanged={() => undefined} /></BeginSessionContext.Provider>)
  return begin
}

const start = () => screen.getByRole('button', { name: '开始代管' })

it('asks for a reason before it begins, and goes on in the session that the server gives', async () => {
  let sent = ''
  serve(http.post('*/admin/tenant/actAs', async ({ request }) => {
    sent = await request.text()
    return HttpResponse.json({ status: 200, data: { access_token: 'acting', userId: 'u1', refresh_token: null } })
  }))
  const begin = drawPanel()
  expect(start()).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByLabelText(/代管原因/), ' 协助排查 ')
  await userEvent.click(start())
  await waitFor(() => expect(begin).toHaveBeenCalledWith({ accessToken: 'acting', userId: 'u1', refreshToken: null, expiresAt: null }))
  expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({ tenantId: 'wanxiang', reason: '协助排查' })
})

it('says why it is refused, and that nothing has changed', async () => {
  serve(http.post('*/admin/tenant/actAs', () => HttpResponse.json({ status: 30101, message: '站点已停用或已删除，无法代管' }, { status: 420 })))
  const begin = drawPanel()
  await userEvent.type(screen.getByLabelText(/代管原因/), '协助排查')
  await userEvent.click(start())
  expect((await screen.findByRole('alert')).textContent).toBe('未能进入：站点已停用或已删除，无法代管。您的登录没有变化。')
  expect(begin).not.toHaveBeenCalled()
})

it('says at the reason why the server refuses it', async () => {
  serve(http.post('*/admin/tenant/actAs', () => HttpResponse.json({ status: 30101, message: '请写明工单号', data: { field: 'reason' } }, { status: 420 })))
  drawPanel()
  await userEvent.type(screen.getByLabelText(/代管原因/), '协助')
  await userEvent.click(start())
  await waitFor(() => expect(screen.getByLabelText(/代管原因/)).toHaveAccessibleDescription(/请写明工单号/))
  expect(screen.getByLabelText(/代管原因/)).toBeInvalid()
})

it.each([
  ['nothing has changed when the server fails, which undoes it', 500, '未能进入，您的登录没有变化，请重试'],
  ['it is not known when the server does not respond: the own session may have ended (ADR 32)', 504, '没有收到答复，无法确认是否已进入。如果已进入，您原来的登录已结束，需要重新登录'],
])('says that %s', async (_what, status, text) => {
  serve(http.post('*/admin/tenant/actAs', () => HttpResponse.json({}, { status })))
  drawPanel()
  await userEvent.type(screen.getByLabelText(/代管原因/), '协助排查')
  await userEvent.click(start())
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

it('cannot be closed while the session begins: a user who thinks that it is cancelled would act for the tenant a moment later', async () => {
  let answer = () => {}
  const begun = new Promise<void>((resolve) => { answer = resolve })
  serve(http.post('*/admin/tenant/actAs', async () => {
    await begun
    return HttpResponse.json({ status: 200, data: { access_token: 'acting', userId: 'u1', refresh_token: null } })
  }))
  const onClose = vi.fn()
  const begin = drawPanel(onClose)
  await userEvent.type(screen.getByLabelText(/代管原因/), '协助排查')
  await userEvent.click(start())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  answer()
  await waitFor(() => expect(begin).toHaveBeenCalled())
})

it('asks before a reason that is written down is lost', async () => {
  const onClose = vi.fn()
  drawPanel(onClose)
  await userEvent.type(screen.getByLabelText(/代管原因/), '协助排查')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
