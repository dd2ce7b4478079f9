import { Secret, TOTP } from 'otpauth'
import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/seed/tenants'
import { CLIENT, startIdentityProvider, type IdentityProvider } from '../apps/server/src/testing/identity-provider'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import type { Operator } from './support/operator'
import type { Platform } from './support/platform'
import { sitDown, test } from './support/test'

const { screenOf, tabOf } = await consoleData()
const USERS = screenOf('adminSys/userManager')
const PERSON = { username: 'dandian01', name: '谢若安', mobilePhone: '13900008830', groupId: '值班员', password: 'xieruoan-7734' }
const PROVIDER = '集团统一认证'
const OVERVIEW = /\/gailan\/overView$/
const WANTED = '/huozaibaojing/exceptionRecord'

const providers = tabOf('adminSys/tenantManager', 'signIn')

/** Sign-in at a real OpenID provider with binding, and a second factor with app and recovery code, in the browser (ADR 34). */
test.describe.serial('an identity of a provider and a second factor', () => {
  let platform: Platform
  let idp: IdentityProvider
  let desk: { context: BrowserContext; operator: Operator; page: Page }
  let secret = ''
  let recovery: string[] = []

  test.beforeAll(async ({ platform: shared }) => {
    platform = shared
    idp = await startIdentityProvider(`${platform.origin}/authredirect`)
  })
  test.afterAll(async () => {
    await desk.context.close()
    await idp.stop()
  })

  test('an administrator adds the provider, copies the call-back address and stores the secret, which is not shown again', async ({ browser }) => {
    const { operator, context } = await sitDown(browser, platform)
    const list = new DeclaredList(operator.page, providers)
    await operator.open('/adminSys/tenantManager')
    await operator.signIn({ username: 'platform', password: DEMO_PASSWORD })
    await operator.page.getByRole('tab', { name: '第三方登录' }).click()
    const form = await list.openAdd()
    await list.fill(form, { name: PROVIDER, issuer: idp.issuer, clientId: CLIENT.id, scopes: 'profile', state: 'on' })
    await list.save(form)
    await expect(list.row(PROVIDER)).toContainText('未设置')
    await list.act(list.row(PROVIDER), '接入信息')
    const panel = operator.page.getByRole('dialog', { name: PROVIDER })
    await expect(panel.getByText(`${platform.origin}/authredirect`)).toBeVisible()
    await panel.getByLabel(/^新的客户端密钥/).fill(CLIENT.secret)
    await panel.getByRole('button', { name: '保存密钥' }).click()
    await expect(panel.getByText('密钥保存后不再显示')).toBeVisible()
    await expect(panel.getByLabel(/^新的客户端密钥/)).toHaveValue('')
    // an open panel hides the rows
    await panel.getByRole('button', { name: '关闭', exact: true }).click()
    await expect(list.row(PROVIDER)).toContainText('已设置')
    await context.close()
  })

  test('the first sign-in at the provider asks once for the account, and opens the page that was wanted', async ({ browser }) => {
    await addPerson(browser, platform)
    desk = await atProvider(browser, platform, idp)
    await desk.operator.open(WANTED)
    await desk.page.getByRole('button', { name: `用“${PROVIDER}”登录` }).click()
    await expect(desk.page.getByRole('heading', { name: '绑定账号' })).toBeVisible()
    expect(new URL(desk.page.url()).search).not.toContain('code')
    await expect(desk.page.getByText(`${PERSON.username}@集团`)).toBeVisible()
    await desk.page.getByLabel('账号', { exact: true }).fill(PERSON.username)
    await desk.page.getByLabel('密码', { exact: true }).fill(PERSON.password)
    await desk.page.getByLabel('验证码', { exact: true }).fill('ABCD')
    await desk.operator.expectPicture()
    await desk.page.getByRole('button', { name: '登录并绑定' }).click()
    await expect(desk.page).toHaveURL(new RegExp(`${WANTED}`))
  })

  test('the second sign-in needs no password', async () => {
    await signOut(desk.operator)
    await desk.page.getByRole('button', { name: `用“${PROVIDER}”登录` }).click()
    await expect(desk.page).toHaveURL(OVERVIEW)
  })

  test('the owner turns the second factor on with the key of the picture, and gets recovery codes this once', async () => {
    const { page } = desk
    await desk.operator.chooseFromUserMenu('账号安全')
    const dialog = page.getByRole('dialog', { name: '账号安全' })
    await expect(dialog.getByText(`${PROVIDER} · ${PERSON.username}@集团`)).toBeVisible()
    await dialog.getByRole('button', { name: '开启双重验证' }).click()
    await dialog.getByLabel(/^登录密码/).fill(PERSON.password)
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByRole('img', { name: '双重验证的二维码' })).toBeVisible()
    secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await dialog.getByLabel(/^动态验证码/).fill(codeAt(secret, 0))
    await dialog.getByRole('button', { name: '确认开启' }).click()
    const codes = dialog.getByRole('list', { name: '请保存恢复码' }).locator('code')
    await expect(codes).toHaveCount(10)
    recovery = await codes.allTextContents()
    await dialog.getByRole('button', { name: '我已保存' }).click()
    await expect(dialog.getByText('剩余 10 个恢复码')).toBeVisible()
    await dialog.getByRole('button', { name: '关闭', exact: true }).click()
  })

  test('signing in asks for the code of the app after the provider, too', async () => {
    const { page } = desk
    await signOut(desk.operator)
    await page.getByRole('button', { name: `用“${PROVIDER}”登录` }).click()
    await page.getByLabel('动态验证码（6 位数字）').fill('000000')
    await page.getByRole('button', { name: '验证', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('验证码错误')
    // a code counts once: that of the next half minute is accepted as well
    await page.getByLabel('动态验证码（6 位数字）').fill(codeAt(secret, 30_000))
    await page.getByRole('button', { name: '验证', exact: true }).click()
    await expect(page).toHaveURL(OVERVIEW)
  })

  test('a recovery code signs in once, after the password', async () => {
    const { page, operator } = desk
    for (const accepted of [true, false]) {
      await signOut(operator)
      await operator.signIn(PERSON)
      await page.getByRole('button', { name: '手机不在身边，使用恢复码' }).click()
      await page.getByLabel('恢复码', { exact: true }).fill(recovery[0] ?? '')
      await page.getByRole('button', { name: '验证', exact: true }).click()
      if (accepted) await expect(page).toHaveURL(OVERVIEW)
      else await expect(page.getByRole('alert')).toContainText('验证码错误')
    }
  })

  test('an administrator resets the second factor and unbinds the identity: the password alone signs in again', async ({ browser }) => {
    const { operator, context } = await sitDown(browser, platform)
    const list = new DeclaredList(operator.page, USERS)
    await operator.open(`/${USERS.key}`)
    await operator.signIn()
    await list.act(list.row(PERSON.username), '账号安全')
    const panel = operator.page.getByRole('dialog', { name: `${PERSON.name}的账号安全` })
    await panel.getByRole('button', { name: '重置双重验证' }).click()
    await operator.page.getByRole('alertdialog').getByRole('button', { name: '重置双重验证' }).click()
    await expect(panel.getByText('未开启')).toBeVisible()
    await panel.getByRole('button', { name: /^解除绑定/ }).click()
    await operator.page.getByRole('alertdialog').getByRole('button', { name: '解除绑定' }).click()
    await expect(panel.getByText('没有绑定第三方身份')).toBeVisible()
    await context.close()

    await desk.page.getByRole('button', { name: '返回登录' }).click()
    await desk.operator.signIn(PERSON)
    await expect(desk.page).toHaveURL(OVERVIEW)
  })

  test('the page of the call-back without a sign-in says why it leads to the sign-in', async () => {
    await signOut(desk.operator)
    await desk.operator.open('/authredirect?state=somebody-else&code=x')
    await expect(desk.page.getByRole('alert')).toContainText('登录请求已失效，请重新登录')
    await expect(desk.page).toHaveURL(/\/login$/)
  })
})

const codeAt = (secret: string, laterMs: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + laterMs })

async function signOut(operator: Operator): Promise<void> {
  const { page } = operator
  const [menu, back] = [page.getByRole('button', { name: /用户菜单/ }), page.getByRole('button', { name: '返回登录' })]
  await expect(menu.or(back)).toBeVisible()
  if (await menu.isVisible()) await operator.chooseFromUserMenu('退出登录')
  else await back.click()
  await expect(page.getByRole('heading', { name: '登录', exact: true })).toBeVisible()
}

async function addPerson(browser: Browser, platform: Platform): Promise<void> {
  const { operator, context } = await sitDown(browser, platform)
  const list = new DeclaredList(operator.page, USERS)
  await operator.open(`/${USERS.key}`)
  await operator.signIn()
  await list.expectLoaded()
  const form = await list.openAdd()
  await list.fill(form, PERSON)
  await list.save(form)
  await context.close()
}

/** A browser whose person the provider knows: it asks for nothing. */
async function atProvider(browser: Browser, platform: Platform, idp: IdentityProvider): Promise<{ context: BrowserContext; operator: Operator; page: Page }> {
  const { operator, context } = await sitDown(browser, platform)
  await context.route(`${idp.issuer}/auth?*`, (route) => route.continue({ url: `${route.request().url()}&login_hint=${PERSON.username}` }))
  return { operator, context, page: operator.page }
}
