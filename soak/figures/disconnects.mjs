import { runDisconnects } from '../hostile/disconnects.mjs'

export const what = 'R1, R2: 1,000 random disconnects with at least 8,000 alarms, on our server and on one without sequence numbers and ids'

export async function run({ seed }) {
  const rows = []
  for (const legacy of [false, true]) {
    const result = await runDisconnects({ seed, disconnects: 1_000, alarmsEach: 9, legacy })
    const name = legacy ? 'R2 legacy' : 'R1'
    rows.push(
      { figure: `${name}: disconnects`, value: result.disconnects, goal: '≥ 1000', holds: result.disconnects >= 1_000 },
      { figure: `${name}: alarms (repeats)`, value: `${result.alarms} (${result.repeats})`, goal: '≥ 8000', holds: result.alarms >= 8_000 },
      ...['lost', 'twice', 'outOfOrder', 'timers', 'leftSockets'].map((count) => ({ figure: `${name}: ${count}`, value: result[count], goal: '0', holds: result[count] === 0 })),
      { figure: `${name}: sockets at a time`, value: result.mostSockets, goal: '≤ 1', holds: result.mostSockets <= 1 },
      { figure: `${name}: count on screen / open`, value: `${result.pending} / ${result.open}`, goal: 'equal', holds: result.inTime === true && result.pending === result.open },
      { figure: `${name}: duration`, value: `${Math.round(result.ms / 1000)} s`, goal: '–', holds: true },
    )
  }
  return rows
}
