import { buildPages } from './desk-page.mjs'
import { launch, openPage, pause } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'

const TICK_MS = 100
const SETTLE_MS = 15_000
const NOTICES = '[role="log"][aria-label="实时报警"] article'
const FEED_BUTTON = 'button[title^="待接警"]'

/**
 * What an operator sees and hears in a storm, read from the page and not from the client: the numbers of the feed's button, the
 * notices on the screen, and the tones that start on a running audio graph; and what the platform has sent.
 */
export async function runSeen({ rate, seconds }) {
  const platform = new StormPlatform(await buildPages())
  const origin = await platform.listen()
  const browser = await launch()
  try {
    const desk = await openPage(browser, origin)
    await desk.page.evaluate(listenToTones)
    // a click unlocks the sound
    await desk.page.locator('#click').click()
    const notices = []
    for (let tick = 0; tick < (seconds * 1_000) / TICK_MS; tick += 1) {
      platform.push((rate * TICK_MS) / 1_000)
      notices.push(await desk.page.locator(NOTICES).count())
      await pause(TICK_MS)
    }
    const numbers = await numbersWithin(desk.page, platform.sent)
    const newestFire = `标-${platform.fires.at(-1)?.[0]}`
    const isNewestShown = (await desk.page.locator(NOTICES).allInnerTexts()).some((text) => text.includes(newestFire))
    const tones = await desk.page.evaluate(() => globalThis.tones)
    return { sent: platform.sent, fires: platform.fires.length, ...numbers, notices, isNewestShown, tones, errors: desk.errors }
  } finally {
    await browser.close()
    await platform.close()
  }
}

/** The numbers on the feed's button as soon as they are those that were sent, or the last ones. */
async function numbersWithin(page, sent) {
  const end = Date.now() + SETTLE_MS
  for (;;) {
    const title = (await page.locator(FEED_BUTTON).getAttribute('title')) ?? ''
    const [shown = 0, shownFires = 0] = [...title.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    if (shown >= sent || Date.now() > end) return { shown, shownFires }
    await pause(TICK_MS)
  }
}

/** In the page: notes the time of every tone that starts while the audio graph runs. */
function listenToTones() {
  const { start } = globalThis.OscillatorNode.prototype
  globalThis.tones = []
  globalThis.OscillatorNode.prototype.start = function (...when) {
    if (this.context.state === 'running') globalThis.tones.push(performance.now())
    return start.apply(this, when)
  }
}

const PATTERN_MS = 1_000

/** When the sounds began: the tones of one pattern are started together. */
export function soundsOf(tones) {
  return tones.filter((at, index) => index === 0 || at - tones[index - 1] > PATTERN_MS)
}
