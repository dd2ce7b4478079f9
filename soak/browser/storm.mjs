import { buildPages } from './desk-page.mjs'
import { launch, openPage, pause, percentile } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'

const TICK_MS = 20
const CLICK_EVERY_MS = 200
const WARM_UP_MS = 3_000

/** `rate` alarms a second for `seconds`, on the real feed or on `bare`, the address of the bare loop, with a click every 200 ms. */
export async function runStorm({ rate, seconds, bare = null }) {
  const platform = new StormPlatform(await buildPages())
  const origin = await platform.listen()
  const browser = await launch()
  try {
    const desk = await openPage(browser, `${origin}${bare ?? '/'}`)
    await pause(1_000)
    const heapBefore = await desk.heapMb()
    const began = await desk.page.evaluate(() => performance.now())
    const warm = Date.now() + WARM_UP_MS
    const mainBefore = await desk.mainMs()
    await Promise.all([pour(platform, rate, seconds), click(desk.page, seconds)])
    const counted = await countedWithin(desk.page, platform.sent, 20_000)
    const mainMs = (await desk.mainMs()) - mainBefore
    const seen = await desk.page.evaluate(({ warm }) => ({
      clicks: globalThis.clicks ?? [],
      long: globalThis.longTasks.filter(({ startTime }) => startTime > warm).map(({ duration }) => duration),
      shown: globalThis.desk.seen ?? [],
      announced: globalThis.desk.announced,
    }), { warm: began + WARM_UP_MS })
    const heapGrowth = (await desk.heapMb()) - heapBefore
    const fires = fireDelays(platform.fires.filter(([, at]) => at > warm), seen.shown)
    return { fires, fireWorst: Math.max(0, ...fires), fireP99: percentile(fires, 0.99), sent: platform.sent, counted, mainMs, heapGrowth, errors: desk.errors, ...seen, clickP95: percentile(seen.clicks, 0.95), longest: Math.max(0, ...seen.long) }
  } finally {
    await browser.close()
    await platform.close()
  }
}

/**
 * The longest task of the main thread, in milliseconds of processor time: wall-clock time would include other programs.
 * Tracing itself also costs the page time.
 */
export async function longestTask({ rate, seconds, warmUpSeconds }) {
  const platform = new StormPlatform(await buildPages())
  const origin = await platform.listen()
  const browser = await launch()
  try {
    const desk = await openPage(browser, origin)
    await Promise.all([pour(platform, rate, warmUpSeconds), click(desk.page, warmUpSeconds)])
    const stop = await traceTasks(browser)
    await Promise.all([pour(platform, rate, warmUpSeconds + seconds, warmUpSeconds), click(desk.page, seconds)])
    return Math.max(0, ...(await stop()))
  } finally {
    await browser.close()
    await platform.close()
  }
}

/** Records the processor time of every main-thread task until it is stopped. */
async function traceTasks(browser) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel'], recordMode: 'recordAsMuchAsPossible' } })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const threads = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}.${tid}`))
    return events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}.${tid}`)).map(({ tdur = 0 }) => tdur / 1_000)
  }
}

/** Sends all alarms at once, as after a night without a network; resolves with the time until all are counted. */
export async function runBurst({ alarms }) {
  const platform = new StormPlatform(await buildPages())
  const origin = await platform.listen()
  const browser = await launch()
  try {
    const desk = await openPage(browser, origin)
    const mainBefore = await desk.mainMs()
    const began = Date.now()
    platform.push(alarms)
    const counted = await countedWithin(desk.page, alarms, 60_000)
    const ms = Date.now() - began
    const mainMs = (await desk.mainMs()) - mainBefore
    await desk.page.locator('#click').click()
    await desk.page.waitForFunction(() => (globalThis.clicks ?? []).length > 0, undefined, { timeout: 10_000 })
    return { counted, ms, mainMs, errors: desk.errors, heapMb: await desk.heapMb() }
  } finally {
    await browser.close()
    await platform.close()
  }
}

/** The delays from the sending of each fire until the screen showed it or a newer one. */
function fireDelays(sent, shown) {
  let place = 0
  return sent.map(([mark, at]) => {
    while (place < shown.length && shown[place][0] < mark) place += 1
    return (shown[place]?.[1] ?? Number.POSITIVE_INFINITY) - at
  })
}

async function pour(platform, rate, seconds, from = 0) {
  const began = Date.now() - from * 1_000
  while (Date.now() - began < seconds * 1_000) {
    const due = Math.floor(((Date.now() - began) / 1_000) * rate)
    platform.push(Math.max(0, due - platform.sent))
    await pause(TICK_MS)
  }
  platform.push(rate * seconds - platform.sent)
}

async function click(page, seconds) {
  const end = Date.now() + seconds * 1_000
  const box = await page.locator('#click').boundingBox()
  while (Date.now() < end) {
    await page.mouse.click(box.x + 5, box.y + 5)
    await pause(CLICK_EVERY_MS)
  }
}

async function countedWithin(page, count, ms) {
  const end = Date.now() + ms
  let counted = 0
  while (counted < count && Date.now() < end) {
    counted = await page.evaluate(() => globalThis.desk.status.pendingCount ?? 0)
    if (counted < count) await pause(100)
  }
  return counted
}
