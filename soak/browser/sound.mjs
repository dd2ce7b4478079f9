import { buildPages } from './desk-page.mjs'
import { launch } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'

const ALARMS_UP_TO_A_FIRE = 10
const SOON_MS = 10_000

/**
 * R19: pages in a browser that blocks sound. The test reads only the console output of the page: a script that a debugger
 * runs in the page counts as a user gesture and would unlock the sound (trust A4).
 */
export async function runBlockedSound({ loads }) {
  const pages = await buildPages()
  const browser = await launch()
  const seen = []
  try {
    for (let load = 0; load < loads; load += 1) seen.push(await loadOnce(browser, pages, { alarmFirst: load % 2 === 0 }))
    return seen
  } finally {
    await browser.close()
  }
}

async function loadOnce(browser, pages, { alarmFirst }) {
  const platform = new StormPlatform(pages)
  const origin = await platform.listen()
  const context = await browser.newContext()
  const page = await context.newPage()
  const said = { errors: [] }
  const waiting = new Map()
  page.on('pageerror', ({ message }) => said.errors.push(message))
  page.on('console', (message) => {
    const [what, ...values] = message.text().split(' ')
    said[what] ??= values.map(Number)
    waiting.get(what)?.()
  })
  const until = (what) => new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the page did not say "${what}"`)), SOON_MS)
    const settle = () => resolve(clearTimeout(late))
    waiting.set(what, settle)
    if (said[what]) settle()
  })
  try {
    await page.addInitScript(tellOfSound)
    await page.goto(origin)
    await until('gate')
    await until('live')
    if (alarmFirst) {
      platform.push(ALARMS_UP_TO_A_FIRE)
      await until('alarms')
    }
    const startsBeforeClick = said.start ? 1 : 0
    const [gateMs, x, y] = said.gate
    await page.mouse.click(x, y)
    await until('open')
    if (!alarmFirst) platform.push(ALARMS_UP_TO_A_FIRE)
    await until('start')
    return { gateMs, startsBeforeClick, running: said.start[0] === 1, errors: said.errors.length }
  } finally {
    await context.close()
    await platform.close()
  }
}

/** Runs in the page before its scripts: prints when the gate appears and disappears, when the link is live, and each start of a tone. */
function tellOfSound() {
  const { OscillatorNode, document, requestAnimationFrame } = globalThis
  const GATE = '声音未启用，点击启用'
  const told = new Set()
  const tell = (what, ...values) => {
    if (told.has(what)) return
    told.add(what)
    // the test reads the console: asking the page by a script would count as a gesture and unlock the sound
    console.log([what, ...values].join(' '))
  }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    tell('start', this.context.state === 'running' ? 1 : 0)
    return start.apply(this, when)
  }
  const look = () => {
    const gate = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(GATE))
    const box = gate?.getBoundingClientRect()
    if (box?.width > 0) tell('gate', performance.now(), box.x + box.width / 2, box.y + box.height / 2)
    if (!gate && told.has('gate')) tell('open')
    if (globalThis.desk?.status?.link === 'live') tell('live')
    if (globalThis.desk?.announced > 0) tell('alarms')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
