/** Runs `work` with Chromium's tracing and returns the events of these categories. Only the session of a page can record frames. */
export async function traced(page, categories, work) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories, recordMode: 'recordUntilFull' } })
  const result = await work()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return { result, events }
}
