import { expect, type Browser, type BrowserContext } from 'playwright/test'
import type { Operator } from './support/operator'
import { sitDown, test } from './support/test'

const PASSWORD = 'smartfire119'
const WATCH = { username: 'zhiban01', password: PASSWORD }
/** of another tenant, so that no other test of this file needs the old password */
const CHANGER = { username: 'zhiban02', password: PASSWORD }
const MAINTENANCE = { username: 'weibao01', password: PASSWORD }
const OTHER_TENANT = 'ylwj0002'
const WHO_AM_I = '/api/admin/user/front/info'

/** Counts, colleagues, passwords and ended sessions (issue 2). */
test.describe('a night at the desk', () => {
  let context: BrowserContext
  let operator: Operator

  test.beforeEach(async ({ browser, platform }) => {
    const desk = await sitDown(browser, platform)
    context = desk.context
    operator = desk.operator
  })
  test.afterEach(() => context.close())

  test('the overview updates when a fire is raised', async ({ platform }) => {
    const { page } = operator
    await signIn(operator)
    const figure = page.getByRole('region', { name: '设备状态' }).locator('dl > div').filter({ hasText: '报警' }).locator('dd')
    await expect(figure).toHaveText(/^\d+$/)
    const before = Number(await figure.innerText())
    const fire = await platform.raise('fire', { kind: 'general' })
    await expect(figure).toHaveText(`${before + 1}`)
    await expect(page.getByRole('region', { name: '最新事件' })).toContainText(fire.device.building)
  })

  test('a fire of another tenant never reaches this operator', async ({ platform }) => {
    await signIn(operator)
    const before = await operator.pendingCount()
    const strange = await platform.raise('fire', { kind: 'general', tenantId: OTHER_TENANT })
    expect(strange.device.tenantId).toBe(OTHER_TENANT)
    const own = await platform.raise('fire', { kind: 'general' })
    const notices = operator.page.getByRole('log', { name: '实时报警' })
    await expect(notices.getByText(own.device.building).first()).toBeVisible()
    await operator.expectPendingCount(before + own.records.length)
    await expect(operator.page.getByText(strange.device.building)).toHaveCount(0)
  })

  test('a fire that is raised while the page is being loaded anew has its notice', async ({ platform }) => {
    const { page } = operator
    await signIn(operator)
    const address = page.url()
    const notices = page.getByRole('log', { name: '实时报警' })
    await page.goto('about:blank')
    const fire = await platform.raise('fire', { kind: 'general' })
    await page.goto(address)
    await expect(notices.getByText(/补收 1 条报警/)).toBeVisible()
    await expect(notices).toContainText(fire.device.building)
  })

  test('the badge shows 99+ from 100, and its name the exact number', async ({ platform }) => {
    await signIn(operator)
    let count = await operator.pendingCount()
    while (count < 100) count += (await platform.raise('fault', { kind: 'general' })).records.length
    await operator.expectPendingCount(count)
    await expect(operator.badge()).toContainText('99+')
  })

  test('of two verdicts the first wins, and the second person reads who and when', async ({ browser, platform }) => {
    await withColleague(browser, platform, async (colleague) => {
      await signIn(operator)
      await signIn(colleague, WATCH)
      const fire = await platform.raise('fire', { kind: 'general' })
      const [mine, theirs] = await Promise.all([operator.judge(fire), colleague.judge(fire)])
      await mine.getByRole('button', { name: '确认', exact: true }).click()
      await expect(operator.page.getByText('处理成功')).toBeVisible()
      // the confirmation learns of it at once, even one that is still being loaded: there is nothing left to confirm
      const conflict = colleague.page.getByRole('alert').filter({ hasText: '该记录已被处理' })
      await expect(conflict).toContainText('operator')
      await expect(conflict).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
      await expect(theirs.getByRole('button', { name: '确认', exact: true })).toHaveCount(0)
    })
  })

  test('the whole way from sign-in to verdict works without a mouse', async ({ platform }) => {
    const { page } = operator
    const fire = await platform.raise('fire', { kind: 'general' })
    await operator.open('/')
    await expect(page.getByLabel('账号')).toBeFocused()
    await page.keyboard.type('operator')
    await operator.tabTo(page.getByLabel('密码', { exact: true }))
    await page.keyboard.type(PASSWORD)
    await operator.tabTo(page.getByLabel('验证码', { exact: true }))
    await operator.expectPicture()
    await page.keyboard.type('abcd')
    await page.keyboard.press('Enter')
    await operator.tabTo(operator.badge())
    await page.keyboard.press('Enter')
    const row = page.getByRole('dialog', { name: '待处理异常' }).getByRole('row').filter({ hasText: fire.device.name })
    await operator.tabTo(row.getByRole('button', { name: /^确认/ }))
    await page.keyboard.press('Enter')
    const confirmation = page.getByRole('dialog', { name: '确认火警' })
    await operator.tabTo(confirmation.getByRole('button', { name: '确认', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('处理成功')).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  test('signing out reloads the page and ends the token', async () => {
    const { page } = operator
    await signIn(operator)
    const token = operator.sessionToken()
    expect((await operator.call(WHO_AM_I, token)).status).toBe(200)
    await markDocument(operator)
    await operator.chooseFromUserMenu('退出登录')
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => isMarked(operator)).toBe(false)
    expect(await operator.call(WHO_AM_I, token)).toMatchObject({ status: 401, body: { status: 40101 } })
  })

  test('a password is changed under its rules, and then only the new one is accepted', async () => {
    const { page } = operator
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    }
    await signIn(operator, CHANGER)
    await operator.chooseFromUserMenu('修改密码')
    const dialog = page.getByRole('dialog', { name: '修改密码' })
    const submit = dialog.getByRole('button', { name: '提交' })
    await submit.click()
    await expect(dialog.getByText('请输入密码')).toHaveCount(2)
    await expect(dialog.getByText('请再次输入密码')).toBeVisible()
    await fill({ 原密码: PASSWORD, 新密码: 'short', 确认密码: 'something-else' })
    await submit.click()
    await expect(dialog.getByText('长度在 6 到 18 个字符')).toBeVisible()
    await expect(dialog.getByText('两次输入密码不一致!')).toBeVisible()
    await fill({ 原密码: 'not-the-old-one', 新密码: 'xinjie-7734', 确认密码: 'xinjie-7734' })
    await submit.click()
    await expect(page.getByText('修改失败')).toBeVisible()
    await expect(page.getByLabel(/^原密码/)).toHaveValue('')
    await fill({ 原密码: PASSWORD, 新密码: 'xinjie-7734', 确认密码: 'xinjie-7734' })
    await page.getByLabel(/^确认密码/).press('Enter')
    await expect(page.getByText('修改成功')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await operator.signIn(CHANGER)
    await expect(page.getByRole('alert')).toContainText('账户或密码错误！')
    await operator.signIn({ ...CHANGER, password: 'xinjie-7734' })
    await expect(page.getByRole('heading', { name: '概览' })).toBeVisible()
  })

  test('an existing screen without the right shows the 401 page, which names the right', async () => {
    const { page } = operator
    await operator.open('/gailan/overView')
    await operator.signIn(MAINTENANCE)
    await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible()
    await expect(page.getByText('您的账号缺少“概览”的权限')).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '概览' })).toHaveCount(0)
  })

  test('after the server ended a session the console shows one message, and signing in opens the same page again', async () => {
    const { page } = operator
    await signIn(operator)
    await operator.open('/gailan/overView/7?from=handover')
    await expect(page.getByText('实时连接正常')).toBeVisible()
    const token = operator.sessionToken()
    await operator.call(`/api/auth/oauth/token?access_token=${token}`, token, { method: 'DELETE' })
    await expect(page.getByText('状态超时被登出！')).toHaveCount(1)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await operator.signIn()
    await expect(page).toHaveURL(/\/gailan\/overView\/7\?from=handover$/)
    await expect(page.getByRole('heading', { name: '概览' })).toBeVisible()
    await expect(page.getByText('状态超时被登出！')).toHaveCount(0)
  })
})

async function signIn(person: Operator, account?: { username: string; password: string }): Promise<void> {
  await person.open('/')
  await person.signIn(account)
  await expect(person.page.getByText('实时连接正常')).toBeVisible()
  await expect(person.badge()).toHaveAccessibleName(/\d/)
}

async function withColleague(
  browser: Browser,
  platform: Parameters<typeof sitDown>[1],
  work: (colleague: Operator) => Promise<void>,
): Promise<void> {
  const { operator, context } = await sitDown(browser, platform)
  await work(operator).finally(() => context.close())
}

/** A mark on the document; a reload removes it. */
async function markDocument({ page }: Operator): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
}

async function isMarked({ page }: Operator): Promise<boolean> {
  return (await page.locator('html[data-before]').count()) > 0
}
