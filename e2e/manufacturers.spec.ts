import { expect, type BrowserContext } from 'playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/seed/tenants'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import { reload } from './support/navigate'
import { sitDown, test } from './support/test'

const SCREEN = (await consoleData()).screenOf('adminSys/firmManager')

/** Manufacturers of devices, shared by all tenants (spec 1 §2 firmManager, contract device 16). */
test.describe.serial('manufacturers', () => {
  let context: BrowserContext
  let list: DeclaredList

  test.beforeAll(async ({ browser, platform }) => {
    const { operator, context: own } = await sitDown(browser, platform)
    context = own
    list = new DeclaredList(operator.page, SCREEN)
    await operator.open(`/${SCREEN.key}`)
    await operator.signIn({ username: 'platform', password: DEMO_PASSWORD })
    await list.expectLoaded()
  })
  test.afterAll(() => context.close())

  test('a manufacturer in use cannot be deleted; the dialog shows what uses it, with numbers', async () => {
    const name = await usedMaker(list)
    await list.act(list.row(name), '删除')
    const dialog = list.dialog('删除厂商')
    await expect(dialog).toContainText(`“${name}”仍被使用，不能删除`)
    await expect(dialog.getByRole('listitem')).toHaveText(/^\S+ \d+ 项$/)
    await expect(dialog.getByRole('button', { name: '删除' })).toHaveCount(0)
    await dialog.getByRole('contentinfo').getByRole('button', { name: '关闭' }).click()
    await list.reload()
    await expect(list.row(name)).toBeVisible()
  })

  test('an import lists each problem with its line, and writes nothing before it is confirmed', async () => {
    const dialog = await openImport(list)
    await choose(dialog, ['云栖仪表,郑岚,0571-85551201,压力变送器', ',缺名,,', '云栖仪表,重名,,'])
    await expect(dialog).toContainText(/共 3 行，其中 2 行有问题。尚未导入任何数据/)
    await expect(dialog.getByRole('row').filter({ hasText: '缺名' })).toContainText('此项必填')
    await expect(dialog.getByRole('button', { name: /^导入 \d+ 行$/ })).toBeDisabled()
    await dialog.getByRole('button', { name: '重新选择文件' }).click()
    await choose(dialog, ['云栖仪表,郑岚,0571-85551201,压力变送器', '瓯江阀业,,,消火栓阀门'])
    await expect(dialog).toContainText('共 2 行，全部可以导入')
    await dialog.getByRole('button', { name: '取消' }).click()
    await list.reload()
    await expect(list.row('云栖仪表')).toHaveCount(0)
    const again = await openImport(list)
    await choose(again, ['云栖仪表,郑岚,0571-85551201,压力变送器', '瓯江阀业,,,消火栓阀门'])
    await again.getByRole('button', { name: '导入 2 行' }).click()
    await expect(again).toContainText('已导入 2 行')
    await again.getByRole('button', { name: '完成' }).click()
    await list.reload()
    await expect(list.row('云栖仪表')).toContainText('郑岚')
    await expect(list.row('瓯江阀业')).toContainText('消火栓阀门')
  })

  test('filter and order are in the URL: a reload keeps them, and Back restores those before', async () => {
    const { page } = list
    await page.getByRole('columnheader', { name: /^厂商名称/ }).getByRole('button').click()
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'name')
    await list.filter('contact', '郑')
    await expect(list.table()).toHaveAttribute('aria-rowcount', '2')
    await reload(page)
    await list.expectLoaded()
    await expect(list.table()).toHaveAttribute('aria-rowcount', '2')
    await expect(page.getByRole('columnheader', { name: /^厂商名称/ })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('search').getByRole('searchbox', { name: '联系人' })).toHaveValue('郑')
    await page.getByRole('search').getByRole('button', { name: '重置' }).click()
    await expect(page).toHaveURL((url) => !url.searchParams.has('contact'))
    await expect(list.row('瓯江阀业')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('search').getByRole('searchbox', { name: '联系人' })).toHaveValue('郑')
    await expect(list.table()).toHaveAttribute('aria-rowcount', '2')
  })
})

/** A manufacturer of the demo city. The newest rows are first, and the tests create those. */
async function usedMaker(list: DeclaredList): Promise<string> {
  const [, name] = await list.table().getByRole('row').last().getByRole('cell').allInnerTexts()
  if (name === undefined || name === '') throw new Error('There is no manufacturer')
  return name
}

async function openImport(list: DeclaredList) {
  await list.button('导入').click()
  return list.dialog('导入厂商')
}

async function choose(dialog: ReturnType<DeclaredList['dialog']>, lines: readonly string[]): Promise<void> {
  const titles = ['name', 'contact', 'phone', 'productKinds'].map((field) => SCREEN.words.zhCN.fields[field])
  await dialog.locator('input[type=file]').setInputFiles({ name: '厂商.csv', mimeType: 'text/csv', buffer: Buffer.from([titles.join(','), ...lines].join('\r\n')) })
}
