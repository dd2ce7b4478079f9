import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/lib/find-browser.mjs'

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage']

export const launch = (flags = []) => chromium.launch({ executablePath: browserPath(), headless: true, args: [...FLAGS, ...flags] })

export function browserPath() {
  const found = findBrowser({ playwrightPath: chromium.executablePath() })
  if (!found) throw new Error('No browser found. Install Chromium or Chrome, or point CHROME_BIN at one.')
  return found
}

/** A page with its processor time in thread ticks, its heap, its long tasks and its errors. */
export async function openPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => globalThis.longTasks.push({ startTime, duration }))).observe({ type: 'longtask' })
  })
  await page.goto(url)
  await page.waitForFunction(() => globalThis.desk?.status?.link === 'live', undefined, { timeout: 60_000 })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    context,
    page,
    session,
    errors,
    async mainMs() {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
    },
    async heapMb() {
      for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1_048_576
    },
    close: () => context.close(),
  }
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
