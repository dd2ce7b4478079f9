import { launch, pause } from './page-run.mjs'

const support = (file) => import(new URL(`../../e2e/support/${file}.ts`, import.meta.url).href)

/** All alarms are raised within the 3 minutes for which live notices are shown. */
const MOST_ALARMS = 150
/** The device numbers of the demo city, of several tenants. */
const BUILDINGS = 43
/** Longer than a batch of the feed, so that each batch has one alarm. */
const GAP_MS = 700

/**
 * R3: from a gateway's POST to the real server, through its database, to the words of the alarm in a live notice of the
 * real console. Server, browser and this script share the clock of one machine.
 */
export async function runDelay({ alarms }) {
  if (alarms > MOST_ALARMS) throw new Error(`at most ${MOST_ALARMS} alarms`)
  const [{ Platform }, { Operator }] = await Promise.all([support('platform'), support('operator')])
  const platform = await Platform.start()
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.addInitScript(noteNotices)
    const operator = new Operator(page, platform)
    await operator.open()
    await operator.signIn()
    await page.getByText('实时连接正常').waitFor({ timeout: 60_000 })
    const { device: { tenantId } } = await platform.raise('fire', { kind: 'general' })
    const raised = []
    for (let turn = 0; raised.length < alarms; turn += 1) {
      // with a device number: without one the server would first have to choose a device, unlike for a gateway
      const where = { kind: 'general', tenantId, buildingId: 1 + (turn % BUILDINGS) }
      const at = Date.now()
      const answer = await platform.raise('fire', where).catch(() => null)
      if (answer === null) continue
      raised.push({ at, answered: Date.now(), building: answer.device.building })
      await pause(GAP_MS)
    }
    const shown = await page.evaluate(() => globalThis.shownNotices)
    return raised.map((alarm) => ({ toAnswer: alarm.answered - alarm.at, toScreen: delayOf(alarm, shown) }))
  } finally {
    await browser.close()
    await platform.dispose()
  }
}

/** Waits for the alarm: nothing else happens, so it is the next change of the notices that contains the building. */
function delayOf({ at, building }, shown) {
  return (shown.find((picture) => picture.at >= at && picture.text.includes(building))?.at ?? Number.POSITIVE_INFINITY) - at
}

/** Runs in the page and records each text of the live notices with the instant of its first frame. */
function noteNotices() {
  const { document, MutationObserver, requestAnimationFrame } = globalThis
  globalThis.shownNotices = []
  const note = () => requestAnimationFrame(() => {
    const text = document.querySelector('[role="log"]')?.textContent ?? ''
    if (text !== globalThis.shownNotices.at(-1)?.text) globalThis.shownNotices.push({ at: Date.now(), text })
  })
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
}
