import { expect, type BrowserContext } from 'playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/seed/tenants'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import type { Operator } from './support/operator'
import { sitDown, test } from './support/test'

const { screenOf, tabOf } = await consoleData()
const TENANTS = tabOf('adminSys/tenantManager', 'tenants')
const USERS = screenOf('adminSys/userManager')
const CHIEF = { username: 'chief-gaoxin', name: '林站长', mobilePhone: '13800009001', password: 'correct-horse-7' }
const SITE = '高新区消防站'

/** The life of a site: made with its administrator, looked after by the platform, deleted and restored (spec 1 §2 tenantManager, ADR 32). */
test.describe.serial('a site of its own', () => {
  let context: BrowserContext
  let operator: Operator
  let list: DeclaredList

  test.beforeAll(async ({ browser, platform }) => {
    ;({ operator, context } = await sitDown(browser, platform))
    list = new DeclaredList(operator.page, TENANTS)
    const users = new DeclaredList(operator.page, USERS)
    await operator.open(`/${USERS.key}`)
    await operator.signIn({ username: 'platform', password: DEMO_PASSWORD })
    await users.expectLoaded()
    const added = await users.openAdd()
    await users.fill(added, CHIEF)
    await users.save(added)
    await operator.open(`/${TENANTS.key}`)
    await list.expectLoaded()
  })
  test.afterAll(() => context.close())

  test('is added with an administrator, systems and limits', async () => {
    const form = await list.openAdd()
    await list.fill(form, { name: SITE, tenantNo: 'T900', maxUsers: 1, validUntil: '2099-12-31' })
    await form.getByRole('combobox', { name: '站点管理员' }).click()
    await list.page.getByRole('option', { name: /林站长/ }).click()
    await form.getByRole('combobox', { name: '监测系统' }).click()
    await list.page.getByRole('option').first().click()
    await list.page.keyboard.press('Escape')
    await list.save(form)
    await expect(list.row(SITE)).toContainText('林站长')
    await expect(list.row(SITE)).toContainText('1 / 1')
    await expect(list.row(SITE)).toContainText('正常')
  })

  test('is looked after with a reason; a banner says so on every screen and leads back', async () => {
    const { page } = list
    await list.act(list.row(SITE), '代管')
    const panel = page.getByRole('dialog', { name: `代管 ${SITE}` })
    await expect(panel.getByRole('button', { name: '开始代管' })).toBeDisabled()
    await panel.getByRole('textbox', { name: '代管原因' }).fill('协助首次配置')
    await panel.getByRole('button', { name: '开始代管' }).click()
    const banner = page.getByRole('region', { name: '结束代管' })
    await expect(banner).toContainText(`正在代管“${SITE}”`)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '系统管理' }).click()
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '登录日志' }).click()
    await expect(banner).toBeVisible()
    await page.getByRole('tab', { name: '操作日志' }).click()
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'platform' }).first()).toBeVisible()
    await banner.getByRole('button', { name: '结束代管' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })

  test('is deleted with the own password only, and restored with everything in it', async () => {
    const { page } = list
    await operator.open(`/${TENANTS.key}`)
    await list.expectLoaded()
    await list.act(list.row(SITE), '删除')
    const dialog = page.getByRole('dialog', { name: /删除/ })
    await dialog.getByLabel('您的登录密码').fill('not my password')
    await dialog.getByRole('button', { name: '删除' }).click()
    await expect(dialog).toContainText('密码错误，删除失败')
    await dialog.getByLabel('您的登录密码').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: '删除' }).click()
    // an open dialog hides the rows
    await expect(dialog).toHaveCount(0)
    await expect(list.row(SITE)).toHaveCount(0)
    await operator.open(`/${TENANTS.key}?deleted=true`)
    await expect(list.row(SITE)).toContainText('已删除')
    await list.act(list.row(SITE), '恢复')
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await question.getByRole('button', { name: '恢复' }).click()
    await expect(question).toHaveCount(0)
    await expect(list.row(SITE)).toHaveCount(0)
    await operator.open(`/${TENANTS.key}`)
    await expect(list.row(SITE)).toContainText('林站长')
  })
})
