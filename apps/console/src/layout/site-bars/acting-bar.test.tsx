import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { BeginSessionContext } from '../../lib/begin-session'
import { aMockPlatform } from '../../testing/render-in-console'
import ActingBar from './acting-bar'

const { draw, serve } = aMockPlatform()
const END = '*/admin/tenant/endActing'

/** Presses the button that leads back; resolves with what begins a session. */
async function end() {
  const begin = vi.fn()
  draw(<BeginSessionContext.Provider value={begin}><ActingBar name="万象城" /></BeginSessionContext.Provider>)
  await userEvent.click(screen.getByRole('button', { name: '结束代管' }))
  return begin
}

it('goes back in the session that the server gives', async () => {
  serve(http.post(END, () => HttpResponse.json({ status: 200, data: { access_token: 'own', userId: 'u1', refresh_token: null } })))
  const begin = await end()
  await waitFor(() => expect(begin).toHaveBeenCalledWith({ accessToken: 'own', userId: 'u1', refreshToken: null, expiresAt: null }))
})

it('says why the server refuses to end it', async () => {
  serve(http.post(END, () => HttpResponse.json({ status: 30101, message: '当前没有在代管站点' }, { status: 420 })))
  const begin = await end()
  expect((await screen.findByRole('alert')).textContent).toBe('当前没有在代管站点')
  expect(begin).not.toHaveBeenCalled()
})

it.each([
  ['was not ended when the server fails, which undoes it', 500, '未能结束代管，请重试'],
  ['is not known to be ended when the server does not respond', 504, '没有收到答复，无法确认是否已结束'],
])('says that it %s, and offers it again', async (_what, status, text) => {
  serve(http.post(END, () => HttpResponse.json({}, { status })))
  await end()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByRole('button', { name: '结束代管' })).toBeEnabled()
})
