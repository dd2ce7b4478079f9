import { beforeAll, describe, expect, it } from 'vitest'
import { runCycles } from './cycles.mjs'

/** Exact counts only: how much heap a cycle costs is for `npm run soak -- cycles`, which has 1,000 of them. */
const CYCLES = 100
const DIALOGS = ['floorPlan', 'floorPlanImage', 'sensorRealtime', 'notEnabled', 'buildingDetail']

describe(`${CYCLES} times opened and closed, nothing of a dialog is left`, () => {
  let results = []

  beforeAll(async () => {
    results = await runCycles({ cycles: CYCLES, dialogs: DIALOGS })
  }, 600_000)

  it.each(DIALOGS)('%s', (dialog) => {
    const { before, after, errors } = results.find((result) => result.dialog === dialog)
    expect(counts(after)).toEqual(counts(before))
    expect(errors).toEqual([])
  })
})

const counts = ({ nodes, listeners, actors, sockets, timers }) => ({ nodes, listeners, actors, sockets, timers })
