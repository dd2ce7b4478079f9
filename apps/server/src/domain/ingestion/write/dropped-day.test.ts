import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { readings } from '../../../db/readings'
import { forgetOldData } from '../../retention/retention'
import { aSiteForEachTest, db, gateway, now, server, site, smoke, smokeRecords } from '../ingestion.harness'

aSiteForEachTest('dropped')

const SECOND = 1000
const YEAR = 365 * 86_400_000

/** The clock of the machine is a year ahead for a moment, in which what is old by then is deleted. */
async function clockAheadForAMoment(): Promise<void> {
  server.clock.jump(YEAR)
  await forgetOldData({ ...server.deps, days: { readings: 90, records: null, audit: null, signIns: null } })
  server.clock.jump(-YEAR)
}

const samples = () => db().select().from(readings).where(eq(readings.deviceId, site.smoke.id))

it('an alarm is stored also when the readings of its day were dropped while the clock was ahead', async () => {
  await gateway.report(smoke(now(), 2))
  await clockAheadForAMoment()
  server.clock.advance(SECOND)
  expect(await gateway.report(smoke(now(), 1))).toMatchObject({ accepted: 1, records: [{ kind: 'general' }] })
  expect(await smokeRecords()).toMatchObject([{ handled: false, raisedAt: new Date(now()) }])
  expect(await samples()).toMatchObject([{ at: new Date(now()), status: 'alarm' }])
})

it('so is a plain reading', async () => {
  await gateway.report(smoke(now(), 2))
  await clockAheadForAMoment()
  server.clock.advance(SECOND)
  expect(await gateway.report(smoke(now(), 2))).toMatchObject({ accepted: 1 })
  expect(await samples()).toMatchObject([{ at: new Date(now()), status: 'normal' }])
})
