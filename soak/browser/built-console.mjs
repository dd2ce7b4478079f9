import { launch, pause } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'

const support = (file) => import(new URL(`../../e2e/support/${file}.ts`, import.meta.url).href)

const TICK_MS = 20
const BADGE = /待处理异常 (\d+) 条/
const EXPIRED = '状态超时'

/**
 * The console of `npm start`, signed in on its overview. Its lists of records and its socket are those of the storm; everything else
 * comes from the real server.
 */
export async function onBuiltConsole(work) {
  const [{ Platform }, { Operator }] = await Promise.all([support('platform'), support('operator')])
  const real = await Platform.start()
  const storm = new StormPlatform(new Map(), real.origin)
  const origin = await storm.listen()
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const said = noteWhatThePageSays(page)
    await page.addInitScript(tellOfTheEnd, EXPIRED)
    const operator = new Operator(page, { origin })
    await operator.open()
    await operator.signIn()
    await page.getByText('实时连接正常').waitFor({ timeout: 60_000 })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const mainMs = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
    return { ...(await work({ storm, page, operator, said, mainMs })), errors: said.errors }
  } finally {
    await browser.close()
    await storm.close()
    await real.dispose()
  }
}

/** `rate` alarms a second; resolves with what the badge counts in the end and the main thread's time for each second. */
export const consoleStorm = ({ rate, seconds }) => onBuiltConsole(async ({ storm, operator, mainMs }) => {
  const before = await mainMs()
  await pour(storm, rate, seconds)
  const counted = await countedWithin(operator, storm.sent, 20_000)
  return { sent: storm.sent, counted, mainMsPerSecond: ((await mainMs()) - before) / seconds }
})

/** All alarms at once; resolves with the time until the badge counts them. */
export const consoleBurst = ({ alarms }) => onBuiltConsole(async ({ storm, operator, mainMs }) => {
  const before = await mainMs()
  const began = Date.now()
  storm.push(alarms)
  const counted = await countedWithin(operator, alarms, 90_000)
  return { counted, ms: Date.now() - began, mainMs: (await mainMs()) - before }
})

/** R18: the token expires while a storm goes on. */
export const consoleTokenDeath = () => onBuiltConsole(async ({ storm, operator, page, said }) => {
  storm.push(1_000)
  await countedWithin(operator, 1_000, 20_000)
  const going = setInterval(() => storm.push(50), 50)
  await pause(500)
  const began = Date.now()
  storm.endSession()
  await page.getByRole('button', { name: '登录', exact: true }).waitFor({ timeout: 20_000 })
  const connections = storm.connections
  await pause(10_000)
  clearInterval(going)
  return { closedMs: said.closedAt - began, messages: said.messages, reconnects: storm.connections - connections }
})

async function pour(storm, rate, seconds) {
  const began = Date.now()
  while (Date.now() - began < seconds * 1_000) {
    storm.push(Math.max(0, Math.floor(((Date.now() - began) / 1_000) * rate) - storm.sent))
    await pause(TICK_MS)
  }
  storm.push(rate * seconds - storm.sent)
}

async function countedWithin(operator, count, ms) {
  const end = Date.now() + ms
  let counted = 0
  while (counted < count && Date.now() < end) {
    counted = Number(BADGE.exec((await operator.badge().getAttribute('title')) ?? '')?.[1] ?? 0)
    if (counted < count) await pause(100)
  }
  return counted
}

/** What the page prints, because a page that leaves for the sign-in cannot be asked any more. */
function noteWhatThePageSays(page) {
  const said = { closedAt: Number.NaN, messages: 0, errors: [] }
  page.on('pageerror', ({ message }) => said.errors.push(message))
  page.on('console', (line) => {
    const [what, value] = line.text().split(' ')
    if (what === 'closed') said.closedAt = Number(value)
    if (what === 'messages') said.messages = Math.max(said.messages, Number(value))
  })
  return said
}

/** In the page: prints when a socket has closed, and from then on, also after a reload, how often the message of an expired session stands on the screen. */
function tellOfTheEnd(expired) {
  const { WebSocket, document, setInterval } = globalThis
  const ENDED = 'ended'
  const watch = () => setInterval(() => console.log(`messages ${document.body.innerText.split(expired).length - 1}`), 250)
  // the name of a window outlives its documents
  if (globalThis.name === ENDED) watch()
  globalThis.WebSocket = class extends WebSocket {
    constructor(...parts) {
      super(...parts)
      this.addEventListener('close', () => {
        console.log(`closed ${Date.now()}`)
        globalThis.name = ENDED
        watch()
      })
    }
  }
}

/** The size of the heap after garbage collections. */
export async function consoleHeapMb(page) {
  const session = await page.context().newCDPSession(page)
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_048_576
}
