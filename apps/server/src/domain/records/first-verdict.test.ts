import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { alarmPushes, auditLog, fireHostRecords, generalRecords, hydrantRecords, verdictHistory } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { aSiteForEachTest, confirm, FIRE_HOST, GENERAL, HYDRANT, list, now, other, raiseHost, raiseHydrant, raiseSmoke, server, site, sites } from './records.harness'

aSiteForEachTest()

const REAL_FIRE = '1'
const FALSE_ALARM = '0'
const KINDS = {
  general: { table: generalRecords, call: `${GENERAL}/affirmFire`, rows: `${GENERAL}/pageList?tag=`, verdict: REAL_FIRE, place: () => ({ buildingId: site.buildingId }) },
  hydrant: { table: hydrantRecords, call: `${HYDRANT}/affirmHandle`, rows: `${HYDRANT}/pageList?page=1&limit=15&tag=`, verdict: null, place: () => ({ hydrantId: site.hydrantId }) },
  fireHost: { table: fireHostRecords, call: `${FIRE_HOST}/affirmFire`, rows: `${FIRE_HOST}/pageList?page=1&limit=15&tag=`, verdict: REAL_FIRE, place: () => ({ buildingId: site.buildingId }) },
} as const
type Kind = keyof typeof KINDS

/** the number of a record of each kind: a record is named by its kind and its number together */
let id = 0
beforeEach(async () => {
  id = 700_000 + sites
  const { db } = server.deps.database
  for (const raise of [raiseSmoke, raiseHydrant, raiseHost]) await raise()
  for (const { table } of Object.values(KINDS)) await db.update(table).set({ id }).where(eq(table.tenantId, site.id))
})

const judge = (kind: Kind, flag: string = REAL_FIRE, who = site.operator, which = id) => confirm(KINDS[kind].call, kind === 'hydrant' ? { id: String(which) } : { id: String(which), flag }, who)
const stored = async (kind: Kind) => (await server.deps.database.db.select().from(KINDS[kind].table).where(eq(KINDS[kind].table.tenantId, site.id)))[0]
const attempts = async () => {
  const rows = await server.deps.database.db.select().from(verdictHistory).where(and(eq(verdictHistory.tenantId, site.id), eq(verdictHistory.recordId, id))).orderBy(asc(verdictHistory.id))
  return rows.map(({ kind, username, outcome, verdict }) => [kind, username, outcome, verdict])
}
const handledPushes = async () => {
  const rows = await server.deps.database.db.select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id)).orderBy(asc(alarmPushes.seq))
  return rows.map(({ body }) => body).filter(({ type }) => type === 'handled')
}

describe.each(Object.keys(KINDS) as Kind[])('the first verdict on a %s record', (kind) => {
  const { verdict, place, rows } = KINDS[kind]

  it('wins: it handles this record alone, and everyone who sees its place is told', async () => {
    expect(await judge(kind)).toMatchObject({ status: 200, body: { status: 200 } })
    expect(await stored(kind)).toMatchObject({ handled: true, handlePerson: site.operator.username, handledAt: new Date(now()), ...(verdict ? { verdict } : {}) })
    for (const another of (Object.keys(KINDS) as Kind[]).filter((one) => one !== kind)) expect(await stored(another)).toMatchObject({ handled: false, handlePerson: null })
    expect(await handledPushes()).toMatchObject([{ kind, id, person: site.operator.username, time: now(), ...place() }])
    expect((await list(`${rows}0`)).rows).toEqual([])
  })

  it('is named to the second person with its time, and stays as it is; the same person is accepted again', async () => {
    const at = new Date(now())
    await judge(kind)
    server.clock.advance(60_000)
    expect(await judge(kind, FALSE_ALARM, site.colleague)).toMatchObject({ status: 420, body: { status: 30101, data: { person: site.operator.username, time: wireTime(at), verdict } } })
    expect((await judge(kind)).status).toBe(200)
    expect(await stored(kind)).toMatchObject({ handlePerson: site.operator.username, handledAt: at, ...(verdict ? { verdict } : {}) })
    expect(await attempts()).toEqual([
      [kind, site.operator.username, 'accepted', verdict],
      [kind, site.colleague.username, 'conflict', verdict && FALSE_ALARM],
      [kind, site.operator.username, 'repeated', verdict],
    ])
    expect(await handledPushes()).toHaveLength(1)
  })

  it('is not given by a user of another tenant, to whom the record is as unknown before and after', async () => {
    const unknown = await judge(kind, REAL_FIRE, other.operator, 999_999_999)
    expect(unknown.status).toBe(404)
    expect(await judge(kind, REAL_FIRE, other.operator)).toEqual(unknown)
    expect(await stored(kind)).toMatchObject({ handled: false, handlePerson: null })
    await judge(kind)
    expect(await judge(kind, REAL_FIRE, other.operator)).toEqual(unknown)
    expect(await attempts()).toHaveLength(1)
  })
})

it('a fire of a fire host that a person has judged can be handled again by the same person without a verdict: the verdict stays, and another person is told of it', async () => {
  await judge('fireHost', REAL_FIRE)
  expect((await judge('fireHost', '')).status).toBe(200)
  expect(await stored('fireHost')).toMatchObject({ verdict: REAL_FIRE, handlePerson: site.operator.username })
  expect(await judge('fireHost', '', site.colleague)).toMatchObject({ status: 420, body: { data: { person: site.operator.username, verdict: REAL_FIRE } } })
  expect((await attempts()).map(([, , outcome, verdict]) => [outcome, verdict])).toEqual([['accepted', REAL_FIRE], ['repeated', null], ['conflict', null]])
})

it('a verdict that came too late, also one that raises another, stands in the audit log as refused', async () => {
  await judge('general', FALSE_ALARM)
  await judge('general', REAL_FIRE, site.colleague)
  const raise = (who = site.operator) => confirm(`${GENERAL}/raiseVerdict`, { id: String(id) }, who)
  await raise()
  await raise(site.colleague)
  const rows = await server.deps.database.db.select().from(auditLog).where(eq(auditLog.tenantId, site.id)).orderBy(asc(auditLog.id))
  expect(rows.filter(({ action }) => action.startsWith('record.')).map(({ action, result, userId }) => [action, result, userId])).toEqual([
    ['record.confirm', 'ok', site.operator.userId],
    ['record.confirm', 'refused', site.colleague.userId],
    ['record.raiseVerdict', 'ok', site.operator.userId],
    ['record.raiseVerdict', 'refused', site.colleague.userId],
  ])
})

it('a verdict that is raised to a real fire changes the record of its kind alone', async () => {
  await judge('general', FALSE_ALARM)
  await judge('fireHost', FALSE_ALARM)
  expect((await confirm(`${FIRE_HOST}/raiseVerdict`, { id: String(id) }, site.colleague)).status).toBe(200)
  expect(await stored('fireHost')).toMatchObject({ verdict: REAL_FIRE, handlePerson: site.colleague.username })
  expect(await stored('general')).toMatchObject({ verdict: FALSE_ALARM, handlePerson: site.operator.username })
  expect((await confirm(`${GENERAL}/raiseVerdict`, { id: String(id) }, site.colleague)).status).toBe(200)
  expect(await stored('general')).toMatchObject({ verdict: REAL_FIRE, handlePerson: site.colleague.username })
})
