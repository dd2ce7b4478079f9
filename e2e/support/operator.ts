import { expect, type Locator, type Page } from 'playwright/test'
import { FIXED_CODE, type Platform } from './platform'

/** The demo account that `npm start` prints. */
const DEMO_ACCOUNT = { username: 'operator', password: 'smartfire119' }

/** A person at the watch desk: finds things by role and name, in Chinese. */
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
    await this.page.goto(this.platform.origin + path)
  }

  async signIn(account = DEMO_ACCOUNT): Promise<void> {
    await this.page.getByLabel('账号').fill(account.username)
    await this.page.getByLabel('密码', { exact: true }).fill(account.password)
    await this.page.getByLabel('验证码', { exact: true }).fill(FIXED_CODE)
    await this.page.getByRole('button', { name: '登录', exact: true }).click()
  }

  badge(): Locator {
    return this.page.getByRole('button', { name: /待处理异常/ })
  }

  /** The exact number that the badge tells a screen reader. */
  async pendingCount(): Promise<number> {
    const name = await this.badge().getAttribute('aria-label')
    return Number(/\d+/.exec(name ?? '')?.[0] ?? Number.NaN)
  }

  async expectPendingCount(count: number): Promise<void> {
    await expect(this.badge()).toHaveAccessibleName(new RegExp(`待处理异常 ${count} 条`))
  }

  /** How often a sound was started in this page: the audio graph's start calls stand for what is heard. */
  async soundStarts(): Promise<number> {
    return Number(await this.page.locator('[data-sound-starts]').first().getAttribute('data-sound-starts'))
  }

  /** Asks the server directly, with this operator's session: what the wire says, not what the screen shows. */
  async ask(path: string): Promise<unknown> {
    const response = await fetch(this.platform.origin + path, { headers: { authorization: `Bearer ${this.token ?? ''}` } })
    return response.json()
  }
}
