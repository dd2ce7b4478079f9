import { buildPages } from './desk-page.mjs'
import { openBrowser } from './devtools.mjs'
import { pause } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'

/** Not a divisor of a minute: the alarms meet the page at every point of its heartbeat. */
const ALARM_EVERY_MS = 47_000
const BEHIND_MS = 100

/**
 * R8: a tab that nobody looks at. A hidden page's timers run once a second, and after five minutes once a minute: what
 * counts is that the link lives on its messages and that an alarm needs no timer.
 */
export async function runHiddenTab({ minutes }) {
  const platform = new StormPlatform(await buildPages())
  const origin = await platform.listen()
  const browser = await openBrowser()
  try {
    const page = await browser.open(`${origin}/?log`)
    await page.line('link live')
    await page.cover()
    await page.line('visibility hidden')
    const connections = platform.connections
    const sent = []
    const raise = () => {
      sent.push(Date.now())
      platform.push(1)
    }
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await pause(ALARM_EVERY_MS)) {
      raise()
      // so close behind the first that it waits for its batch, which is a timer's work
      await pause(BEHIND_MS)
      raise()
    }
    await page.line(`heard ${sent.length}`)
    return {
      delays: sent.map((at, index) => page.lines.find(({ text }) => text.startsWith('heard ') && Number(text.slice(6)) > index).at - at),
      reconnects: platform.connections - connections,
      slowestTimerMs: Math.max(...page.lines.flatMap(({ text }) => (text.startsWith('timer ') ? Number(text.slice(6)) : []))),
      heartbeats: platform.heartbeats,
      errors: page.lines.filter(({ text }) => text.startsWith('error')).length,
    }
  } finally {
    await browser.close()
    await platform.close()
  }
}
