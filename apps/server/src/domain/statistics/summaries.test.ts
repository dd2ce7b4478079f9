import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { generalRecords } from '../../db/schema'
import { createIngestion } from '../ingestion/ingestion'
import { aSiteForEachTest, confirm, FIRE_HOST, gateway, GENERAL, hostReport, HYDRANT, server, site } from '../records/records.harness'
import { pointReport } from '../../testing/gateway'
import { readChattering } from './chattering.queries'
import { foldAllChanges } from './fold'
import { countChattering, countEach, countFloods, countSlots, readAllRecords, type Counts } from './full-count.queries'
import { readLoad } from './load.queries'
import { foldChanges } from './summaries.queries'

aSiteForEachTest()

const db = () => server.deps.database.db

/** What the summaries and the waiting changes say, without the sums that are zero. */
async function summedFigures(): Promise<Map<string, Counts>> {
  const rows = await rowsOf<Record<string, string | number>>(db(), sql`
    select concat_ws(' ', case within when '' then '-' else within end, dimension, grain, kind, channel_id, starts_on, member) as key, sum(raised) as a, sum(fires) as b, sum(offline) as c, sum(open) as d,
      sum(open_fires) as e, sum(recovered) as f, sum(real_fires) as g, sum(fire_tests) as h, sum(false_alarms) as i
    from record_figures where tenant_id = ${site.id} group by 1`)
  const figures = rows.map(({ key, ...counts }) => [String(key), Object.values(counts).map(Number) as Counts] as const)
  return new Map(figures.filter(([, counts]) => counts.some((count) => count !== 0)))
}

async function summedSlots() {
  const entries = (rows: { key: string; n: string | number }[]) => new Map(rows.map(({ key, n }) => [key, Number(n)]))
  const slot = sql`to_char(slot at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
  return {
    raised: entries(await rowsOf(db(), sql`select concat_ws(' ', kind, channel_id, ${slot}) as key, sum(raised) as n from slot_figures where tenant_id = ${site.id} group by 1 having sum(raised) <> 0`)),
    changes: entries(await rowsOf(db(), sql`select concat_ws(' ', kind, channel_id, subject_id, point_code, ${slot}) as key, sum(changes) as n
      from (select tenant_id, kind, channel_id, subject_id, point_code, slot, changes from point_slots
            union all select tenant_id, kind, channel_id, subject_id, point_code, slot, changes from record_changes_by_point_slot) f
      where tenant_id = ${site.id} group by 1 having sum(changes) <> 0`)),
  }
}

async function expectSummariesToBeTheFullCount(): Promise<void> {
  const records = await readAllRecords(db(), site.id)
  const figures = await summedFigures()
  expect(Object.fromEntries(figures)).toEqual(Object.fromEntries(countEach(records)))
  expect(await summedSlots()).toEqual(countSlots(records))
}

/** Times around the borders of whole ten minutes, so that changes gather on both sides. */
const moments = (most: number) => fc.array(fc.integer({ min: 0, max: 2_400 }).map((seconds) => seconds * 1000), { minLength: 1, maxLength: most, size: 'max' })
const START = Date.parse('2026-10-10T10:00:00+08:00')
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }

/** A smoke detector's record without a recovery, or with one after so many milliseconds. */
const raised = (at: number, lasting?: number, change: Partial<typeof generalRecords.$inferInsert> = {}) => ({
  tenantId: site.id, channelId: 1, pointCode: 'YG', alarmType: '烟感报警', deviceId: site.smoke.id, sensorNumber: 's', category: '0' as const, buildingId: site.buildingId,
  raisedAt: new Date(START + at), ...(lasting === undefined ? {} : { restoredAt: new Date(START + at + lasting), handled: true }), ...change,
})

/** Some changes wait, some are folded. */
async function insertInParts(rows: readonly ReturnType<typeof raised>[], most: number): Promise<void> {
  const size = Math.ceil(rows.length / 3)
  for (let from = 0; from < rows.length; from += size) {
    await db().insert(generalRecords).values(rows.slice(from, from + size))
    await server.deps.database.transaction((tx) => foldChanges(tx, most * size))
  }
}

it('chattering equals a full count, whenever the ten minutes begin, of all places and of one', async () => {
  await fc.assert(
    fc.asyncProperty(moments(14), fc.array(fc.constantFrom(undefined, 20_000, 400_000), { minLength: 14, maxLength: 14 }), fc.integer({ min: 0, max: 2 }), async (times, lasting, most) => {
      await db().delete(generalRecords).where(eq(generalRecords.tenantId, site.id))
      const elsewhere = { buildingId: site.buildingId + 100_000 }
      await insertInParts(times.map((at, place) => raised(at, lasting[place], place % 5 === 4 ? elsewhere : {})), most)
      const records = await readAllRecords(db(), site.id)
      for (const places of [undefined, [`building:${site.buildingId}` as const]]) {
        const counted = countChattering(places ? records.filter(({ placeId }) => placeId === site.buildingId) : records, 3)
        const read = await readChattering(db(), { scope: { tenantId: site.id, channels: 'all', places: 'all' }, kinds: ['general'], channelId: undefined, places }, OCTOBER, 10)
        expect(read.map(({ periods, most: worst }) => ({ periods, most: worst }))).toEqual([...counted.values()])
      }
    }),
    { numRuns: 25 },
  )
})

it('floods equal a full count, whenever the ten minutes begin', async () => {
  await fc.assert(
    fc.asyncProperty(moments(45), fc.integer({ min: 0, max: 2 }), async (times, most) => {
      await db().delete(generalRecords).where(eq(generalRecords.tenantId, site.id))
      await insertInParts(times.map((at) => raised(at)), most)
      const counted = countFloods(await readAllRecords(db(), site.id), 10)
      const { floods, newestFloods } = await readLoad(db(), { tenantId: site.id, channels: 'all', places: 'all' }, OCTOBER, server.clock.now())
      expect(newestFloods.map(({ at, alarms }) => ({ at, alarms }))).toEqual(counted)
      expect(floods).toBe(counted.length)
    }),
    { numRuns: 25 },
  )
})

const status = fc.constantFrom(0 as const, 1 as const, 2 as const)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('report' as const), of: fc.constantFrom('smoke', 'battery', 'hydrant', 'point', 'host'), status, lateMinutes: fc.constantFrom(0, 0, 0, 7, 90) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('judge' as const), kind: fc.constantFrom('general' as const, 'hydrant' as const, 'fireHost' as const), flag: fc.constantFrom('0', '1', '2'), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('raise' as const), kind: fc.constantFrom('general' as const, 'fireHost' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('silence' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fold' as const), most: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 8, 55, 700, 20_000) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const CALLS = { general: GENERAL, hydrant: HYDRANT, fireHost: FIRE_HOST } as const

async function run(action: Step): Promise<void> {
  const now = server.clock.now()
  if (action.do === 'wait') server.clock.advance(action.minutes * 60_000)
  else if (action.do === 'fold') await server.deps.database.transaction((tx) => foldChanges(tx, action.most))
  else if (action.do === 'silence') await createIngestion(server.deps).markSilent()
  else if (action.do === 'report') await gateway.report(reportOf(action, now - action.lateMinutes * 60_000))
  else {
    const records = await readAllRecords(db(), site.id)
    if (action.do === 'delete') {
      const target = records.filter(({ kind }) => kind === 'general')[action.which]
      if (target) await db().delete(generalRecords).where(eq(generalRecords.id, idOf(target)))
      return
    }
    const target = records.filter(({ kind }) => kind === action.kind)[action.which]
    if (!target) return
    const call = action.do === 'raise' ? 'raiseVerdict' : action.kind === 'hydrant' ? 'affirmHandle' : 'affirmFire'
    await confirm(`${CALLS[action.kind]}/${call}`, { id: String(idOf(target)), ...(action.do === 'judge' ? { flag: action.flag } : {}) })
  }
}

const idOf = (record: object) => ('id' in record ? Number(record.id) : 0)

function reportOf({ of, status }: Extract<Step, { do: 'report' }>, at: number) {
  if (of === 'point') return hostReport(site, at, status)
  if (of === 'host') return { fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, at, states: { mainPowerFault: status !== 2, batteryFault: status === 1 } }
  if (of === 'hydrant') return pointReport(site.hydrantSensor.number, at, 'YL', status === 1 ? 0 : status, '低压', 0.04)
  return of === 'smoke' ? pointReport(site.smoke.number, at, 'YG', status, '烟感报警', 1) : pointReport(site.smoke.number, at, 'VOL', status === 1 ? 0 : status, '电池欠压', 2.4)
}

it('the summaries equal a full count after any reports, verdicts, raised verdicts, recoveries, silence and deletions, folded or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      for (const action of steps) await run(action)
      await expectSummariesToBeTheFullCount()
      await foldAllChanges(server.deps.database)
      await expectSummariesToBeTheFullCount()
    }),
    { numRuns: 12 },
  )
})

it('a report that repeats an open record leaves no change for the fold', async () => {
  await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'YG', 1, '烟感报警', 1))
  await foldAllChanges(server.deps.database)
  server.clock.advance(60_000)
  await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'YG', 1, '烟感报警', 1))
  expect(await rowsOf(db(), sql`select id from record_changes`)).toEqual([])
})

it('a record of 23:59:59.999 and one of 00:00 in UTC+8 belong to two days and two months', async () => {
  const midnight = Date.parse('2027-01-01T00:00:00+08:00')
  const common = { tenantId: site.id, channelId: 1, pointCode: 'YG', alarmType: '烟感报警', deviceId: site.smoke.id, sensorNumber: 's', category: '1' as const }
  await db().insert(generalRecords).values([{ ...common, raisedAt: new Date(midnight - 1) }, { ...common, raisedAt: new Date(midnight) }])
  const figures = await summedFigures()
  for (const key of ['day general 1 2026-12-31', 'day general 1 2027-01-01', 'month general 1 2026-12-01', 'month general 1 2027-01-01']) {
    expect(figures.get(`- all ${key} `)?.[0], key).toBe(1)
  }
})
