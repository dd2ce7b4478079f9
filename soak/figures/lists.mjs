import { measureLists } from '../../apps/server/src/testing/list-rate.ts'

export const what = 'a page of a list of a million records, its count included, is there within 100 ms (p95)'

const ROWS = 1_000_000
const GOAL_MS = 100

export async function run() {
  const rows = []
  await measureLists(ROWS, ({ what: list, database, p95Ms, processorP95Ms }) => {
    rows.push(
      { figure: `${list} (${database}), ms`, value: p95Ms.toFixed(0), goal: `≤ ${GOAL_MS}`, holds: p95Ms <= GOAL_MS, ratio: (p95Ms / GOAL_MS).toFixed(2) },
      { figure: `${list}: processor time, ms`, value: processorP95Ms.toFixed(0), goal: 'for comparison', holds: true },
    )
  })
  return rows
}
