import type { ManagedMenu } from '@smart-fire/api-client/menus'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { rowOfScreen } from '../../../testing/row-of-screen'
import { aMenu } from './menus.sample'
import menus from './menus.screen'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it.each<[string, Partial<ManagedMenu>]>([['place', { order: null }], ['title', { title: null }]])(
  'is not hidden while its %s could not be read: a default would be written over it', async (_what, unread) => {
    const row = within(await rowOfScreen(menus, aMenu(unread), '/hydrant'))
    expect(row.getByRole('button', { name: /^按钮与角色/ })).toBeTruthy()
    expect(row.queryByRole('button', { name: /^隐藏/ })).toBeNull()
  })

it('is hidden with its title and place, and without its icon, which may be one that could not be read', async () => {
  let sent: unknown
  server.use(http.post('*/api/admin/menu/update', async ({ request }) => {
    sent = await request.json()
    return HttpResponse.json({ status: 200 })
  }))
  const row = within(await rowOfScreen(menus, aMenu({ icon: null, order: 0 }), '/hydrant'))
  await userEvent.click(row.getByRole('button', { name: '隐藏 消防用水' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '隐藏' }))
  await waitFor(() => expect(sent).toEqual({ id: 13, version: '1', title: '消防用水', orderNum: 0, isHidden: '1' }))
})
