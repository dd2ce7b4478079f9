import { expect, type BrowserContext, type Page } from 'playwright/test'
import menu from '../apps/server/src/domain/menus/menu-catalogue.json' with { type: 'json' }
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../apps/server/src/seed/tenants'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import { openHere } from './support/open-here'
import { sitDown, test } from './support/test'

/** A file can declare the same form for several sections; the first one is tested. Of a screen with tabs each tab has its own. */
const FORMS = (await consoleData()).declared.flatMap(({ screens: [screen], round, tab }) => (screen && round ? [{ screen, round, path: tab === null ? screen.key : `${screen.key}?tab=${tab}` }] : []))
const ADMINISTRATORS = [...new Set(FORMS.map(({ screen }) => administratorOf(screen.key)))]

/** One round through each declared form on the real server (pages.md 4): after a reload the screen shows what was written. */
for (const username of ADMINISTRATORS) {
  test.describe(`${username} in a declared form`, () => {
    let context: BrowserContext
    let page: Page

    test.beforeAll(async ({ browser, platform }) => {
      const desk = await sitDown(browser, platform)
      context = desk.context
      page = desk.operator.page
      await desk.operator.open('/')
      await desk.operator.signIn({ username, password: DEMO_PASSWORD })
      await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    })
    test.afterAll(() => context.close())

    for (const { screen, round, path } of FORMS.filter((form) => administratorOf(form.screen.key) === username)) {
      const { title, one } = screen.words.zhCN
      const found = String(round.add[round.find])

      // two sections may have screens of one title
      test(`${title} (${screen.key}): a row is added, found, edited, exported and deleted`, async () => {
        const list = new DeclaredList(page, screen)
        await openHere(page, path)

        const added = await list.openAdd()
        await list.fill(added, round.add)
        await list.save(added)

        await list.filter(round.find, found)
        await expect(list.table()).toHaveAttribute('aria-rowcount', '2')
        const edited = await list.openEdit(list.row(found))
        await list.expectValues(edited, round.add)
        await list.fill(edited, round.edit)
        await list.save(edited)

        await list.reload()
        const again = await list.openEdit(list.row(found))
        await list.expectValues(again, { ...round.add, ...round.edit })
        await again.getByRole('button', { name: '取消' }).click()

        const [titles, ...lines] = await list.exportLines()
        expect(titles).toContain(list.label(round.find))
        expect(lines).toHaveLength(1)
        for (const value of Object.values(round.edit)) expect(lines[0]).toContain(String(value))

        await list.remove(list.row(found))
        await expect(page.getByText(`没有符合条件的${one}`)).toBeVisible()
      })
    }
  })
}

/** The administrator whose menu holds the screen: of the first tenant, or of the platform. */
function administratorOf(key: string): string {
  const isOfSite = menu.some(({ parentCode, code, siteMenu }) => siteMenu && `${parentCode}/${code}` === key)
  const account = DEMO_ACCOUNTS.find(({ isTenantAdmin, isSuperAdmin }) => (isOfSite ? isTenantAdmin : isSuperAdmin))
  if (account === undefined) throw new Error(`No demo account administers ${key}`)
  return account.username
}
