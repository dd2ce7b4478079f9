import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { fireHostPoints } from '../../../db/schema'
import { addOperator } from '../../../testing/alarm-world'
import { aSiteForEachTest, db, gateway, hostItself, hostPoint, hostRecords, now, pushes, server, site } from '../ingestion.harness'

aSiteForEachTest('host-events')

const MINUTE = 60_000
type Row = Record<string, unknown>

const events = async (query = '', token = site.operator.token) =>
  (await server.call<{ data: { total: number; rows: Row[] } }>(`/api/device/deviceFireMain/events?page=1&limit=20${query}`, token)).body.data
const firstAlarms = async () => (await hostRecords()).map(({ firstOfEvent }) => firstOfEvent)
const report = async (...reports: object[]) => {
  server.clock.advance(MINUTE)
  return gateway.report(...reports)
}

describe('a restart or a reset of a fire host', () => {
  it('is listed with its time, the latest first, and makes neither a record nor a push', async () => {
    await report(hostItself(now(), { event: 'restart' }))
    expect(await report(hostItself(now(), { event: 'reset' }))).toMatchObject({ accepted: 1, records: [], pushes: 0 })
    expect(await events(`&fireMainId=${site.fireHost.id}`)).toMatchObject({
      total: 2, rows: [{ event: 'reset', fireMainId: site.fireHost.id, date: expect.stringMatching(/^20/) as string, stampedTime: null }, { event: 'restart' }],
    })
    expect([await hostRecords(), await pushes()]).toEqual([[], []])
    expect((await events('&fireMainId=987654')).total).toBe(0)
  })

  it('that was sent twice is listed once; the same event of another time is another one', async () => {
    const reset = hostItself(now(), { event: 'reset' })
    await report(reset)
    await report(reset, hostItself(now(), { event: 'reset' }))
    expect((await events()).total).toBe(2)
  })

  it('with a stamp that cannot be believed has the time of its arrival, and keeps the stamp', async () => {
    await report(hostItself(Date.UTC(2000, 0, 1), { event: 'reset' }))
    expect((await events()).rows).toMatchObject([{ stampedTime: '2000-01-01 08:00:00', date: expect.stringMatching(/^2026/) as string }])
  })

  it('of an unknown name is told to the gateway, and the host is heard', async () => {
    expect(await report(hostItself(now(), { event: 'explode', states: { manual: true } }))).toMatchObject({ accepted: 1, rejected: [], refused: [{ index: 0, reason: '参数错误：event' }] })
    expect((await events()).total).toBe(0)
  })

  it('is not shown to a user who may not see fire hosts', async () => {
    await report(hostItself(now(), { event: 'reset' }))
    expect((await events()).total).toBe(1)
    const guest = await addOperator(db(), site.id, `${site.id}-guest`, now(), false, [1])
    expect(await events('', guest.token)).toEqual({ rows: [], total: 0 })
  })

  it('changes no alarm: a fire lasts until its point is well or a user has judged it', async () => {
    await report(hostPoint(now(), 1))
    await report(hostItself(now(), { event: 'reset' }))
    expect(await hostRecords()).toMatchObject([{ handled: false }])
  })
})

describe('the first alarm of an event', () => {
  const second = (at: number, status: 0 | 1 | 2) => ({ ...hostPoint(at, status), address: '18' })

  async function addSecondPoint(): Promise<void> {
    await server.call('/api/device/deviceFireMainSensor/add', site.operator.token, {
      method: 'POST', body: JSON.stringify({ fireMainId: site.fireHost.id, sensorLoop: '1', address: '18', series: '点型感烟', buildingId: site.buildingId, floor: 2 }),
    })
  }

  it('is the first fire of a calm host; those that follow while a point is in alarm are not', async () => {
    await addSecondPoint()
    await report(hostPoint(now(), 1))
    await report(second(now(), 1))
    expect(await firstAlarms()).toEqual([true, false])
  })

  it('is told within one call in the order of time', async () => {
    await addSecondPoint()
    await report(second(now(), 1), hostPoint(now() - MINUTE, 1))
    expect((await hostRecords()).map(({ address, firstOfEvent }) => [address, firstOfEvent])).toEqual([['17', true], ['18', false]])
  })

  it('is not hidden by a point that was deleted while it was in alarm', async () => {
    await addSecondPoint()
    await report(hostPoint(now(), 1))
    await db().update(fireHostPoints).set({ deletedAt: new Date(now()) }).where(eq(fireHostPoints.id, site.hostPoint.id))
    await report(second(now(), 1))
    expect(await firstAlarms()).toEqual([true, true])
  })

  it('comes again after the host was calm', async () => {
    await addSecondPoint()
    await report(hostPoint(now(), 1))
    await report(hostPoint(now(), 2))
    await report(second(now(), 1))
    expect(await firstAlarms()).toEqual([true, true])
  })

  it('comes again after a reset, though a point never reported that it was well; a reset before the alarm changes nothing', async () => {
    await addSecondPoint()
    await report(hostPoint(now(), 1))
    await report(hostItself(now() - 5 * MINUTE, { event: 'reset' }))
    await report(second(now(), 1))
    await report(second(now(), 2), hostItself(now(), { event: 'reset' }))
    await report(second(now(), 1))
    expect(await firstAlarms()).toEqual([true, false, true])
  })

  it('comes again after a reset in the same call; an alarm that is newer than the reset hides it', async () => {
    await addSecondPoint()
    await report(hostPoint(now(), 1))
    await report(hostItself(now() - 2000, { event: 'reset' }), second(now() - 1000, 1))
    await report(second(now(), 2), hostPoint(now(), 1))
    await report(hostItself(now() - MINUTE - 1000, { event: 'reset' }), second(now(), 1))
    expect(await firstAlarms()).toEqual([true, true, false])
  })

  it('is no fault, and faults do not hide it', async () => {
    await addSecondPoint()
    await report(hostPoint(now(), 0), hostItself(now(), { states: { mainPowerFault: true } }))
    await report(second(now(), 1))
    expect(await firstAlarms()).toEqual([null, null, true])
  })

  it('is in the row of the record', async () => {
    await report(hostPoint(now(), 1))
    const { rows } = (await server.call<{ data: { rows: Row[] } }>('/api/datahandler/deviceFireMainAbnormal/pageList?tag=0&page=1&limit=10', site.operator.token)).body.data
    expect(rows).toMatchObject([{ firstAlarm: '1', hostName: `${site.fireHost.ip}:${site.fireHost.port}` }])
  })
})
