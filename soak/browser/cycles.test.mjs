import { beforeAll, describe, expect, it } from 'vitest'
import { runCycles } from './cycles.mjs'

/** Checks exact counts only; `npm run soak -- cycles` measures the heap with 1,000 cycles. */
const CYCLES = 40
const DIALOGS = {
  'floor plan, its list and its picture in turn': ['floorPlan', 'floorPlanImage'],
  'real-time panel': ['sensorRealtime'],
  'not-enabled list': ['notEnabled'],
  'building detail': ['buildingDetail'],
  'hydrant, drawn on its map': ['hydrant'],
}
const NAMES = Object.keys(DIALOGS)

describe(`${CYCLES} cycles of opening and closing leave no object of a dialog`, () => {
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
