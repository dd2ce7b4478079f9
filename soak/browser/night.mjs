import { launch, pause } from './page-run.mjs'
import { seededRandom } from '../hostile/random.mjs'

const support = (file) => import(new URL(`../../e2e/support/${file}.ts`, import.meta.url).href)

const HOME = 'gailan/overView'
/** so many alarms are open at a time: an older one is judged when a new one comes */
const OPEN_AT_A_TIME = 40
const ALARM_EVERY_MS = 1_000
const STAY_MS = 8_000
const MEASURE_EVERY_MS = 120_000

/**
 * R13: one console of a night. After it has shown every screen once, an alarm a second is raised, a colleague judges it 40 s later, and
 * the page goes from screen to screen at random. Resolves with the heap and the counts of the page on its overview every two minutes,
 * and with what went wrong.
 */
export async function runNight({ seed, minutes }) {
  const [{ Platform }, { Operator }, { openHere }] = await Promise.all([support('platform'), support('operator'), support('open-here')])
  const platform = await Platform.start()
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const errors = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const operator = new Operator(page, platform)
    await operator.open()
    await operator.signIn()
    await page.getByText('实时连接正常').waitFor({ timeout: 60_000 })
    const screens = [...(await operator.grantedScreens())].sort()
    const random = seededRandom(seed)
    // the code of a screen is loaded once and stays: at random, the last screen would be met for the first time after the hour
    for (const screen of screens) {
      await openHere(page, screen)
      await page.locator('#main:not(:has([data-before])) h1').first().waitFor({ state: 'attached' })
    }
    const end = Date.now() + minutes * 60_000
    const alarms = raiseUntil(end, platform, operator)
    const marks = []
    for (let next = Date.now(); Date.now() < end; ) {
      await openHere(page, random.pick(screens))
      await pause(STAY_MS)
      if (Date.now() < next) continue
      await openHere(page, HOME)
      marks.push(await measure(page))
      next += MEASURE_EVERY_MS
    }
    const raised = await alarms
    const { data: pending } = await operator.request('/api/datahandler/deviceAbnormal/getNothandlerCount')
    return { raised, pending, shown: await shownCount(operator, pending), marks, errors }
  } finally {
    await browser.close()
    await platform.dispose()
  }
}

/** Resolves with the number of alarms. */
async function raiseUntil(end, platform, operator) {
  const { device: { tenantId } } = await platform.raise('fire', { kind: 'general' })
  const open = []
  let raised = 0
  for (let next = Date.now(); Date.now() < end; await pause(Math.max(0, next - Date.now()))) {
    next += ALARM_EVERY_MS
    const { records, device } = await platform.raise('fire', { kind: 'general', tenantId })
    raised += records.length
    open.push(...records.map(({ id }) => ({ id, device })))
    if (open.length <= OPEN_AT_A_TIME) continue
    const { id, device: calm } = open.shift()
    const { status } = await operator.call('/api/datahandler/deviceAbnormal/affirmFire', undefined, { method: 'POST', body: new URLSearchParams({ id: String(id), flag: '0' }) })
    if (status !== 200) throw new Error(`the verdict of record ${id} was answered ${status}`)
    await platform.raise('restore', { kind: 'general', tenantId, deviceNumber: calm.name })
  }
  return raised
}

/** After the screen has settled: memory, elements and listeners of the page. */
async function measure(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await pause(STAY_MS)
  const session = await page.context().newCDPSession(page)
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { at: Date.now(), heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners }
}

/** What the badge counts, once it counts as many as the server has, or at the end of a minute. */
async function shownCount(operator, pending) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(500)) if ((await operator.pendingCount()) === pending) break
  return operator.pendingCount()
}
