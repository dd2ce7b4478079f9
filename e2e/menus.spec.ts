import { expect } from 'playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/seed/tenants'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import { sitDown, test } from './support/test'

const MENUS = (await consoleData()).screenOf('adminSys/menuManager')

test('a menu gets another title, is hidden and shown again; the way to this screen stays (ADR 33)', async ({ browser, platform }) => {
  const { operator, context } = await sitDown(browser, platform)
  const list = new DeclaredList(operator.page, MENUS)
  const section = operator.page.getByRole('navigation', { name: '主导航' })
  await operator.open(`/${MENUS.key}?title=${encodeURIComponent('厂商')}`)
  await operator.signIn({ username: 'platform', password: DEMO_PASSWORD })
  await list.expectLoaded()

  const form = await list.openEdit(list.row('/adminSys/firmManager'))
  await expect(form.getByRole('textbox', { name: '编码' })).not.toBeEditable()
  await list.fill(form, { title: '厂商名录' })
  await list.save(form)
  await list.reload()
  await expect(section.getByRole('link', { name: '厂商名录' })).toBeVisible()

  const confirm = async (text: string, act: string) => {
    await list.act(list.row(text), act)
    await operator.page.getByRole('alertdialog').getByRole('button', { name: act }).click()
  }
  await confirm('/adminSys/firmManager', '隐藏')
  await expect(list.row('/adminSys/firmManager')).toContainText('已隐藏')
  await list.reload()
  await expect(section.getByRole('link', { name: '厂商名录' })).toHaveCount(0)
  await confirm('/adminSys/firmManager', '恢复显示')
  await expect(list.row('/adminSys/firmManager')).not.toContainText('已隐藏')
  await list.fill(await list.openEdit(list.row('/adminSys/firmManager')), { title: '厂商管理' })
  await list.save(list.dialog('编辑菜单'))

  await operator.open(`/${MENUS.key}?code=menuManager`)
  await list.expectLoaded()
  await confirm('/adminSys/menuManager', '隐藏')
  await expect(operator.page.getByRole('alertdialog')).toContainText('菜单管理及其目录不能隐藏')
  await context.close()
})
