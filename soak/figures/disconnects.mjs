import { runDisconnects } from '../hostile/disconnects.mjs'

export const what = 'R1, R2: 1,000 random disconnects with at least 8,000 alarms, on our server, on one without sequence numbers and ids, and on one that sends pushes with and without names'

const PLATFORMS = { R1: { legacy: false }, 'R2 legacy': { legacy: true }, 'R2 mixed': { legacy: false, mixed: true } }

export async function run({ seed }) {
  const rows = []
  for (const [name, platform] of Object.entries(PLATFORMS)) {
    const result = await runDisconnects({ seed, disconnects: 1_000, alarmsEach: 9, ...platform })
    rows.push(
      { figure: `${name}: disconnects`, value: result.disconnects, goal: '≥ 1000', holds: result.disconnects >= 1_000 },
      { figure: `${name}: alarms (repeats)`, value: `${result.alarms} (${result.repeats})`, goal: '≥ 8000', holds: result.alarms >= 8_000 },
      ...['lost', 'twice', 'lateRepeats', 'unknown', 'outOfOrder', 'timers', 'leftSockets'].map((count) => ({ figure: `${name}: ${count}`, value: result[count], goal: '0', holds: result[count] === 0 })),
      { figure: `${name}: sockets at a time`, value: result.mostSockets, goal: '≤ 1', holds: result.mostSockets <= 1 },
      { figure: `${name}: count on screen / open`, value: `${result.pending} / ${result.open}`, goal: 'equal', holds: result.inTime === true && result.pending === result.open },
      // without ids a push after its verdict looks like a new alarm until the lists are loaded
      { figure: `${name}: phantoms`, value: result.phantoms, goal: name === 'R1' ? '0' : '–', holds: name !== 'R1' || result.phantoms === 0 },
      { figure: `${name}: late (handled before they were seen)`, value: `${result.late} (${result.handledUnseen})`, goal: '–', holds: true },
      { figure: `${name}: duration`, value: `${Math.round(result.ms / 1000)} s`, goal: '–', holds: true },
    )
  }
  return rows
}
