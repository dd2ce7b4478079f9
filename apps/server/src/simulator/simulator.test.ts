import { count, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { readings } from '../db/readings'
import { devices, fireHostPoints, fireHostRecords, fireHosts, generalRecords, hydrantRecords } from '../db/schema'
import { createIngestion } from '../domain/ingestion/ingestion'
import { chooseEvent } from '../domain/ingestion/raise/raise-event'
import { createRandom } from '../seed/random'
import { addCatalogue, addTenant, type TestTenant } from '../testing/alarm-world'
import { manualClock } from '../testing/manual-clock'
import { startTestServer, type TestServer } from '../testing/test-server'
import { calmReading } from './calm-value'
import { isMute } from './routine.queries'
import { createSimulator, type Simulator } from './simulator'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const FIRST_SITES = 6

let server: TestServer
const sites: TestTenant[] = []

beforeAll(async () => {
  server = await startTestServer()
  const types = await addCatalogue(server.deps)
  for (let index = 0; index < FIRST_SITES; index += 1) sites.push(await addTenant(server.deps, `city${index}`, types))
})
afterAll(() => server.stop())

const db = () => server.deps.database.db

function simulatorWith(minutesPerAlarm: number, seed = 119): Simulator {
  const { database, clock, log } = server.deps
  return createSimulator({ database, clock, log, minutesPerAlarm, ingestion: createIngestion({ database, clock }), random: createRandom(seed) })
}

/** Runs the simulator with one tick a minute. */
async function live(simulator: Simulator, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.clock.advance(MINUTE_MS)
    await simulator.tick()
  }
}

describe('the simulated city', () => {
  it('lets every device report once in a quarter of an hour', async () => {
    const before = new Date(server.clock.now())
    await live(simulatorWith(1_000_000), 16)
    const rows = await db().select({ device: readings.deviceId, samples: count() }).from(readings).where(gt(readings.at, before)).groupBy(readings.deviceId)
    const loud = (await db().select().from(devices)).filter((device) => !isMute(device.id, server.clock.now()))
    expect(rows).toHaveLength(loud.length)
    expect(rows.every((row) => row.samples === 1 || row.samples === 2)).toBe(true)
  })

  it('lets every fire host say in a quarter of an hour that it is there', async () => {
    const before = server.clock.now() - 16 * MINUTE_MS
    const hosts = await db().select().from(fireHosts)
    expect(hosts.filter((host) => Number(host.heardAt) < before)).toEqual([])
  })

  it('goes on when the clock is set back by a day: a city that stood still would be offline', async () => {
    const simulator = simulatorWith(1_000_000)
    await live(simulator, 1)
    server.clock.jump(-DAY_MS)
    await live(simulator, 16)
    const heard = (await db().select().from(devices)).filter((device) => !isMute(device.id, server.clock.now()) && Number(device.heardAt) <= server.clock.now() && Number(device.heardAt) > server.clock.now() - 16 * MINUTE_MS)
    const loud = (await db().select().from(devices)).filter((device) => !isMute(device.id, server.clock.now()))
    expect(heard).toHaveLength(loud.length)
    server.clock.jump(DAY_MS)
  })

  it('raises no record by normal readings', async () => {
    expect(await db().select().from(generalRecords)).toEqual([])
  })

  it('raises alarms also after the clock was set back by a day', async () => {
    const simulator = simulatorWith(10)
    server.clock.jump(-DAY_MS)
    await live(simulator, 60)
    expect(server.logLines.filter((line) => line.includes('"simulator.incident"'))).not.toEqual([])
    server.clock.jump(DAY_MS)
  })

  it('raises alarms at the configured rate, of different kinds, in random order', async () => {
    await live(simulatorWith(10), 300)
    const fires = (await db().select().from(generalRecords)).filter((record) => record.category === '1')
    const hostFires = (await db().select().from(fireHostRecords)).filter((record) => record.category === '1')
    const raised = fires.length + hostFires.length
    expect(raised).toBeGreaterThan(5)
    expect(raised).toBeLessThan(60)
    expect(new Set(fires.map((record) => record.alarmType))).toEqual(new Set(['烟感报警', '漏电']))
    const faults = [...(await db().select().from(generalRecords)).filter((record) => record.category === '0'), ...(await db().select().from(hydrantRecords))]
    expect(faults.length).toBeGreaterThan(0)
  })

  it('keeps an alarm until a user has judged it, and restores the device some time later', async () => {
    const [fire] = await db().select().from(generalRecords).where(eq(generalRecords.handled, false)).limit(1)
    const site = sites.find((one) => one.id === fire?.tenantId)
    if (!fire || !site) throw new Error('the city burned nowhere')
    const statusOf = async () => (await db().select().from(devices).where(eq(devices.id, fire.deviceId)))[0]?.status
    const open = await db().select().from(generalRecords).where(eq(generalRecords.deviceId, fire.deviceId))
    for (const record of open.filter((one) => !one.handled)) {
      const path = `/api/datahandler/deviceAbnormal/${record.category === '1' ? 'affirmFire' : 'affirmHandle'}`
      await server.call(path, site.operator.token, { method: 'POST', body: new URLSearchParams({ id: String(record.id), flag: '1' }) })
    }
    const quiet = simulatorWith(1_000_000)
    await live(quiet, 5)
    expect(await statusOf()).not.toBe('normal')
    await live(quiet, 10)
    expect(await statusOf()).toBe('normal')
  })

  it('leaves no timer behind when it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const simulator = simulatorWith(10)
      simulator.start()
      expect(vi.getTimerCount()).toBe(1)
      await simulator.stop()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a normal reading', () => {
  const point = { code: 'XTEMP', normalMin: null, normalMax: 57, highType: '过温', lowType: null, outOfBounds: 'alarm' } as const

  it('stays inside the bounds and near its own level for months', () => {
    const random = createRandom(1)
    const clock = manualClock()
    let last = { value: 24, status: 'normal' as const, type: '正常' }
    const values: number[] = []
    for (let sample = 0; sample < 10_000; sample += 1) {
      const before = clock.now()
      clock.advance(15 * MINUTE_MS)
      const reading = calmReading(point, last, before, clock.now(), random)
      last = { value: reading.value ?? 0, status: 'normal', type: '正常' }
      values.push(last.value)
    }
    expect(Math.min(...values)).toBeGreaterThan(15)
    expect(Math.max(...values)).toBeLessThan(32)
    expect(new Set(values).size).toBeGreaterThan(20)
  })

  it('is the same for the same seed', () => {
    const one = calmReading(point, undefined, null, 1_700_000_000_000, createRandom(7))
    expect(calmReading(point, undefined, null, 1_700_000_000_000, createRandom(7))).toEqual(one)
  })
})

it('raises no fire by a sounder or a module on a loop, but faults', async () => {
  const site = sites[0]
  if (!site) throw new Error('the city has no site')
  await db().update(fireHostPoints).set({ series: '火灾声光警报器', status: 'normal' }).where(eq(fireHostPoints.tenantId, site.id))
  const choose = (event: 'fire' | 'fault') => chooseEvent(server.deps.database, { event, kind: 'fireHost', tenantId: site.id }, server.clock.now(), createRandom(1))
  expect(await choose('fire')).toBeNull()
  expect(await choose('fault')).toMatchObject({ kind: 'fireHost' })
})
