import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { RightsContext } from '../../../screens/rights/rights'
import { aMockPlatform } from '../../../testing/render-in-console'
import { SessionsPanel } from './sessions-panel'
import { aUser } from './users.sample'

const { draw, serve } = aMockPlatform()
const PHONE = { id: 'a', username: 'op', ip: '10.0.0.8', browser: 'Chrome 141', system: 'Android', createTime: '2026-11-23 09:30:00', valid: '1', own: '0' }
const HERE = { ...PHONE, id: 'b', ip: '10.0.0.9', own: '1' }

const sent: string[] = []
function show(rows: object[], { may = true, refusal }: { may?: boolean; refusal?: string } = {}) {
  sent.length = 0
  let ended = false
  const end = async ({ request }: { request: Request }) => {
    sent.push(`${new URL(request.url).pathname.split('/').at(-1)} ${await request.text()}`)
    if (refusal !== undefined) return HttpResponse.json({ status: 30101, message: refusal }, { status: 420 })
    ended = true
    return HttpResponse.json({ status: 200 })
  }
  serve(
    http.get('*/onlineSession/pageList', ({ request }) => {
      sent.push(new URL(request.url).searchParams.get('userId') ?? '')
      return HttpResponse.json({ status: 200, data: { total: ended ? 0 : rows.length, rows: ended ? [] : rows } })
    }),
    http.post('*/onlineSession/end', end),
    http.post('*/onlineSession/endAll', end),
  )
  draw(
    <RightsContext.Provider value={new Set(may ? ['adminSys/userManager:btn_signout'] : [])}>
      <SessionsPanel row={aUser({ id: 'u7', name: '周海燕' })} isListed onClose={() => undefined} onChanged={() => undefined} />
    </RightsContext.Provider>,
  )
}
const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name }))

it('shows the sessions of this user only, and ends one after a question', async () => {
  show([PHONE, HERE])
  const table = await screen.findByRole('table', { name: '登录会话' })
  expect(within(table).getByText('当前会话')).toBeTruthy()
  await userEvent.click(within(table).getByRole('button', { name: '强制下线 10.0.0.8 · Chrome 141 · Android' }))
  await confirm('强制下线')
  await screen.findByText('该用户目前没有登录')
  expect(sent).toEqual(['u7', 'end id=a', 'u7'])
})

it('ends all sessions, and says of the own ones that this one goes on', async () => {
  show([PHONE, HERE])
  await userEvent.click(await screen.findByRole('button', { name: '全部强制下线' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('当前会话不受影响')
  await confirm('全部强制下线')
  await screen.findByText('该用户目前没有登录')
  expect(sent).toEqual(['u7', 'endAll userId=u7', 'u7'])
})

it('shows why the server refuses it', async () => {
  show([PHONE], { refusal: '用户权限超出您的权限' })
  await userEvent.click(await screen.findByRole('button', { name: '全部强制下线' }))
  await confirm('全部强制下线')
  expect(await screen.findByText('用户权限超出您的权限')).toBeTruthy()
})

it('only shows them without the right', async () => {
  show([PHONE], { may: false })
  await screen.findByRole('table', { name: '登录会话' })
  expect(screen.queryByRole('button', { name: /强制下线/ })).toBeNull()
})

it('says that sessions could not be read: a user with such sessions only does not look as if signed in nowhere, and can be signed out everywhere', async () => {
  show([{ ...PHONE, id: null }])
  expect((await screen.findAllByText('有 1 个会话无法读取，未显示')).length).toBeGreaterThan(0)
  expect(screen.queryByText('该用户目前没有登录')).toBeNull()
  expect(screen.getByRole('button', { name: '全部强制下线' })).toBeTruthy()
})

it('says it beside the sessions that could be read', async () => {
  show([PHONE, { ...PHONE, id: null }])
  expect(await screen.findByText('有 1 个会话无法读取，未显示')).toBeTruthy()
  expect(screen.getByRole('button', { name: '强制下线 10.0.0.8 · Chrome 141 · Android' })).toBeTruthy()
})
