import { test as base, type Browser, type BrowserContext } from 'playwright/test'
import { Operator } from './operator'
import { Platform } from './platform'

/** One platform for all days: the city is built once, and each day leaves it running. */
export const test = base.extend<object, { platform: Platform }>({
  platform: [
    // Playwright reads what a fixture needs from this pattern, so there must be one
    async ({ browserName: _browserName }, use) => {
      const platform = await Platform.start()
      await use(platform)
      await platform.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** A browser of one's own at the desk, far from China. */
export async function sitDown(browser: Browser, platform: Platform): Promise<{ operator: Operator; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York', locale: 'zh-CN' })
  return { operator: new Operator(await context.newPage(), platform), context }
}
