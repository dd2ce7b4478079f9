/**
 * Rows of a report for calls that are measured: by the clock against a goal, and their processor time for comparison.
 * `measure` takes a function that it calls with the rate of each call.
 */
export async function rateRows(measure, goalMs) {
  const rows = []
  await measure(({ what, database, p95Ms, processorP95Ms }) => {
    rows.push(
      { figure: `${what} (${database}), ms`, value: p95Ms.toFixed(0), goal: `≤ ${goalMs}`, holds: p95Ms <= goalMs, ratio: (p95Ms / goalMs).toFixed(2) },
      { figure: `${what}: processor time, ms`, value: processorP95Ms.toFixed(0), goal: 'for comparison', holds: true },
    )
  })
  return rows
}
