import { expect, type Browser, type BrowserContext } from 'playwright/test'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import type { Operator } from './support/operator'
import type { Platform } from './support/platform'
import { sitDown, test } from './support/test'

const SCREEN = (await consoleData()).screenOf('adminSys/userManager')
const PASSWORD = 'smartfire119'
const PERSON = { username: 'xinshou01', name: '岳晓彤', mobilePhone: '13900008810', groupId: '值班员', password: 'xinjie-7734', description: '' }
const NEW_PASSWORD = 'gengxin-5521'

/** The life of an account in user management (spec 1 §2 userManager). */
test.describe.serial('user management', () => {
  let context: BrowserContext
  let operator: Operator
  let list: DeclaredList

  test.beforeAll(async ({ browser, platform }) => {
    const desk = await sitDown(browser, platform)
    context = desk.context
    operator = desk.operator
    list = await openUsers(operator)
  })
  test.afterAll(() => context.close())

  test('a taken user name or mobile number is reported at its field, and the input stays', async () => {
    const form = await list.openAdd()
    await list.fill(form, { ...PERSON, username: 'zhiban01' })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(list.control(form, 'username')).toHaveAccessibleDescription(/用户名已存在/)
    await expect(list.control(form, 'mobilePhone')).toHaveValue(PERSON.mobilePhone)
    await list.fill(form, { username: PERSON.username, mobilePhone: '13800001102' })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(list.control(form, 'mobilePhone')).toHaveAccessibleDescription(/手机号已存在/)
    await list.fill(form, { mobilePhone: PERSON.mobilePhone })
    await list.save(form)
    await list.reload()
    await expect(list.row(PERSON.username)).toContainText('正常')
  })

  test('after a reset the user can sign in with the new password only', async ({ browser, platform }) => {
    await list.act(list.row(PERSON.username), '重置密码')
    const form = list.dialog(/^重置密码/)
    await list.fill(form, { password: NEW_PASSWORD })
    await list.save(form)
    await as(browser, platform, async (person) => {
      await person.open('/')
      await person.signIn(PERSON)
      await expect(person.page.getByRole('alert')).toContainText('账户或密码错误！')
      await person.signIn({ ...PERSON, password: NEW_PASSWORD })
      await expect(person.page.getByRole('heading', { name: '概览' })).toBeVisible()
    })
  })

  test('of two people who edit the same user the second sees the saved changes of the first, and decides', async ({ browser, platform }) => {
    await as(browser, platform, async (colleague) => {
      const theirs = await openUsers(colleague)
      const own = await list.openEdit(list.row(PERSON.username))
      const other = await theirs.openEdit(theirs.row(PERSON.username))
      await theirs.fill(other, { name: '岳晓' })
      await theirs.save(other)
      await list.fill(own, { name: '岳彤' })
      await own.getByRole('button', { name: '保存' }).click()
      const difference = own.getByRole('table', { name: '不同之处' }).getByRole('row').filter({ hasText: '姓名' })
      await expect(difference).toContainText('岳彤')
      await expect(difference).toContainText('岳晓')
      await own.getByRole('button', { name: '仍以我的修改保存' }).click()
      await expect(own).toBeHidden()
      await theirs.reload()
      await expect(theirs.row(PERSON.username)).toContainText('岳彤')
    })
  })

  test('a stopped user is signed out and cannot sign in', async ({ browser, platform }) => {
    await as(browser, platform, async (person) => {
      await person.open('/')
      await person.signIn({ ...PERSON, password: NEW_PASSWORD })
      await expect(person.page.getByText('实时连接正常')).toBeVisible()
      await list.act(list.row(PERSON.username), '停用')
      await list.page.getByRole('alertdialog', { name: '停用' }).getByRole('button', { name: '停用' }).click()
      await expect(list.row(PERSON.username)).toContainText('已停用')
      await expect(person.page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
      await person.signIn({ ...PERSON, password: NEW_PASSWORD })
      await expect(person.page.getByRole('alert')).toContainText('账户或密码错误！')
    })
    await list.reload()
    await expect(list.row(PERSON.username)).toContainText('已停用')
  })

  test('a read-only user sees the list and no button that changes a row', async ({ browser, platform }) => {
    await as(browser, platform, async (reader) => {
      const read = await openUsers(reader, 'chakan01')
      await expect(read.row('zhiban01')).toContainText('周海燕')
      await expect(read.table().getByRole('button', { name: /编辑|删除|停用|启用|重置密码|更多操作/ })).toHaveCount(0)
      for (const name of ['新增用户', '导入', '导出']) await expect(read.button(name)).toHaveCount(0)
      await expect(read.button('刷新')).toBeVisible()
    })
  })
})

async function openUsers(person: Operator, username = 'operator'): Promise<DeclaredList> {
  await person.open(`/${SCREEN.key}`)
  await person.signIn({ username, password: PASSWORD })
  const list = new DeclaredList(person.page, SCREEN)
  await list.expectLoaded()
  return list
}

/** A second browser for another person, closed at the end. */
async function as(browser: Browser, platform: Platform, work: (person: Operator) => Promise<void>): Promise<void> {
  const { operator, context } = await sitDown(browser, platform)
  await work(operator).finally(() => context.close())
}
