import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/lib/find-browser.mjs'

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-dev-shm-usage', '--hide-scrollbars', '--force-device-scale-factor=1',
]

/** The Chromium of the tests: CHROME_BIN, else the system's. */
export async function launchBrowser() {
  const executablePath = findBrowser({ playwrightPath: chromium.executablePath() })
  if (!executablePath) throw new Error('No browser found. Install Chromium or Chrome, or point CHROME_BIN at one.')
  return chromium.launch({ executablePath, headless: true, args: FLAGS })
}

/** Runs `work` with a page in a new context and closes it. Rethrows the errors of the page. */
export async function withPage(browser, url, viewport, work) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    const problems = []
    page.on('pageerror', (error) => problems.push(error))
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => 'bench' in globalThis, undefined, { timeout: 30_000 }).catch((error) => {
      throw problems[0] ?? error
    })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
    const result = await work(page)
    if (problems.length > 0) throw problems[0]
    return result
  } finally {
    await context.close()
  }
}
