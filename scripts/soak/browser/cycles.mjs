import { buildCyclesPage } from './cycles-page.mjs'
import { openCyclesPlatform } from './cycles-platform.mjs'
import { launch } from './page-run.mjs'

export const DIALOGS = ['floorPlan', 'floorPlanImage', 'sensorRealtime', 'notEnabled', 'buildingDetail', 'hydrant']

const SAMPLES = 6
const WARM_UP = 5 // what is loaded once: chunks, styles, the first dialog's portal

/** Opens and closes each dialog so often; resolves with what is alive before and after, per dialog. */
export async function runCycles({ cycles, dialogs = DIALOGS }) {
  const platform = await openCyclesPlatform(await buildCyclesPage())
  const browser = await launch()
  try {
    const results = []
    for (const dialog of dialogs) results.push({ dialog, ...(await cyclesOf({ browser, platform, dialog, cycles })) })
    return results
  } finally {
    await browser.close()
    await platform.close()
  }
}

async function cyclesOf({ browser, platform, dialog, cycles }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(countTimers)
  await page.goto(platform.origin)
  await page.waitForFunction(() => globalThis.cycles !== undefined)
  const session = await context.newCDPSession(page)
  const run = (count) => page.evaluate(([name, times]) => globalThis.cycles(name, times), [dialog, count])
  await run(WARM_UP)
  const before = await alive({ page, session, platform, run })
  await run(cycles)
  const after = await alive({ page, session, platform, run })
  await context.close()
  return { before, after, errors, bytesPerCycle: (after.heap - before.heap) / cycles }
}

/** Exact counts after a collection: what closed dialogs leave behind grows with their number. */
async function alive({ page, session, platform, run }) {
  const samples = []
  for (let index = 0; index < SAMPLES; index += 1) {
    await run(1)
    samples.push(await sample({ page, session, platform }))
  }
  // browser and React may hold on to the last dialog for a while, and to it alone: the floor is what remains
  const floor = (name) => Math.min(...samples.map((counts) => counts[name]))
  return Object.fromEntries(Object.keys(samples[0]).map((name) => [name, floor(name)]))
}

async function sample({ page, session, platform }) {
  await page.waitForFunction(() => globalThis.openTimers.short() === 0, undefined, { timeout: 10_000 })
  await page.evaluate(() => globalThis.settle())
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return {
    nodes,
    listeners: jsEventListeners,
    actors: await instancesOf(session, 'ActorPrototype'),
    sockets: platform.sockets(),
    timers: await page.evaluate(() => globalThis.openTimers.long()),
    heap: (await session.send('Runtime.getHeapUsage')).usedSize,
  }
}

async function instancesOf(session, prototype) {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, objectGroup: 'alive' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup: 'alive' })
  const { result: length } = await session.send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration: 'function () { return this.length }' })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' })
  return length.value
}

/** Timers that wait: short ones run out by themselves and are waited for, long ones are counted. */
function countTimers() {
  const LONG_MS = 3_000
  const waiting = new Map()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  globalThis.setTimeout = (run, ms = 0, ...rest) => {
    const timer = start(() => {
      waiting.delete(timer)
      run(...rest)
    }, ms)
    waiting.set(timer, ms)
    return timer
  }
  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer)
    stop(timer)
  }
  const count = (isCounted) => [...waiting.values()].filter(isCounted).length
  globalThis.openTimers = { short: () => count((ms) => ms < LONG_MS), long: () => count((ms) => ms >= LONG_MS) }
}
