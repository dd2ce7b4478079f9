import { consoleBurst, consoleStorm, consoleTokenDeath } from '../browser/built-console.mjs'
import { runBurst, runStorm } from '../browser/storm.mjs'

export const what = 'R4, R5, R18 on the built console, signed in on its overview: a storm, 100,000 at once, a token that expires; beside the stripped page'

const STORM = { rate: 1_000, seconds: 20 }
const BURST = 100_000

export async function run() {
  const stripped = await runStorm(STORM)
  const storm = await consoleStorm(STORM)
  const strippedMs = (stripped.mainMs * 1_000) / stripped.sent
  const strippedBurst = await runBurst({ alarms: BURST })
  const burst = await consoleBurst({ alarms: BURST })
  const death = await consoleTokenDeath()
  const errors = [...storm.errors, ...burst.errors, ...death.errors]
  return [
    { figure: 'R4 counted by the badge / sent', value: `${storm.counted} / ${storm.sent}`, goal: 'equal', holds: storm.counted === storm.sent },
    { figure: 'R4 main thread, ms per second', value: storm.mainMsPerSecond.toFixed(0), ratio: `${(storm.mainMsPerSecond / strippedMs).toFixed(2)} × stripped page (${strippedMs.toFixed(0)})`, goal: '–', holds: true },
    { figure: 'R5 100,000 at once: counted by the badge', value: `${burst.counted} in ${(burst.ms / 1_000).toFixed(1)} s`, ratio: `main thread ${(burst.mainMs / 1_000).toFixed(1)} s, ${(burst.mainMs / strippedBurst.mainMs).toFixed(2)} × stripped page`, goal: 'all ≤ 20 s', holds: burst.counted === BURST && burst.ms <= 20_000 },
    { figure: 'R18 token dies: socket closed, by the page’s clock', value: `${death.closedMs} ms`, goal: '≤ 100 ms', holds: death.closedMs <= 100 },
    { figure: 'R18 messages / new connections', value: `${death.messages} / ${death.reconnects}`, goal: '1 / 0', holds: death.messages === 1 && death.reconnects === 0 },
    { figure: 'uncaught errors', value: errors.length === 0 ? 0 : `${errors.length}: ${errors[0]}`, goal: '0', holds: errors.length === 0 },
  ]
}
