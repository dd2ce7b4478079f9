import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { alarmPushes, auditLog, generalRecords, verdictHistory } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, confirm, FIRE_HOST, gateway, GENERAL, get, HYDRANT, list, now, other, raiseBattery, raiseHost, raiseSmoke, server, site } from './records.harness'

aSiteForEachTest()

const FALSE_ALARM = '0'
const REAL_FIRE = '1'
const FIRE_TEST = '2'
const judge = (id: number, flag: string, who = site.operator) => confirm(`${GENERAL}/affirmFire`, { id: String(id), flag }, who)
const raise = (id: number, who = site.colleague) => confirm(`${GENERAL}/raiseVerdict`, { id: String(id) }, who)
const recordOf = async (id: number) => (await server.deps.database.db.select().from(generalRecords).where(eq(generalRecords.id, id)))[0]
const attemptsAt = async (id: number) => (await get<{ person: string; outcome: string; verdict: string }[]>(`${GENERAL}/history?id=${id}`)).map(({ person, outcome, verdict }) => [person, outcome, verdict])
const pushes = async () => {
  const rows = await server.deps.database.db.select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id)).orderBy(asc(alarmPushes.seq))
  return rows.map(({ body }) => body)
}

describe('a fire that was judged wrong is raised to a real fire (domain 28)', () => {
  it.each([FALSE_ALARM, FIRE_TEST])('from verdict %s, with both verdicts in its history, by another person than the first', async (first) => {
    const id = await raiseSmoke()
    await judge(id, first)
    server.clock.advance(60_000)
    expect(await raise(id)).toMatchObject({ status: 200, body: { status: 200 } })

    expect(await recordOf(id)).toMatchObject({ handled: true, verdict: REAL_FIRE, handlePerson: site.colleague.username, handledAt: new Date(now()), confirmPerson: site.colleague.username, confirmedAt: new Date(now()) })
    expect(await attemptsAt(id)).toEqual([[site.operator.username, 'accepted', first], [site.colleague.username, 'raised', REAL_FIRE]])
    const audit = await server.deps.database.db.select().from(auditLog).where(and(eq(auditLog.tenantId, site.id), eq(auditLog.action, 'record.raiseVerdict')))
    expect(audit).toMatchObject([{ result: 'ok', detail: { kind: 'general', id, outcome: 'raised', from: first } }])
  })

  it('of a fire host, too', async () => {
    const id = await raiseHost()
    await confirm(`${FIRE_HOST}/affirmFire`, { id: String(id), flag: FALSE_ALARM })
    expect((await confirm(`${FIRE_HOST}/raiseVerdict`, { id: String(id) })).status).toBe(200)
    expect((await list(`${FIRE_HOST}/pageList?page=1&limit=15&tag=1`)).rows).toMatchObject([{ fireFlag: REAL_FIRE, handlePerson: site.operator.username }])
  })

  it('pushes to every user that the record is a real fire now, where it is and what it was before', async () => {
    const id = await raiseSmoke()
    await judge(id, FALSE_ALARM)
    await raise(id)
    expect((await pushes()).at(-1)).toMatchObject({
      type: 'handled', kind: 'general', id, channelId: 1, person: site.colleague.username, time: now(), verdict: REAL_FIRE, raisedFrom: FALSE_ALARM,
      bname: site.buildingName, floor: 3, positionDescription: '301 走廊', seq: 3,
    })
    expect((await pushes()).at(-2)).not.toHaveProperty('raisedFrom')
  })

  it('is offered by the row of the record', async () => {
    const offers = async () => (await list(`${GENERAL}/pageList?tag=all`)).rows[0]?.canRaise
    const id = await raiseSmoke()
    expect(await offers()).toBe(false)
    await judge(id, FIRE_TEST)
    expect(await offers()).toBe(true)
    await raise(id)
    expect(await offers()).toBe(false)
  })

  it('is not offered for a fault, which has no verdict', async () => {
    const id = await raiseBattery()
    await confirm(`${GENERAL}/affirmHandle`, { id: String(id) })
    expect((await list(`${GENERAL}/pageList?tag=2`)).rows).toMatchObject([{ canRaise: false }])
  })
})

describe('raising a verdict is refused', () => {
  it('for a record that nobody has judged: open, or ended by the recovery of its device', async () => {
    const id = await raiseSmoke()
    expect(await raise(id)).toMatchObject({ status: 420, body: { status: 30101, message: '只有已核实为误报或火警测试的火警可以更正' } })
    await gateway.report(pointReport(site.smoke.number, now() + 1000, 'YG', 2))
    expect((await raise(id)).status).toBe(420)
    expect(await recordOf(id)).toMatchObject({ verdict: null, handlePerson: null })
  })

  it('for a fault, and hydrants have no such call', async () => {
    const id = await raiseBattery()
    await confirm(`${GENERAL}/affirmHandle`, { id: String(id) })
    expect((await raise(id)).status).toBe(420)
    expect(await recordOf(id)).toMatchObject({ verdict: FALSE_ALARM, handlePerson: site.operator.username })
    expect((await confirm(`${HYDRANT}/raiseVerdict`, { id: '1' })).status).toBe(404)
  })

  it('for an unknown record, and for one of another tenant, with the same response', async () => {
    const foreign = await raiseSmoke(now(), other)
    await judge(foreign, FALSE_ALARM, other.operator)
    const responses = [await raise(foreign), await raise(987654)]
    expect(responses[0]).toEqual(responses[1])
    expect(responses[0]?.status).toBe(404)
    expect(await recordOf(foreign)).toMatchObject({ verdict: FALSE_ALARM })
  })

  it('when another person was first, who is named; the same person again is accepted and changes nothing', async () => {
    const id = await raiseSmoke()
    await judge(id, FALSE_ALARM)
    await raise(id)
    const raisedAt = new Date(now())
    server.clock.advance(60_000)
    expect(await raise(id, site.operator)).toMatchObject({ status: 420, body: { status: 30101, data: { person: site.colleague.username, time: wireTime(raisedAt), verdict: REAL_FIRE } } })
    expect((await raise(id)).status).toBe(200)
    expect(await recordOf(id)).toMatchObject({ handledAt: raisedAt })
    expect((await attemptsAt(id)).map(([, outcome]) => outcome)).toEqual(['accepted', 'raised', 'conflict', 'repeated'])
  })
})

describe('a verdict is never lowered (domain 28)', () => {
  it('by a late verdict of the person who was corrected, nor by anyone else', async () => {
    const id = await raiseSmoke()
    await judge(id, FALSE_ALARM)
    await raise(id)
    for (const flag of [FALSE_ALARM, FIRE_TEST]) {
      for (const who of [site.operator, site.colleague]) {
        expect(await judge(id, flag, who)).toMatchObject({ status: 420, body: { data: { person: site.colleague.username, verdict: REAL_FIRE } } })
      }
    }
    expect(await recordOf(id)).toMatchObject({ verdict: REAL_FIRE, handlePerson: site.colleague.username })
  })
})

it('of two users who raise the same verdict at the same moment exactly one succeeds, and one push is sent (20 races)', async () => {
  const races = 20
  const wins: number[] = []
  for (let race = 0; race < races; race += 1) {
    server.clock.advance(1000)
    const id = await raiseSmoke()
    await judge(id, FALSE_ALARM)
    const statuses = (await Promise.all([raise(id, site.operator), raise(id, site.colleague)])).map(({ status }) => status)
    wins.push(statuses.filter((status) => status === 200).length)
    await gateway.report(pointReport(site.smoke.number, now() + 500, 'YG', 2))
  }
  expect(wins).toEqual(Array.from({ length: races }, () => 1))
  const raised = (await pushes()).filter((body) => body.raisedFrom !== undefined)
  expect(raised).toHaveLength(races)
  const kept = await server.deps.database.db.select().from(verdictHistory).where(and(eq(verdictHistory.tenantId, site.id), eq(verdictHistory.outcome, 'conflict')))
  expect(kept).toHaveLength(races)
})
