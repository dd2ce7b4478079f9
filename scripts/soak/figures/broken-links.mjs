import { runBrokenLinks } from '../browser/broken-links.mjs'

export const what = 'R6, R7, R18: links that die without a word, a frozen tab, a token that dies in a storm (Chromium, the real times)'

export async function run() {
  const { halfOpen, offline, frozen, sessionDeath } = await runBrokenLinks()
  return [
    { figure: 'R6 half-open, no event: noticed', value: `${halfOpen.noticedMs} ms`, goal: '≤ 65 s', holds: halfOpen.noticedMs <= 65_000 },
    { figure: 'R6 `offline`: noticed', value: `${offline.noticedMs} ms`, goal: '≤ 1 s', holds: offline.noticedMs <= 1_000 },
    { figure: 'R6 after 90 s offline: data marked stale', value: String(offline.stale), goal: 'true', holds: offline.stale },
    { figure: 'R6 full list after return', value: `${offline.backMs} ms`, goal: '≤ 3 s', holds: offline.backMs <= 3_000 },
    { figure: 'R7 frozen 60 s, 500 alarms: all there', value: `${frozen.backMs} ms`, goal: '≤ 3 s', holds: frozen.backMs <= 3_000 },
    { figure: 'R6, R7 announced twice', value: offline.twice + frozen.twice, goal: '0', holds: offline.twice === 0 && frozen.twice === 0 },
    { figure: 'R18 token dies: socket closed', value: `${sessionDeath.closedMs} ms`, goal: '≤ 100 ms', holds: sessionDeath.closedMs <= 100 },
    { figure: 'R18 messages / sign-outs / new connections', value: `${sessionDeath.messages} / ${sessionDeath.ends} / ${sessionDeath.reconnects}`, goal: '1 / 1 / 0', holds: sessionDeath.messages === 1 && sessionDeath.ends === 1 && sessionDeath.reconnects === 0 },
    { figure: 'uncaught errors', value: halfOpen.errors + offline.errors + frozen.errors + sessionDeath.errors, goal: '0', holds: halfOpen.errors + offline.errors + frozen.errors + sessionDeath.errors === 0 },
  ]
}
