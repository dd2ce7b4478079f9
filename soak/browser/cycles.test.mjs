import { beforeAll, describe, expect, it } from 'vitest'
import { runCycles } from './cycles.mjs'

/** Exact counts only: how much heap a cycle costs is for `npm run soak -- cycles`, which has 1,000 of each. */
const CYCLES = 100
const DIALOGS = {
  'floor plan, its list and its picture in turn': ['floorPlan', 'floorPlanImage'],
  'real-time panel': ['sensorRealtime'],
  'not-enabled list': ['notEnabled'],
  'building detail': ['buildingDetail'],
  'hydrant, drawn on its map': ['hydrant'],
}
const NAMES = Object.keys(DIALOGS)

describe(`${CYCLES} times opened and closed, nothing of a dialog is left`, () => {
  let results = []

  beforeAll(async () => {
    results = await runCycles({ cycles: CYCLES, dialogs: Object.values(DIALOGS) })
  }, 600_000)

  it.each(NAMES)('%s', (name) => {
    const { before, after, errors } = results[NAMES.indexOf(name)]
    expect(after).toEqual(before)
    expect(errors).toEqual([])
  })
})
