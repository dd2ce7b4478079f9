import { afterAll, beforeAll, expect, it } from 'vitest'

import { readings } from '../db/readings'
import { TEST_SEED } from '../testing/city'
import { TEST_NOW } from '../testing/manual-clock'
import { startTestServer, type TestServer } from '../testing/test-server'
import { createCity } from './city'
import { createRandom } from './random'
import { fillReadings } from './readings'

const HOUR_MS = 3_600_000
const HOURS = 240
const city = { ...createCity(TEST_SEED, 'small', TEST_NOW), readingHours: HOURS }
let server: TestServer
let samples: (typeof readings.$inferSelect)[]
beforeAll(async () => {
  server = await startTestServer({ prepare: ({ database }) => database.transaction((tx) => fillReadings(tx, city, TEST_NOW, createRandom(TEST_SEED), () => undefined)) })
  samples = await server.deps.database.db.select().from(readings)
})
afterAll(() => server.stop())

const closed = [...city.records.general, ...city.records.hydrant]
  .filter(({ handled, raisedAt }) => handled === true && raisedAt.getTime() > TEST_NOW - (HOURS - 24) * HOUR_MS)
  .map((record) => ({ ...record, end: record.restoredAt ?? record.handledAt ?? record.raisedAt }))
const between = (deviceId: number, from: number, to: number) => samples.filter((sample) => sample.deviceId === deviceId && sample.at.getTime() >= from && sample.at.getTime() < to)

it('the curve of a device shows the value of each closed record from its beginning to its end', () => {
  const told = closed.filter(({ pointCode }) => pointCode !== 'OFFLINE')
  expect(told.length).toBeGreaterThan(3)
  for (const { deviceId, value, raisedAt, end } of told) {
    const during = between(deviceId, raisedAt.getTime(), end.getTime())
    expect(during[0]?.at ?? null).not.toBeNull()
    expect(during.filter(({ status, values }) => status === 'normal' || !values.some((one) => Math.abs(one - (value ?? NaN)) < 0.01))).toEqual([])
    expect(between(deviceId, end.getTime(), end.getTime() + 1).filter(({ status }) => status !== 'normal')).toEqual([])
  }
})

it('a device has no samples from the day before a closed record that says that it was offline', () => {
  const silent = closed.filter(({ pointCode }) => pointCode === 'OFFLINE')
  expect(silent.length).toBeGreaterThan(0)
  for (const { deviceId, raisedAt, end } of silent) expect(between(deviceId, raisedAt.getTime() - 24 * HOUR_MS + 1, end.getTime())).toEqual([])
})
