import { launch } from '../browser/page-run.mjs'
import { seededRandom } from '../hostile/random.mjs'
import { pause } from '../server-process.mjs'
import { letCallsFail } from './faults.mjs'
import { look } from './look.mjs'
import { step } from './steps.mjs'

const support = (file) => import(new URL(`../../e2e/support/${file}.ts`, import.meta.url).href)

const STEPS_ON_A_SCREEN = 25
/** How much of the way to a finding is told. */
const TOLD_STEPS = 6
/** A focus that is moved after an animation is not lost. */
const SETTLE_MS = 800
/** The pauses of a client that tries a lost link again grow to this at most. */
const AGREE_LIMIT_MS = 60_000
/** The browser's own lines about calls that failed: the page tells the operator. */
const FAILED_CALL = /Failed to load resource|net::ERR_|WebSocket connection/

/**
 * A person who presses, types and goes back at random: `steps` of it over the screens that `account` may open, against the real
 * server. `share` of the calls fails; a fire is raised on each screen. Resolves with `findings`, each `{ rule, where, at, way }` and
 * told once, how many steps were `done` and fires `raised`, what is `pending` at the server and `shown` in the end, and the number of
 * `screens`. A walk that has ended its own session (it may stop its own account) says the way to it as `ended`, and has no counts. The
 * seed decides what is tried; the times of answers are not repeated.
 */
export async function walk({ seed, steps, account, locale, viewport, share = 0 }) {
  const [{ Platform }, { Operator }] = await Promise.all([support('platform'), support('operator')])
  const platform = await Platform.start()
  const browser = await launch()
  const random = seededRandom(seed)
  try {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    const walker = new Walker(page)
    const operator = new Operator(page, platform)
    await operator.open('/')
    await operator.signIn(account)
    await page.getByRole('navigation').first().waitFor({ timeout: 20_000 })
    const screens = [...(await operator.grantedScreens())].sort()
    // at every load: the walk may press the button of the language
    await page.addInitScript((language) => globalThis.localStorage.setItem('smart-fire.locale', language), locale)
    if (share > 0) await letCallsFail(page, random, share)
    let raised = 0
    let ended = null
    for (let taken = 0; taken < steps; taken += STEPS_ON_A_SCREEN) {
      await walker.open(`${platform.origin}/${random.pick(screens)}`)
      // the walk may have taken the key of the gateway away
      raised += await platform.raise('fire').then(() => 1, () => 0)
      for (let turn = 0; turn < STEPS_ON_A_SCREEN; turn += 1) await walker.take(random)
      if (await isSignedOut(page)) {
        ended = walker.way
        break
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    return { findings: walker.findings, done: walker.done, screens: screens.length, raised, ended, ...(ended === null && (await countsInTheEnd(operator))) }
  } finally {
    await browser.close()
    await platform.dispose()
  }
}

/** The page of the walk, and what was wrong with it. */
class Walker {
  findings = []
  done = 0
  #page
  #way = []

  constructor(page) {
    this.#page = page
    page.on('pageerror', (error) => this.#note({ rule: 'error', where: error.stack ?? error.message }))
    page.on('console', (line) => {
      if (line.type() === 'error' && !FAILED_CALL.test(line.text())) this.#note({ rule: 'console', where: line.text() })
    })
    // a page that asks before it is left: the walk goes on
    page.on('dialog', (dialog) => dialog.accept().catch(() => undefined))
  }

  /** The last steps. */
  get way() {
    return this.#way.slice(-TOLD_STEPS).join(' › ')
  }

  async open(url) {
    this.#way = []
    // a guard may lead the page elsewhere before it is loaded
    await this.#page.goto(url).catch(() => undefined)
    await this.#page.waitForFunction(isLoaded, undefined, { timeout: 5_000 }).catch(() => undefined)
  }

  async take(random) {
    // a control that went away before it could be used is no finding
    const did = await step(this.#page, random).catch(() => null)
    if (did !== null) this.done += 1
    this.#way.push(did ?? 'nothing')
    let wrong = await this.#look()
    if (wrong.length > 0) {
      await this.#page.waitForTimeout(SETTLE_MS)
      wrong = await this.#look()
    }
    wrong.forEach((one) => this.#note(one))
  }

  /** Nothing while the page is between two documents. */
  #look() {
    return this.#page.evaluate(look).catch(() => [])
  }

  #note({ rule, where }) {
    const short = where.slice(0, 400)
    if (this.findings.some((known) => known.rule === rule && known.where === short)) return
    this.findings.push({ rule, where: short, at: new URL(this.#page.url()).pathname, way: this.way })
  }
}

/** In the page. A console that does not load has no menu: then the walk begins after the limit. */
function isLoaded() {
  const { document } = globalThis
  return document.querySelector('nav') !== null && document.querySelector('main h1') !== null && document.querySelector('main [aria-busy=true]') === null
}

/** What the button of the alarms shows and what the server counts, once they agree; after the limit as they are. */
async function countsInTheEnd(operator) {
  const badge = operator.page.locator('header button[aria-haspopup=dialog][title]')
  for (const until = Date.now() + AGREE_LIMIT_MS; ; await pause(250)) {
    const pending = (await operator.request('/api/datahandler/deviceAbnormal/getNothandlerCount')).data
    const shown = Number(/\d+/.exec((await badge.getAttribute('title', { timeout: 5_000 }).catch(() => null)) ?? '')?.[0])
    if (shown === pending || Date.now() > until) return { pending, shown }
  }
}

const isSignedOut = async (page) => (await page.locator('input[type=password]').count()) > 0 && (await page.locator('nav').count()) === 0
