import { describe, expect, it } from 'vitest'
import { runDisconnects } from './disconnects.mjs'

/** Checks exact counts only; times depend on the machine (issue 7 "Figures"). */
const NOTHING_WRONG = { inTime: true, lost: 0, twice: 0, unknown: 0, outOfOrder: 0, mostSockets: 1, timers: 0, leftSockets: 0 }
const SEED = 20_261_121

describe('100 disconnects on a hostile platform', () => {
  it.each([
    ['our platform, with sequence numbers, ids and verdicts', { legacy: false }],
    ['a platform that sends only the reports of its devices', { legacy: true }],
    ['a platform that sends some pushes with and without names', { legacy: false, mixed: true }],
  ])('%s', { timeout: 60_000 }, async (_, platform) => {
    const result = await runDisconnects({ seed: SEED, disconnects: 100, alarmsEach: 4, ...platform })
    expect(result).toMatchObject(NOTHING_WRONG)
    expect(result.pending).toBe(result.open)
    expect(result.disconnects).toBeGreaterThanOrEqual(100)
    expect(result.alarms).toBeGreaterThan(300)
    // without an id a repeated push after the verdict looks like a new alarm until the lists are loaded
    if (!platform.legacy && !platform.mixed) expect(result.phantoms).toBe(0)
  })
})
