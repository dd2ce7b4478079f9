import { expect, type BrowserContext, type Page } from 'playwright/test'
import { screenKey, type ScreenKey } from '../apps/console/src/lib/screen-key'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../apps/server/src/seed/tenants'
import { consoleData } from './support/declared-screens'
import { openHere } from './support/open-here'
import type { Operator } from './support/operator'
import { axeProblems, brokenTexts, chineseWords } from './support/page-checks'
import { PageWatch } from './support/page-watch'
import { sitDown, test } from './support/test'

const { routes } = await consoleData()
const KEYS = routes.map(screenKey)

/** The demo accounts of one tenant, each with another role, and the super admin. */
const ACCOUNTS = DEMO_ACCOUNTS.filter(({ tenantId }) => tenantId === null || tenantId === DEMO_ACCOUNTS[0]?.tenantId)

/** Every route of the route table as every demo role (pages.md 4). */
// a test here opens every screen: its limit grows with their number
test.describe.configure({ timeout: 3_000 * KEYS.length })

test.describe('every screen', () => {
  let context: BrowserContext
  let operator: Operator
  let page: Page
  let watch: PageWatch

  test.beforeEach(async ({ browser, platform }) => {
    const desk = await sitDown(browser, platform)
    context = desk.context
    operator = desk.operator
    page = operator.page
    watch = new PageWatch(page)
  })
  test.afterEach(() => context.close())

  for (const account of ACCOUNTS) {
    test(`opens for ${account.username} if granted, without errors, in Chinese`, async () => {
      const granted = await signIn(operator, account)
      for (const key of KEYS) {
        await test.step(key, async () => {
          await openHere(page, key)
          if (granted.has(key)) await expectScreen(page)
          else await expectForbidden(page, key)
          expect.soft(await brokenTexts(page), key).toEqual([])
          expect.soft(await watch.taken(), key).toEqual([])
        })
      }
    })
  }

  /** Axe compares the words of a name with the visible words. Chinese has no spaces between words, so axe runs on the English pages. */
  test('has no Chinese text from a catalogue in English, and no axe violation', async () => {
    const granted = await signIn(operator, everyScreen())
    await page.getByRole('button', { name: 'English' }).click()
    for (const key of KEYS) {
      await test.step(key, async () => {
        await openHere(page, key)
        if (granted.has(key)) await expectScreen(page)
        expect.soft(await chineseWords(page), key).toEqual([])
        expect.soft(await brokenTexts(page), key).toEqual([])
        expect.soft(await axeProblems(page), key).toEqual([])
      })
    }
    await openHere(page, '401')
    await expect(page.getByRole('heading', { name: 'You do not have permission to open this page' })).toBeVisible()
    expect(await chineseWords(page)).toEqual([])
    expect(await axeProblems(page)).toEqual([])
  })
})

/** The super admin, who also has the screens of the platform. */
function everyScreen(): DemoAccount {
  const account = ACCOUNTS.find(({ isSuperAdmin }) => isSuperAdmin)
  if (account === undefined) throw new Error('There is no demo account of the platform')
  return account
}

/** Signs in; resolves with the screens that the server grants this account. */
async function signIn(operator: Operator, { username }: DemoAccount): Promise<ReadonlySet<ScreenKey>> {
  await operator.open('/')
  await operator.signIn({ username, password: DEMO_PASSWORD })
  await expect(operator.page.getByRole('button', { name: /用户菜单/ })).toBeVisible()
  // leaves the start screen, so that opening the first screen of the table is a change
  await openHere(operator.page, 'no/such/page')
  await expect(operator.page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  return operator.grantedScreens()
}

/** Waits until the screen before is gone and the new one has loaded its data. */
async function expectScreen(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.locator('[data-before]')).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Expects the 401 page and nothing else. */
async function expectForbidden(page: Page, key: ScreenKey): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '没有访问权限' })).toBeVisible()
  await expect(main).toContainText(`的权限（${key}）`)
  await expect(main.locator('table, input, form, h2')).toHaveCount(0)
}
