import { runBrokenLinks } from '../browser/broken-links.mjs'

export const what = 'R6, R7, R18: links that fail without an event, a frozen tab, clock changes, a token that expires during a storm (Chromium, real times)'

export async function run() {
  const { halfOpen, offline, frozen, forward, back, sessionDeath } = await runBrokenLinks()
  const runs = [halfOpen, offline, frozen, forward, back, sessionDeath]
  const errors = runs.reduce((sum, run) => sum + run.errors, 0)
  const jumps = [forward, back]
  const ages = jumps.flatMap((jump) => jump.ages)
  const jumpMs = Math.max(...jumps.flatMap(({ backMs, laterMs }) => [backMs, laterMs]))
  const last = Math.max(...jumps.map((jump) => jump.ages.at(-1)))
  const announcedTwice = [offline, frozen, ...jumps].reduce((sum, run) => sum + run.twice, 0)
  return [
    { figure: 'R6 half-open, no event: noticed', value: `${halfOpen.noticedMs} ms`, goal: '≤ 65 s', holds: halfOpen.noticedMs <= 65_000 },
    { figure: 'R6 `offline`: noticed', value: `${offline.noticedMs} ms`, goal: '≤ 1 s', holds: offline.noticedMs <= 1_000 },
    { figure: 'R6 after 90 s offline: data marked stale', value: String(offline.stale), goal: 'true', holds: offline.stale },
    { figure: 'R6 full list after return', value: `${offline.backMs} ms`, goal: '≤ 3 s', holds: offline.backMs <= 3_000 },
    { figure: 'R7 frozen 60 s, 500 alarms: all there', value: `${frozen.backMs} ms`, goal: '≤ 3 s', holds: frozen.backMs <= 3_000 },
    { figure: 'R7 clock +1 h, −1 h: 500 alarms and one a minute later there', value: `${jumpMs} ms`, goal: '≤ 3 s', holds: jumpMs <= 3_000 },
    { figure: 'R7 ages on screen: least, last after a jump', value: `${Math.min(...ages)} s, ${last} s (${ages.length} read)`, goal: '≥ 0 s, ≤ 60 s', holds: Math.min(...ages) >= 0 && last <= 60 },
    { figure: 'R6, R7 announced twice', value: announcedTwice, goal: '0', holds: announcedTwice === 0 },
    { figure: 'R18 token dies: socket closed', value: `${sessionDeath.closedMs} ms`, goal: '≤ 100 ms', holds: sessionDeath.closedMs <= 100 },
    { figure: 'R18 messages / sign-outs / new connections', value: `${sessionDeath.messages} / ${sessionDeath.ends} / ${sessionDeath.reconnects}`, goal: '1 / 1 / 0', holds: sessionDeath.messages === 1 && sessionDeath.ends === 1 && sessionDeath.reconnects === 0 },
    { figure: 'uncaught errors', value: errors, goal: '0', holds: errors === 0 },
  ]
}
