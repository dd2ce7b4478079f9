import { expect, type Locator, type Page } from 'playwright/test'
import type { ScreenKey } from '../../apps/console/src/lib/screen-key'
import { openAddress } from './navigate'
import { FIXED_CODE, type Platform, type RaisedEvent } from './platform'

const MOST_TABS = 60

/** The demo account that `npm start` prints. It administers its site. */
const DEMO_ACCOUNT = { username: 'operator', password: 'smartfire119' }

/** An entry of the menu that the server permits. */
interface MenuRow {
  code: string
  children: MenuRow[]
}

/** An operator in a browser; finds elements by role and Chinese name. */
export class Operator {
  readonly page: Page
  private readonly platform: Platform
  private token: string | null = null

  constructor(page: Page, platform: Platform) {
    this.page = page
    this.platform = platform
    page.on('request', (request) => {
      const bearer = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1]
      if (bearer) this.token = bearer
    })
  }

  async open(path = '/'): Promise<void> {
    await openAddress(this.page, this.platform.origin + path)
  }

  async signIn(account = DEMO_ACCOUNT): Promise<void> {
    await this.page.getByLabel('账号').fill(account.username)
    await this.page.getByLabel('密码', { exact: true }).fill(account.password)
    await this.page.getByLabel('验证码', { exact: true }).fill(FIXED_CODE)
    await this.expectPicture()
    await this.page.getByRole('button', { name: '登录', exact: true }).click()
  }

  /** Waits for the picture with the code. */
  async expectPicture(): Promise<void> {
    await expect(this.page.getByRole('button', { name: /验证码图片/ }).getByRole('img')).toBeVisible()
  }

  badge(): Locator {
    return this.page.getByRole('button', { name: /待处理异常/ })
  }

  /** The exact number in the accessible name of the badge. */
  async pendingCount(): Promise<number> {
    await expect(this.badge()).toHaveAccessibleName(/\d/)
    const name = await this.badge().getAttribute('title')
    return Number(/\d+/.exec(name ?? '')?.[0] ?? Number.NaN)
  }

  async expectPendingCount(count: number): Promise<void> {
    await expect(this.badge()).toHaveAccessibleName(new RegExp(`待处理异常 ${count} 条`))
  }

  /** How often a sound was started in this page: the number of start calls of the audio graph. */
  async soundStarts(): Promise<number> {
    return Number(await this.page.locator('[data-sound-starts]').first().getAttribute('data-sound-starts'))
  }

  /** Requests from the server directly, with this operator's session. */
  async request(path: string): Promise<unknown> {
    return (await this.call(path)).body
  }

  /** Sends a body to the server directly, with this operator's session. */
  async post(path: string, body: object): Promise<unknown> {
    const response = await fetch(this.platform.origin + path, { method: 'POST', headers: { authorization: `Bearer ${this.sessionToken()}`, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return response.json()
  }

  /** The last token that the page sent, also after a sign-out. */
  sessionToken(): string {
    if (this.token === null) throw new Error('This page has not sent a token yet')
    return this.token
  }

  async call(path: string, token = this.sessionToken(), init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.platform.origin + path, { ...init, headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }

  /** The screens that the server grants this session, built or not. */
  async grantedScreens(): Promise<ReadonlySet<ScreenKey>> {
    const sections = (await this.request('/api/admin/user/front/menus')) as MenuRow[]
    const below = (node: MenuRow): MenuRow[] => node.children.flatMap((child) => [child, ...below(child)])
    return new Set(sections.flatMap((section) => below(section).map(({ code }): ScreenKey => `${section.code}/${code}`)))
  }

  async chooseFromUserMenu(item: string): Promise<void> {
    await this.page.getByRole('button', { name: /用户菜单/ }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /**
   * Opens the pending list and the confirmation of an event's record, once this page has heard of it: the list opens on
   * the channel of the newest fire that is known here.
   */
  async judge(event: RaisedEvent): Promise<Locator> {
    const { data } = (await this.request('/api/datahandler/deviceAbnormal/getNothandlerCount')) as { data: number }
    await this.expectPendingCount(data)
    await this.badge().click()
    const row = this.page.getByRole('dialog', { name: '待处理异常' }).getByRole('row').filter({ hasText: event.device.name })
    await row.getByRole('button', { name: /^确认/ }).click()
    return this.page.getByRole('dialog', { name: '确认火警' })
  }

  /** Moves the focus there with Tab alone. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor()
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`${MOST_TABS} times Tab did not lead to ${target.toString()}`)
  }
}
