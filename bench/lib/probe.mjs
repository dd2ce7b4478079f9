/** The processor time of a page, for its main thread and for the whole browser, in thread ticks instead of wall-clock time. */
export async function openProbe(browser, page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const system = await browser.newBrowserCDPSession()

  const read = async () => {
    const [{ metrics }, { processInfo }] = await Promise.all([session.send('Performance.getMetrics'), system.send('SystemInfo.getProcessInfo')])
    const main = metrics.find(({ name }) => name === 'TaskDuration').value
    return { mainMs: main * 1000, totalMs: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000 }
  }

  return {
    session, system,
    async cost(work) {
      const before = await read()
      const result = await work()
      const after = await read()
      return { mainMs: after.mainMs - before.mainMs, totalMs: after.totalMs - before.totalMs, result }
    },
    /** The megabytes of reachable script objects. */
    async heapMb() {
      await session.send('HeapProfiler.enable')
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1_048_576
    },
  }
}
