import { buildCyclesPage } from './cycles-page.mjs'
import { alive, countTimers, heapBytes, START_OF_COUNTS } from './cycles-counts.mjs'
import { openCyclesPlatform } from './cycles-platform.mjs'
import { launch } from './page-run.mjs'

const LOADED_ONCE = 5 // chunks, styles, the first dialog's portal
const MOST_SAMPLES = 12

/** Without compilation: compiled code grows on the same heap for many minutes and would hide the memory of dialogs. */
const NOTHING_COMPILED = ['--js-flags=--no-opt --no-maglev --no-sparkplug']

/**
 * Opens and closes dialogs repeatedly on one page; resolves with the counts of live objects before and after, for each dialog.
 * Each dialog has a list of ways to open it, which alternate.
 */
export async function runCycles({ cycles, dialogs }) {
  return withPages([], async (openPage) => {
    const page = await openPage()
    const results = []
    for (const ways of dialogs) {
      await page.run(ways, untilLoaded(LOADED_ONCE))
      const before = await page.settled(ways)
      await page.run(ways, untilLoaded(cycles))
      results.push({ before, after: await page.settled(ways, before), errors: page.errors.splice(0) })
    }
    return results
  })
}

/** The same for many cycles on a new page, with the heap size at regular marks. */
export async function runLongCycles({ cycles, ways, every, hasty }) {
  return withPages(NOTHING_COMPILED, async (openPage) => {
    const page = await openPage()
    const marks = []
    let before
    for (let done = 0; done < cycles; done += every) {
      await page.run(ways, hasty(every))
      if (done === 0) before = await page.settled(ways)
      marks.push({ cycles: done + every, bytes: await page.heap() })
    }
    return { before, after: await page.settled(ways, before), marks, errors: page.errors }
  })
}

/** Each cycle waits until the dialog shows its content. */
export const untilLoaded = (count) => Array.from({ length: count }, () => null)

async function withPages(flags, use) {
  const platform = await openCyclesPlatform(await buildCyclesPage())
  const browser = await launch(flags)
  try {
    return await use(() => openCyclesPage(browser, platform))
  } finally {
    await browser.close()
    await platform.close()
  }
}

async function openCyclesPage(browser, platform) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(countTimers)
  await page.goto(platform.origin)
  await page.waitForFunction(() => globalThis.cycles !== undefined)
  const session = await context.newCDPSession(page)
  const run = (ways, patience) => page.evaluate(([names, frames]) => globalThis.cycles(names, frames), [ways, patience])

  /**
   * Browser and React may keep the last dialog for a while: the minimum of several samples counts. Sampling ends when the
   * counts have not fallen twice in a row, because one time was once not enough, or when they equal the counts before.
   */
  async function settled(ways, wanted) {
    let floor = START_OF_COUNTS
    let unchanged = 0
    for (let taken = 0; taken < MOST_SAMPLES; taken += 1) {
      await run(ways, untilLoaded(ways.length))
      const counts = await alive({ page, session, platform })
      const lowest = Object.fromEntries(Object.keys(counts).map((name) => [name, Math.min(counts[name], floor[name] ?? Infinity)]))
      unchanged = isSame(lowest, floor) ? unchanged + 1 : 0
      floor = lowest
      if (wanted === undefined ? unchanged === 2 : isSame(floor, wanted)) break
    }
    return floor
  }
  return { errors, run, settled, heap: () => heapBytes({ page, session }) }
}

const isSame = (one, other) => Object.keys(one).every((name) => one[name] === other[name])
