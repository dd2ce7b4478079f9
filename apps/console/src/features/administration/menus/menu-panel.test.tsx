import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { MenuPanel } from './menu-panel'
import { aMenu } from './menus.sample'

const { draw, serve } = aMockPlatform()

const show = (elements: object[], holders: object[]) => {
  serve(
    http.get('*/element/list', () => HttpResponse.json({ status: 200, data: { total: elements.length, rows: elements } })),
    http.get('*/menu/groups', () => HttpResponse.json({ status: 200, data: holders })),
  )
  draw(<MenuPanel row={aMenu({ path: '/hydrant/exceptionRecord' })} isListed onClose={() => undefined} onChanged={() => undefined} />)
}

it('names the right code and says why it is locked, the buttons, and the roles that grant each', async () => {
  show(
    [{ code: 'hydrant/exceptionRecord:btn_handle', name: '处理', method: 'POST', uri: '/handle' }, { code: 'hydrant/exceptionRecord:btn_export', name: '导出', method: 'GET', uri: '/list' }],
    [{ id: 'g', name: '值班员', tenantName: '万达广场', elementCodes: ['hydrant/exceptionRecord:btn_handle'] }],
  )
  expect(screen.getByText('hydrant/exceptionRecord')).toBeTruthy()
  expect(screen.getByText(/由程序规定/)).toBeTruthy()
  const [, handle, exporting] = within(await screen.findByRole('table', { name: '按钮' })).getAllByRole('row')
  expect(handle?.textContent).toContain('值班员 · 万达广场')
  expect(exporting?.textContent).not.toContain('值班员')
  expect(within(screen.getByRole('table', { name: '拥有此菜单的角色' })).getByText('万达广场')).toBeTruthy()
})

it('says that no role grants it, and that it has no buttons', async () => {
  show([], [])
  expect(await screen.findByText('没有角色拥有此菜单，只有管理员可以打开')).toBeTruthy()
  expect(screen.getByText('此菜单没有按钮')).toBeTruthy()
})

it('says how many roles and buttons could not be read: it would look as if fewer could open the menu (domain 25)', async () => {
  show([{ code: 'a:btn', name: '处理' }, {}], [{ id: 'g', name: '值班员' }, { name: '无编号' }, {}])
  expect(await screen.findByText('有 1 行无法读取，未显示')).toBeTruthy()
  expect(screen.getByText('有 2 行无法读取，未显示')).toBeTruthy()
})
