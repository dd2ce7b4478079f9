import { describe, expect, it } from 'vitest'
import { runDisconnects } from './disconnects.mjs'

/** Exact counts only; how long it takes is the machine's business (issue 7 "Figures"). */
const NOTHING_WRONG = { inTime: true, lost: 0, twice: 0, unknown: 0, outOfOrder: 0, mostSockets: 1, timers: 0, leftSockets: 0 }
const SEED = 20_261_121

describe('100 disconnects on a hostile platform', () => {
  it.each([
    ['ours: places, ids, verdicts', false],
    ['another, which gives only what its devices say', true],
  ])('%s', { timeout: 60_000 }, async (_, legacy) => {
    const result = await runDisconnects({ seed: SEED, disconnects: 100, alarmsEach: 4, legacy })
    expect(result).toMatchObject(NOTHING_WRONG)
    expect(result.pending).toBe(result.open)
    expect(result.disconnects).toBeGreaterThanOrEqual(100)
    expect(result.alarms).toBeGreaterThan(300)
    // without an id a repeat that comes behind its verdict looks like a new alarm until the lists were asked
    if (!legacy) expect(result.phantoms).toBe(0)
  })
})
