import { buildPages } from './desk-page.mjs'
import { openBrowser } from './devtools.mjs'
import { pause } from './page-run.mjs'
import { StormPlatform } from './storm-platform.mjs'

/** Not a divisor of a minute, so that the alarms arrive at all phases of the heartbeat. */
const ALARM_EVERY_MS = 47_000
const BEHIND_MS = 100

/**
 * R8: a hidden tab. Its timers run once a second, and after five minutes once a minute: the link must stay alive by its
 * messages, and an alarm must not need a timer.
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
      // shortly after the first one, so that it waits for the timer of its batch
      await pause(BEHIND_MS)
      raise()
    }
    await page.line(`received ${sent.length}`)
    return {
      delays: sent.map((at, index) => page.lines.find(({ text }) => text.startsWith('received ') && Number(text.slice('received '.length)) > index).at - at),
      reconnects: platform.connections - connections,
      slowestTimerMs: Math.max(...page.lines.flatMap(({ text }) => (text.startsWith('timer ') ? Number(text.slice('received '.length)) : []))),
      heartbeats: platform.heartbeats,
      errors: page.lines.filter(({ text }) => text.startsWith('error')).length,
    }
  } finally {
    await browser.close()
    await platform.close()
  }
}
