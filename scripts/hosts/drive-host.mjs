import { closeList, openHost, openList } from './host-page.mjs'
import { mountProblems } from './mount-host.mjs'

const OPENINGS = 5
const ENOUGH_PROBES = 40
const SCHEMES = ['light', 'dark']

/**
 * Uses a host like an operator: opens the pending list several times and closes it, in light and dark, and compares it with the same
 * host without us. Returns what is wrong, and figures.
 */
export async function driveHost(browser, { host, origin, alone, platform, scripts, mounts }) {
  const problems = []
  const figures = { 'host probes': 0, 'host differences': 0, 'our probes': 0, 'our differences': 0, warnings: 0 }
  const open = (address, colorScheme) => openHost(browser, address, { colorScheme, scripts, token: platform.token, problems, figures })
  const tell = (whose, probes, found) => {
    figures[`${whose} probes`] += probes
    figures[`${whose} differences`] += found.length
    if (probes < ENOUGH_PROBES) problems.push(`only ${probes} ${whose} probes`)
    if (found.length > 0) problems.push(`${found.length} ${whose} values differ:`, ...found.slice(0, 8).map((line) => line.replaceAll(/\s+/g, ' ')))
  }
  try {
    for (const scheme of SCHEMES) Object.assign(figures, await compare({ open: (address) => open(address, scheme), host, origin, alone, problems, tell }))
    if (host.alarms && platform.links() === 0) problems.push('no alarm link is open')
    if (host.comesAndGoes) {
      const visited = await open(origin, 'light')
      problems.push(...(await mountProblems(visited.page, host, { mounts, links: platform.links })))
      figures.mounts = mounts
    }
  } catch (error) {
    problems.push(error.message)
  }
  // of all pages, also of those that an error has left open: their alarm links would keep the portal from stopping
  for (const context of browser.contexts()) await context.close()
  return { problems, figures }
}

async function compare({ open, host, origin, alone, problems, tell }) {
  const bare = await open(alone)
  const ours = await open(origin)
  const wanted = await hostLook(bare.page)
  // with the same markup before a dialog opens: it decides whether the page scrolls
  await hostLook(ours.page)
  const first = ours.bytes() - bare.bytes()
  const buttons = ['未处理警情', ...(host.second ? [host.second] : [])]
  for (const button of buttons) {
    const list = await openList(ours.page, button)
    const { probes, found } = await list.evaluate((dialog) => globalThis.hostLooks.ourLook(dialog))
    tell('our', probes, found)
    tell('host', wanted.parts.length, await hostChanges(ours.page, wanted, { isBeneath: true }))
    await closeList(ours.page, list)
  }
  const count = () => ours.page.evaluate(() => globalThis.document.querySelectorAll('*').length)
  const once = await count()
  for (let opening = 1; opening < OPENINGS; opening += 1) for (const button of buttons) await closeList(ours.page, await openList(ours.page, button))
  if ((await count()) !== once) problems.push(`${OPENINGS} openings leave ${await count()} elements instead of ${once}`)
  tell('host', wanted.parts.length, await hostChanges(ours.page, wanted, { isBeneath: false }))
  const opened = ours.bytes() - bare.bytes()
  return { 'KiB first': kib(first), 'KiB with an open list': kib(opened) }
}

async function hostLook(page) {
  await page.mouse.move(0, 0)
  return page.evaluate(() => globalThis.hostLooks.hostLook())
}

async function hostChanges(page, before, options) {
  await page.mouse.move(0, 0)
  return page.evaluate(([look, how]) => globalThis.hostLooks.hostChanges(look, how), [before, options])
}

const kib = (bytes) => (bytes / 1024).toFixed(0)
