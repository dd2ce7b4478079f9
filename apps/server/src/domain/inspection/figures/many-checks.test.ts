import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { explainReads, mostRows, rowsReadFrom } from '../../../testing/explain-reads'
import { addManyChecks, ONE_IN } from '../../../testing/many-checks'
import { aSiteForEachTest, server, site } from '../../../testing/site-for-each-test'
import { withFacilities } from '../inspection-work.harness'
import { DIVISIONS } from './division-keys.queries'
import { dividedFigures } from './divided-figures.queries'

/** Each facility is checked once in each round: once in a quarter of a year. */
const SIZES = { facilities: 10_000, rounds: 4, daysBetween: 90 }

aSiteForEachTest('many-checks')
withFacilities()

beforeEach(() => addManyChecks(server.deps.database, site, { ...SIZES, now: server.clock.now() }))

const CHECKS = SIZES.rounds * SIZES.facilities
type Read = Parameters<typeof explainReads>[1]

const figuresOfYear = (by: (typeof DIVISIONS)[number]) => {
  const now = new Date(server.clock.now())
  const query = { by, period: { from: new Date(now.getTime() - 364 * 86_400_000), to: now }, order: sql`missed desc`, now }
  return (tx: Parameters<Read>[0]) => dividedFigures(tx, { tenantId: site.id, channels: 'all', places: 'all' }, query, { page: 1, limit: 10, offset: 0 })
}

it('the figures of a year of ten thousand facilities are one statement that reads each check once', async () => {
  for (const by of DIVISIONS) {
    const plans = await explainReads(server.deps.database, figuresOfYear(by))
    expect(plans).toHaveLength(1)
    expect(plans.map((plan) => rowsReadFrom(plan, /^inspection_task_points$/))).toEqual([CHECKS])
    // the checks and the defects together
    expect(Math.max(...plans.map(mostRows))).toBeLessThan(CHECKS * (1 + 2 / ONE_IN))
  }
  const { total } = await server.deps.database.read(figuresOfYear('building'))
  expect(total).toBe(500)
})
