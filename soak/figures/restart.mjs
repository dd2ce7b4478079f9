import { runRestart } from '../crowd/restart.mjs'

export const what = 'R14: the server is restarted under 500 sockets of 100 people, who come back as the console does'

const SOCKETS = 500

export async function run() {
  const { backMs, opened, ticketP95, upgradeP95, serverErrors, heardAll } = await runRestart({ sockets: SOCKETS })
  return [
    { figure: 'R14 all back after the server is ready', value: `${(backMs / 1_000).toFixed(1)} s (${opened} opened)`, goal: '≤ 30 s', holds: backMs <= 30_000 && opened >= SOCKETS },
    { figure: 'R14 upgrade and greeting p95 (the ticket before it)', value: `${upgradeP95.toFixed(0)} ms (${ticketP95.toFixed(0)} ms)`, goal: '≤ 2 s', holds: upgradeP95 <= 2_000 },
    { figure: 'R14 answers of 500 and above', value: serverErrors, goal: '0', holds: serverErrors === 0 },
    { figure: 'R14 sockets that heard each fire before and after once', value: `${heardAll} of ${SOCKETS}`, goal: 'all', holds: heardAll === SOCKETS },
  ]
}
