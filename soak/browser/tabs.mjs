import { buildPages } from './desk-page.mjs'
import { launch, pause } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'
import { seededRandom } from '../hostile/random.mjs'

const TABS = 5
const LOCK = '.sound'

/** Five tabs of one operator, of which one plays the sound. Tabs close and crash at random while alarms continue. */
export async function runTabs({ seed, closes, alarms }) {
  const random = seededRandom(seed)
  const platform = new StormPlatform(await buildPages())
  const origin = await platform.listen()
  const browser = await launch()
  const context = await browser.newContext()
  const tabs = []
  let names = 0
  const open = async () => {
    const page = await context.newPage()
    const name = `tab-${(names += 1)}`
    await page.goto(origin)
    await page.waitForFunction(() => globalThis.desk?.status?.link === 'live', undefined, { timeout: 60_000 })
    // the name by which the list of locks identifies the tab
    await page.evaluate((me) => void navigator.locks.request(me, () => new Promise(() => undefined)), name)
    await page.getByRole('button', { name: /点击启用/ }).click()
    tabs.push({ page, name })
  }
  const takeovers = []
  let leaders = []
  let wrong = 0
  try {
    for (let tab = 0; tab < TABS; tab += 1) await open()
    leaders = await leadersWithin(tabs, 5_000)
    for (let close = 0; close < closes; close += 1) {
      platform.push(Math.ceil(alarms / closes))
      // chooses the tab with the sound as often as another one
      const victim = random.chance(0.5) ? tabs.find(({ name }) => name === leaders[0]) : random.pick(tabs)
      tabs.splice(tabs.indexOf(victim), 1)
      const wasLeader = victim.name === leaders[0]
      if (random.chance(0.4)) await crash(victim.page)
      else await victim.page.close()
      const began = Date.now()
      leaders = await leadersWithin(tabs, 5_000)
      if (wasLeader) takeovers.push(Date.now() - began)
      if (leaders.length !== 1) wrong += 1
      await open()
    }
    const counts = await Promise.all(tabs.map(({ page }) => page.waitForFunction((due) => globalThis.desk.status.pendingCount === due, platform.sent, { timeout: 20_000 }).then(() => true, () => false)))
    await pause(500)
    const settled = await leadersWithin(tabs, 1_000)
    return { closes, alarms: platform.sent, leaders: settled.length, wrong, takeovers, complete: counts.every(Boolean) }
  } finally {
    await browser.close()
    await platform.close()
  }
}

async function crash(page) {
  const crashed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Resolves with the tabs that hold the sound lock, when there is one. */
async function leadersWithin(tabs, ms) {
  const end = Date.now() + ms
  let found = []
  while (found.length === 0 && Date.now() < end) {
    const held = await tabs[0].page.evaluate(async () => (await navigator.locks.query()).held.map(({ name, clientId }) => ({ name, clientId })))
    const owners = held.filter(({ name }) => name.endsWith(LOCK)).map(({ clientId }) => clientId)
    found = tabs.filter(({ name }) => held.some((lock) => lock.name === name && owners.includes(lock.clientId))).map(({ name }) => name)
    if (found.length === 0) await pause(10)
  }
  return found
}
