import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { alarmPushes, generalRecords, verdictHistory } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { runConfirmRaces } from '../../testing/confirm-races'
import { pointReport } from '../../testing/gateway'
import {
  aSiteForEachTest,
  confirm,
  FIRE_HOST,
  gateway,
  GENERAL,
  get,
  HYDRANT,
  list,
  now,
  other,
  raiseBattery,
  raiseHost,
  raiseHydrant,
  raiseSmoke,
  server,
  site,
} from './records.harness'

aSiteForEachTest()

describe('confirming', () => {
  const historyOf = (recordId: number) =>
    server.deps.database.db.select().from(verdictHistory).where(and(eq(verdictHistory.recordId, recordId), eq(verdictHistory.tenantId, site.id)))

  it('stores verdict, person and time, pushes it to every user, and does not change the device', async () => {
    const id = await raiseSmoke()
    server.clock.advance(5000)
    expect(await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })).toMatchObject({ status: 200, body: { status: 200 } })

    const at = new Date(now())
    const [record] = await server.deps.database.db.select().from(generalRecords).where(eq(generalRecords.id, id))
    expect(record).toMatchObject({ handled: true, verdict: '1', handlePerson: site.operator.username, handledAt: at, confirmPerson: site.operator.username })
    const pushes = await server.deps.database.db.select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id))
    expect(pushes[1]?.body).toMatchObject({ type: 'handled', kind: 'general', id, person: site.operator.username, time: now(), seq: 2 })
    expect(await historyOf(id)).toMatchObject([{ outcome: 'accepted', verdict: '1', username: site.operator.username }])
    expect(await get(`${GENERAL}/getNothandlerCount`)).toBe(0)
  })

  it('keeps the first verdict and names its user to the second', async () => {
    const id = await raiseSmoke()
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })
    const second = await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '0' }, site.colleague)
    expect(second).toMatchObject({
      status: 420,
      body: { status: 30101, data: { person: site.operator.username, time: wireTime(new Date(now())), verdict: '1' } },
    })
    expect((await list(`${GENERAL}/pageList?tag=1`)).rows).toMatchObject([{ fireFlag: '1', handlePerson: site.operator.username }])
    expect((await historyOf(id)).map((row) => row.outcome)).toEqual(['accepted', 'conflict'])
  })

  it('accepts the same verdict of the same person again, and counts it once', async () => {
    const id = await raiseSmoke()
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })
    const handleDate = wireTime(new Date(now()))
    server.clock.advance(60_000)
    expect(await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })).toMatchObject({ status: 200 })
    expect((await list(`${GENERAL}/pageList?tag=1`)).rows).toMatchObject([{ handleDate }])
    const pushes = await server.deps.database.db.select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id))
    expect(pushes.filter((push) => push.body.type === 'handled')).toHaveLength(1)
    expect(await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '2' })).toMatchObject({ status: 420 })
  })

  it('handles faults: general with verdict 0, hydrants without, hosts by affirmFire with an empty flag', async () => {
    const battery = await raiseBattery()
    const hydrantRecord = await raiseHydrant()
    const hostRecord = await raiseHost(0)
    expect((await confirm(`${GENERAL}/affirmHandle`, { id: String(battery) })).status).toBe(200)
    expect((await confirm(`${HYDRANT}/affirmHandle`, { id: String(hydrantRecord) })).status).toBe(200)
    expect((await confirm(`${FIRE_HOST}/affirmFire`, { id: String(hostRecord), flag: '' })).status).toBe(200)
    const person = { handleFlag: 'true', handlePerson: site.operator.username }
    expect((await list(`${GENERAL}/pageList?tag=2`)).rows).toMatchObject([{ ...person, fireFlag: '0' }])
    expect((await list(`${HYDRANT}/pageList?page=1&limit=15&tag=2`)).rows).toMatchObject([person])
    expect((await list(`${FIRE_HOST}/pageList?page=1&limit=15&tag=2`)).rows).toMatchObject([{ ...person, fireFlag: null }])
  })

  it('accepts a verdict on a record that the recovery of its device has closed', async () => {
    const id = await raiseSmoke()
    await gateway.report(pointReport(site.smoke.number, now() + 1000, 'YG', 2))
    expect((await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })).status).toBe(200)
    expect((await list(`${GENERAL}/pageList?tag=1`)).rows).toMatchObject([{ fireFlag: '1', handlePerson: site.operator.username }])
  })

  it('does not push a lasting alarm again after a user has judged it', async () => {
    const id = await raiseSmoke()
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })
    expect(await gateway.report(pointReport(site.smoke.number, now() + 1000, 'YG', 1, '烟感报警', 1))).toMatchObject({ pushes: 0, records: [] })
  })

  it('refuses a missing id or flag and an unknown verdict; unknown ids and those of another tenant get the same response', async () => {
    const id = String(await raiseSmoke())
    const foreign = await raiseSmoke(now(), other)
    for (const form of [{ flag: '1' }, { id }]) {
      expect((await confirm(`${GENERAL}/affirmFire`, form as Record<string, string>)).status).toBe(500)
    }
    for (const flag of ['7', '']) {
      expect(await confirm(`${GENERAL}/affirmFire`, { id, flag })).toMatchObject({ status: 420, body: { status: 30101 } })
    }
    const responses = []
    for (const unknown of [String(foreign), '987654', 'x', '1e300']) responses.push(await confirm(`${GENERAL}/affirmFire`, { id: unknown, flag: '1' }))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(responses[0]).toMatchObject({ status: 404, body: { status: 404 } })
    expect((await list(`${GENERAL}/pageList`, other.operator)).rows[0]).toMatchObject({ id: foreign, handleFlag: 'false' })
  })

  it('has exactly one winner in each of 50 races of two users; the other gets the winner’s name, time and verdict, and both attempts are kept', async () => {
    const races = 50
    expect(await runConfirmRaces({ races, track: { server, site } })).toEqual({
      races,
      calls: 2 * races,
      oneWinner: races,
      losersInformed: races,
      winnerStored: races,
      history: 2 * races,
      audited: 2 * races,
      pushes: races,
    })
  })
})
