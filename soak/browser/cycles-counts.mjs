// Counts the live objects on the page of the cycles after a garbage collection.

export const START_OF_COUNTS = {}

export async function alive({ page, session, platform }) {
  await calm(page)
  await session.send('HeapProfiler.collectGarbage')
  const actors = await instancesOf(session, 'ActorPrototype') // includes another garbage collection
  const pictures = await instancesOf(session, 'CanvasRenderingContext2D.prototype')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners, actors, pictures, sockets: platform.sockets(), timers: await page.evaluate(() => globalThis.openTimers.long()) }
}

export async function heapBytes({ page, session }) {
  await calm(page)
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

async function calm(page) {
  await page.waitForFunction(() => globalThis.openTimers.short() === 0, undefined, { timeout: 10_000 })
  await page.evaluate(() => globalThis.settle())
}

async function instancesOf(session, prototype) {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, objectGroup: 'alive' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup: 'alive' })
  const { result: length } = await session.send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration: 'function () { return this.length }', returnByValue: true })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' })
  return length.value
}

/** Runs in the page: waits until short timers have run, and counts the long ones. */
export function countTimers() {
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
