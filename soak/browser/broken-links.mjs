import { buildPages } from './desk-page.mjs'
import { launch, openPage, pause } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'

const MISSED = 500
const FROZEN_MS = 60_000
const OFFLINE_MS = 90_000
const HOUR_MS = 3_600_000
/** long enough for a heartbeat, its reply and an update of the displayed age with the new time */
const AFTER_A_JUMP_MS = 70_000

/** Links that fail without an event, each on its own page, all at the same time. */
export async function runBrokenLinks() {
  const browser = await launch()
  const pages = await buildPages()
  const onDesk = async (work, query = '') => {
    const platform = new StormPlatform(pages)
    const desk = await openPage(browser, `${await platform.listen()}/${query}`)
    try {
      return { ...(await work({ platform, desk })), errors: desk.errors.length }
    } finally {
      await desk.close()
      await platform.close()
    }
  }
  try {
    const [halfOpen, offline, frozen, forward, back, sessionDeath] = await Promise.all([
      onDesk(silentLink),
      onDesk(goneNetwork),
      onDesk(frozenTab),
      onDesk(clockJumps(HOUR_MS), '?clock'),
      onDesk(clockJumps(-HOUR_MS), '?clock'),
      onDesk(deadToken, '?session'),
    ])
    return { halfOpen, offline, frozen, forward, back, sessionDeath }
  } finally {
    await browser.close()
  }
}

/** R6 without an event: the socket stays open and delivers nothing. */
async function silentLink({ platform, desk }) {
  await heartbeatIsFar(platform, desk)
  platform.halfOpen()
  const began = Date.now()
  await desk.page.waitForFunction(() => globalThis.desk.status.link === 'reconnecting', undefined, { timeout: 90_000, polling: 50 })
  const noticedMs = Date.now() - began
  platform.push(MISSED)
  return { noticedMs, backMs: await untilCounted(desk.page, platform.sent) }
}

/** R6 with the browser's event: offline for 90 s. */
async function goneNetwork({ platform, desk }) {
  await desk.context.setOffline(true)
  const began = Date.now()
  await desk.page.waitForFunction(() => globalThis.desk.status.link === 'reconnecting', undefined, { timeout: 5_000, polling: 20 })
  const noticedMs = Date.now() - began
  platform.push(MISSED)
  await pause(OFFLINE_MS)
  const stale = await desk.page.evaluate(() => globalThis.desk.status.stale)
  await desk.context.setOffline(false)
  return { noticedMs, stale, backMs: await untilCounted(desk.page, platform.sent), twice: await twice(desk.page, platform.sent) }
}

/** R7: the page is frozen for a minute; then it must show everything. */
async function frozenTab({ platform, desk }) {
  await desk.session.send('Page.enable')
  await desk.session.send('Debugger.enable')
  // a lifecycle change may still deliver messages (trust A4): the debugger's pause stops the page
  await desk.session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await desk.session.send('Debugger.pause')
  platform.push(MISSED)
  await pause(FROZEN_MS)
  await desk.session.send('Debugger.resume').catch(() => undefined)
  await desk.session.send('Page.setWebLifecycleState', { state: 'active' })
  return { backMs: await untilCounted(desk.page, platform.sent), twice: await twice(desk.page, platform.sent) }
}

/** R7: the clock of the machine is changed, as after a long sleep. */
function clockJumps(ms) {
  return async ({ platform, desk }) => {
    platform.push(1)
    await untilCounted(desk.page, platform.sent)
    await desk.page.evaluate((jump) => globalThis.setClock(jump), ms)
    platform.push(MISSED)
    const backMs = await untilCounted(desk.page, platform.sent)
    await pause(AFTER_A_JUMP_MS)
    platform.push(1)
    const laterMs = await untilCounted(desk.page, platform.sent)
    const ages = await desk.page.evaluate(() => globalThis.desk.ages)
    return { backMs, laterMs, ages, twice: await twice(desk.page, platform.sent) }
  }
}

/** R18: the token expires during a storm. */
async function deadToken({ platform, desk }) {
  platform.push(1_000)
  await untilCounted(desk.page, 1_000)
  const storm = setInterval(() => platform.push(50), 50)
  await pause(500)
  const began = Date.now()
  platform.endSession()
  await desk.page.waitForFunction(() => globalThis.desk.sockets.size === 0, undefined, { timeout: 10_000, polling: 10 })
  // read from a message of the page: a query would take longer than the close
  const closedMs = (await desk.page.evaluate(() => globalThis.desk.closedAt)) - began
  await desk.page.waitForFunction(() => globalThis.desk.status.link === 'refused', undefined, { timeout: 20_000, polling: 50 })
  const connections = platform.connections
  await pause(10_000)
  clearInterval(storm)
  const { ends, messages } = await desk.page.evaluate(() => ({ ends: globalThis.desk.sessionEnds, messages: globalThis.desk.expired }))
  return { closedMs, reconnects: platform.connections - connections, ends, messages }
}

/** Waits for the reply to a heartbeat: then the next one is farthest away, which is the worst moment for a failure. */
async function heartbeatIsFar(platform, desk) {
  platform.push(1)
  await untilCounted(desk.page, platform.sent)
}

async function untilCounted(page, count) {
  const began = Date.now()
  await page.waitForFunction((due) => globalThis.desk.status.pendingCount === due && globalThis.desk.status.link === 'live', count, { timeout: 60_000, polling: 20 })
  return Date.now() - began
}

const twice = (page, sent) => page.evaluate((count) => globalThis.desk.announced - count, sent)
