import { runCycles } from '../browser/cycles.mjs'

export const what = 'each dialog opened and closed 1,000 times in Chromium: what is alive afterwards, and the heap per cycle'

const CYCLES = 1_000
const MOST_BYTES = 1_024

export async function run() {
  const results = await runCycles({ cycles: CYCLES })
  return results.flatMap(({ dialog, before, after, bytesPerCycle, errors }) => [
    { figure: `${dialog}: nodes, listeners, timers, sockets, actors`, value: counts(after), goal: counts(before), holds: counts(after) === counts(before) },
    { figure: `${dialog}: heap per cycle`, value: `${bytesPerCycle.toFixed(0)} B`, goal: `≤ ${MOST_BYTES} B`, holds: bytesPerCycle <= MOST_BYTES },
    { figure: `${dialog}: uncaught errors`, value: errors.length, goal: '0', holds: errors.length === 0 },
  ])
}

const counts = ({ nodes, listeners, timers, sockets, actors }) => [nodes, listeners, timers, sockets, actors].join(', ')
