import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { fireHostPoints, fireHosts, fireHostRecords, unmatchedAddresses } from '../../db/schema'
import { limitTransaction } from '../../db/scoped/limit-transaction'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'
import { takeOverAddresses } from './registered-address.queries'

const POINT = '/api/device/deviceFireMainSensor'

aSiteForEachTest('registered')

const db = () => server.deps.database.db
const call = async (path: string, body?: object) => (await server.call<{ message?: string; data: { rows: { id: number }[] } }>(path, site.operator.token, body && { method: 'POST', body: JSON.stringify(body) })).body
const input = (changes: object = {}) => ({ fireMainId: site.fireHost.id, sensorLoop: '7', address: '99', series: '感烟', buildingId: site.buildingId, floor: 3, positionDescription: '301 走廊', ...changes })
const reportNow = (status: 0 | 1 | 2, address: string) =>
  gateway.report({ fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, loop: '7', address, at: server.clock.now(), points: [{ code: 'FIREMAIN', status, type: ['故障', '火警', '正常'][status] }] })
const report = (status: 0 | 1 | 2 = 1, address = '99') => {
  server.clock.advance(60_000)
  return reportNow(status, address)
}
const records = () => db().select().from(fireHostRecords).where(eq(fireHostRecords.fireHostId, site.fireHost.id)).orderBy(fireHostRecords.id)
const pointAt = async (address = '99') => (await db().select().from(fireHostPoints).where(eq(fireHostPoints.address, address))).find(({ fireHostId }) => fireHostId === site.fireHost.id)
const unmatched = () => db().$count(unmatchedAddresses, eq(unmatchedAddresses.fireHostId, site.fireHost.id))

/** Of a person whose roles name no place. */
const SEES_NO_PLACE = { userId: 'nobody', buildings: [], hydrants: [], units: [], hosts: [], within: [] }

/** Each way in which a point can get an address; resolves when it has address 99 on loop 7. */
const WAYS: [string, () => Promise<unknown>][] = [
  ['is added', () => call(`${POINT}/add`, input())],
  ['is imported', () => call(`${POINT}/importRows`, { rows: [input()], dryRun: false })],
  ['is moved there', () => call(`${POINT}/update`, input({ id: site.hostPoint.id }))],
]

describe('a point that gets an address which has reported before (ADR 25)', () => {
  it.each(WAYS)('and %s takes over the fire that lasts: it is in alarm, the record is its own and has its place, and ends with its next good report', async (_, register) => {
    await report()
    await report()
    await register()
    const point = await pointAt()
    expect(point).toMatchObject({ status: 'alarm', latestType: '火警' })
    expect(await records()).toMatchObject([{
      fireHostPointId: point?.id, unmatchedAddressId: null, subjectId: point?.id, series: '感烟', position: '301 走廊', floor: 3, buildingName: site.buildingName, repeats: 2, handled: false,
    }])
    await report()
    expect(await records()).toMatchObject([{ repeats: 3 }])
    await report(2)
    expect(await records()).toMatchObject([{ handled: true, handlePerson: null }])
    expect(await unmatched()).toBe(0)
  })

  it('and comes back from the recycle bin does so too', async () => {
    await call(`${POINT}/add`, input())
    const id = (await pointAt())?.id
    await call(`${POINT}/delete?id=${id}`)
    await report()
    await server.call('/api/device/recycleBin/restore', site.operator.token, { method: 'POST', body: new URLSearchParams({ kind: 'fireHostPoint', id: String(id) }) })
    expect([await pointAt(), await records()]).toMatchObject([{ id, deletedAt: null, status: 'alarm' }, [{ fireHostPointId: id }]])
  })

  it('has the ended records of the address in its history, with the words that they had', async () => {
    await report()
    await report(2)
    await call(`${POINT}/add`, input())
    const point = await pointAt()
    expect(point).toMatchObject({ status: 'normal' })
    expect(await records()).toMatchObject([{ fireHostPointId: point?.id, series: '未登记点位', floor: null, handled: true }])
  })

  it('leaves the other addresses alone', async () => {
    await report()
    await report(1, '98')
    await call(`${POINT}/add`, input())
    expect((await records()).map(({ address, fireHostPointId }) => [address, fireHostPointId !== null])).toEqual([['99', true], ['98', false]])
    expect(await unmatched()).toBe(1)
  })

  it('takes it over also where the one who registers it sees neither the host nor the record', async () => {
    await report()
    const { id: _, ...same } = await pointAt(site.hostPoint.address) ?? {}
    const [point] = await db().insert(fireHostPoints).values({ ...same as typeof fireHostPoints.$inferInsert, loop: '7', address: '99' }).returning()
    await db().transaction(async (tx) => {
      await limitTransaction(tx, SEES_NO_PLACE)
      await takeOverAddresses(tx, [point?.id ?? 0])
    })
    expect([await records(), await unmatched()]).toMatchObject([[{ fireHostPointId: point?.id }], 0])
  })

  it('leaves nothing behind at the address when reports arrive while it is registered', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => String(index + 200))
    await Promise.all(addresses.flatMap((address) => [reportNow(1, address), call(`${POINT}/add`, input({ address })), reportNow(1, address)]))
    expect(await unmatched()).toBe(0)
    expect((await records()).filter(({ fireHostPointId }) => fireHostPointId === null)).toEqual([])
    expect((await records()).map(({ address }) => address).sort()).toEqual(addresses)
  })

  it('is not enabled where a version before this one counted the reports of the address: it kept no state of it', async () => {
    const at = new Date(server.clock.now())
    await db().insert(unmatchedAddresses).values({ tenantId: site.id, fireHostId: site.fireHost.id, loop: '7', address: '99', latestType: '火警', hasAlarm: true, firstAt: at, lastAt: at })
    await call(`${POINT}/add`, input())
    expect(await pointAt()).toMatchObject({ status: 'notEnabled', latestType: null })
  })
})

// the embedded database has one connection: there nothing is done at the same time
it.skipIf(!process.env.DATABASE_URL)('a point keeps its address when it is moved to another fire host while its old host reports a fire of it', async () => {
  const [other] = await db().insert(fireHosts).values({ tenantId: site.id, serverIp: '10.9.9.9', port: 9000 }).returning()
  const { id } = site.hostPoint
  let moved: Promise<unknown> = Promise.resolve()
  await db().transaction(async (tx) => {
    // as the ingestion of the report does it
    await tx.select().from(fireHosts).where(eq(fireHosts.id, site.fireHost.id)).for('no key update')
    await tx.select().from(fireHostPoints).where(eq(fireHostPoints.id, id)).for('update')
    moved = call(`${POINT}/update`, input({ id, fireMainId: other?.id }))
    await expect.poll(() => rowsOf(tx, sql`select 1 from pg_locks where not granted`)).not.toEqual([])
    await tx.update(fireHostPoints).set({ status: 'alarm', latestType: '火警' }).where(eq(fireHostPoints.id, id))
  })
  expect(await moved).toMatchObject({ status: 30101, data: { field: 'address' } })
  expect(await db().select().from(fireHostPoints).where(eq(fireHostPoints.id, id))).toMatchObject([{ fireHostId: site.fireHost.id, status: 'alarm' }])
})
