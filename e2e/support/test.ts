import { test as base, type Browser, type BrowserContext } from 'playwright/test'
import { Operator } from './operator'
import { Platform } from './platform'

/** One platform for all files of a worker: the city is built once. `operator` is a person at a desk of their own, for one test. */
export const test = base.extend<{ operator: Operator }, { platform: Platform }>({
  operator: async ({ browser, platform }, provide) => {
    const { operator, context } = await sitDown(browser, platform)
    await provide(operator)
    await context.close()
  },
  platform: [
    // Playwright reads the dependencies of a fixture from this pattern, so it must be there
    async ({ browserName: _browserName }, use) => {
      const platform = await Platform.start()
      await use(platform)
      await platform.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Opens a separate browser context, in a time zone far from China. Without motion: what moves is drawn sixty times a second, and stories show it. */
export async function sitDown(browser: Browser, platform: Platform): Promise<{ operator: Operator; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York', locale: 'zh-CN', reducedMotion: 'reduce' })
  return { operator: new Operator(await context.newPage(), platform), context }
}
