import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { noticeOutbox, noticeRecords, users } from '../../db/schema'
import { adapters, aNoticeSiteForEachTest, db, deliveries, fire, fireInRounds, gateway, get, LATER, post, process, recover, round, server, site, tell, tellBy } from './notices.harness'
import { createNoticeWork, LANES } from './notice-work'
import { messageOf } from './messages-of'
import { PLAN_BATCH, planNotices } from './plan-notices'
import { PAUSES_MS } from './retry-pauses'
import { LEASE_MS } from './send-notices'
import { smoke } from '../ingestion/ingestion.harness'
import { addOperator } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'

const { alarm, fault } = NOTICE_TYPE
const { app, mail, sms, voice } = NOTICE_METHOD
const [WEBHOOK = []] = LANES

aNoticeSiteForEachTest('send')

describe('a notice that is refused', () => {
  it('is tried again after growing pauses, and fails after the last try', async () => {
    await tellBy(alarm, sms)
    adapters.answer = () => LATER
    await fire()
    await round()
    for (const [index, pause] of PAUSES_MS.entries()) {
      expect(await deliveries()).toMatchObject([{ state: 'waiting', tries: index + 1, reason: 'refused', detail: 'HTTP 503' }])
      server.clock.advance(pause - 1)
      await round()
      expect(adapters.given).toHaveLength(index + 1)
      server.clock.advance(1)
      await round()
      expect(adapters.given).toHaveLength(index + 2)
    }
    expect(await deliveries()).toMatchObject([{ state: 'failed', tries: PAUSES_MS.length + 1, reason: 'refused' }])
    expect(server.logLines.filter((line) => line.includes('notices.failed'))).not.toEqual([])
    expect(server.logLines.join()).not.toContain('13800001111')
    expect(new Set(adapters.given.map(({ id }) => id)).size).toBe(1)
  })

  it('for good is not tried again', async () => {
    await tellBy(alarm, sms)
    adapters.answer = () => ({ ...LATER, sent: false, reason: 'refused', detail: 'HTTP 422', isFinal: true })
    await fire()
    await round()
    server.clock.advance(3_600_000)
    await round()
    expect(adapters.given).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ state: 'failed', tries: 1, detail: 'HTTP 422' }])
  })

  it('is sent by the next try that succeeds, and its reason goes', async () => {
    await tellBy(alarm, sms)
    adapters.answer = () => LATER
    await fire()
    await round()
    adapters.answer = () => ({ sent: true })
    server.clock.advance(PAUSES_MS[0] ?? 0)
    await round()
    expect(await deliveries()).toMatchObject([{ state: 'sent', tries: 2, reason: null, detail: null }])
  })

  it('is tried again at once when the clock that was ahead is right now: its next try was planned for a day to come', async () => {
    await tellBy(alarm, sms)
    adapters.answer = () => LATER
    server.clock.jump(86_400_000)
    await fire()
    await round()
    server.clock.jump(-86_400_000)
    adapters.answer = () => ({ sent: true })
    await round()
    expect(await deliveries()).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  it('is not taken by a second process while the first one tries it again', async () => {
    await tellBy(alarm, sms)
    adapters.answer = () => LATER
    await fire()
    await round()
    server.clock.advance(PAUSES_MS[0] ?? 0)
    adapters.answer = async () => {
      adapters.answer = () => ({ sent: true })
      await process().send(WEBHOOK)
      return { sent: true }
    }
    await round()
    expect(adapters.given).toHaveLength(2)
  })

  it('waits no longer than its own pause after the clock was set back by a few minutes', async () => {
    await tellBy(alarm, sms)
    adapters.answer = () => LATER
    server.clock.jump(20 * 60_000)
    await fire()
    await round()
    server.clock.jump(-20 * 60_000)
    adapters.answer = () => ({ sent: true })
    server.clock.advance(PAUSES_MS[0] ?? 0)
    await round()
    expect(await deliveries()).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  it('waits with the others of the person: when they can be sent, more than a few are one message', async () => {
    await tellBy(alarm, sms)
    adapters.answer = () => LATER
    await fireInRounds(4)
    adapters.given = []
    adapters.answer = () => ({ sent: true })
    server.clock.advance(3_600_000)
    await round()
    expect(adapters.given).toHaveLength(1)
    expect(adapters.given[0]?.text).toContain('等 4 条')
    expect((await deliveries()).map(({ state, toldRecords }) => [state, toldRecords])).toEqual([['sent', 4], ['sent', 4], ['sent', 4], ['sent', 4]])
  })
})

it('a notice that was planned while the clock was ahead, and not tried then, is sent as soon as the clock is right', async () => {
  await tellBy(alarm, sms)
  server.clock.jump(86_400_000)
  await fire()
  await process().plan()
  server.clock.jump(-86_400_000)
  await process().send(WEBHOOK)
  expect(await deliveries()).toMatchObject([{ state: 'sent', tries: 1 }])
})

describe('without a way to send', () => {
  it('a method without an adapter is 未配置发送通道, never sent', async () => {
    await tellBy(alarm, mail)
    await fire()
    await round()
    expect(await deliveries()).toMatchObject([{ state: 'unconfigured', tries: 0 }])
    expect(adapters.given).toEqual([])
    const { rows } = await get<{ rows: object[] }>('datahandler/noticeLog/listNoticeLog')
    expect(rows).toMatchObject([{ noticeResult: '未配置发送通道', state: 'unconfigured', noticeType: '3' }])
  })

  it('a person without a number has failed with that reason; his app is told all the same', async () => {
    await tellBy(alarm, app, sms)
    await db().update(users).set({ mobilePhone: null }).where(eq(users.tenantId, site.id))
    await fire()
    await round()
    expect((await deliveries()).map(({ method, state, reason }) => [method, state, reason])).toEqual([[app, 'sent', null], [sms, 'failed', 'noAddress']])
  })
})

describe('after a crash', () => {
  it('between the commit of a record and its notices, another process sends them', async () => {
    await tellBy(alarm, sms)
    await fire()
    expect(await db().select().from(noticeOutbox)).toHaveLength(1)
    await round()
    expect(adapters.given).toHaveLength(1)
    expect(await db().select().from(noticeOutbox)).toEqual([])
  })

  it('before the commit of the notices, the records are still in the outbox and there is half a notice of none', async () => {
    await tellBy(alarm, sms)
    await fire()
    const crash = server.deps.database.transaction(async (tx) => {
      await planNotices(tx, server.deps.senders, server.clock.now())
      throw new Error('power lost')
    })
    await expect(crash).rejects.toThrow('power lost')
    expect([await deliveries(), (await db().select().from(noticeOutbox)).length]).toEqual([[], 1])
    await round()
    expect(adapters.given).toHaveLength(1)
  })

  it('in the middle of a message, it is sent again when its lease is over, under the same id', async () => {
    await tellBy(alarm, sms)
    await fire()
    await process().plan()
    let lost: () => void = () => undefined
    adapters.answer = () => new Promise(() => lost())
    const started = new Promise<void>((resolve) => { lost = resolve })
    void process().send(WEBHOOK)
    await started
    adapters.answer = () => ({ sent: true })
    await round()
    expect(adapters.given).toHaveLength(1)
    server.clock.advance(LEASE_MS)
    await round()
    expect(adapters.given.map(({ id }) => id)).toEqual([adapters.given[0]?.id, adapters.given[0]?.id])
    expect(await deliveries()).toMatchObject([{ state: 'sent' }])
  })
})

it('two processes send nothing twice', async () => {
  await tellBy(alarm, app, sms)
  await tell(alarm, site.operator.userId, site.colleague.userId)
  await fire()
  await Promise.all([process().plan(), process().plan()])
  await Promise.all([process().send(WEBHOOK), process().send(WEBHOOK)])
  expect(adapters.given.map(({ id }) => id.split('-')[0]).sort()).toEqual((await deliveries()).map(({ id }) => String(id)).sort())
  expect(await db().select().from(noticeRecords)).toHaveLength(new Set((await db().select().from(noticeRecords)).map(({ recordId }) => recordId)).size)
})

it('a try by hand sends a failed notice to the number that the person has now; one that was sent is refused', async () => {
  await tellBy(alarm, sms)
  await db().update(users).set({ mobilePhone: null }).where(eq(users.tenantId, site.id))
  await fire()
  await round()
  const [delivery] = await deliveries()
  await db().update(users).set({ mobilePhone: '13900002222' }).where(eq(users.tenantId, site.id))
  expect((await post('datahandler/noticeLog/retry', { id: delivery?.id })).body).toEqual({ status: 200 })
  await round()
  expect(adapters.given).toMatchObject([{ to: { mobilePhone: '13900002222' } }])
  expect(await deliveries()).toMatchObject([{ state: 'sent', mobilePhone: '13900002222' }])
  expect((await post('datahandler/noticeLog/retry', { id: delivery?.id })).body).toMatchObject({ status: 30101 })
})

it('a try by hand to another number is another message: a service that has taken the first one does not leave it out', async () => {
  await tellBy(alarm, sms)
  adapters.answer = () => ({ sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
  await fire()
  await round()
  const [delivery] = await deliveries()
  const again = async (mobilePhone: string) => {
    await db().update(users).set({ mobilePhone }).where(eq(users.tenantId, site.id))
    expect((await post('datahandler/noticeLog/retry', { id: delivery?.id })).body).toEqual({ status: 200 })
    await round()
  }
  await again('13800001111')
  await again('13900002222')
  const [first, same, other] = adapters.given.map(({ id }) => id)
  expect(same).toBe(first)
  expect(other).not.toBe(first)
})

it('a message of other records is another one, also when its first and last record are the same', () => {
  const due = { tries: 0, type: alarm, method: sms, content: '滨江大厦 烟感报警', records: 1, isTest: false, userId: 'u', username: 'u', name: 'u', mobilePhone: '13800001111', email: null }
  const idOf = (first: number, ...others: number[]) => messageOf([{ ...due, id: first }, ...others.map((id) => ({ ...due, id }))]).message.id
  expect(idOf(1, 3, 4, 5)).toBe(idOf(1, 3, 4, 5))
  expect(idOf(1, 2, 4, 5)).not.toBe(idOf(1, 3, 4, 5))
})

it('a try by hand and what becomes of it are of the notice that was chosen: the others of the person have failed as before', async () => {
  await tellBy(alarm, app, sms)
  adapters.answer = () => ({ sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
  await fire()
  await round()
  const [first, second] = await deliveries()
  adapters.answer = () => ({ sent: true })
  expect((await post('datahandler/noticeLog/retry', { id: first?.id })).body).toEqual({ status: 200 })
  await round()
  expect(await deliveries()).toEqual([expect.objectContaining({ id: first?.id, state: 'sent', tries: 1 }), second])
})

it('a notice is not sent again by hand to a person who was stopped or deleted meanwhile: the answer names the person', async () => {
  await tellBy(alarm, sms)
  await tell(alarm, site.colleague.userId)
  adapters.answer = () => ({ sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
  await fire()
  await round()
  const [delivery] = await deliveries()
  adapters.given = []
  for (const gone of [{ isDisabled: true, isDeleted: false }, { isDisabled: false, isDeleted: true }]) {
    await db().update(users).set(gone).where(eq(users.id, site.colleague.userId))
    expect((await post('datahandler/noticeLog/retry', { id: delivery?.id })).body).toMatchObject({ status: 30101 })
    await process().send(WEBHOOK)
  }
  expect(adapters.given).toEqual([])
  expect(await deliveries()).toEqual([delivery])
})

it('a test that has failed is tried again by the person who made it only: it rings no telephone of another person', async () => {
  adapters.answer = () => LATER
  await post('device/deviceMessageNotice/test', { noticeType: alarm, method: sms })
  const [delivery] = await deliveries()
  adapters.given = []
  adapters.answer = () => ({ sent: true })
  await db().update(users).set({ isTenantAdmin: true }).where(eq(users.id, site.colleague.userId))
  const retry = async (token: string) => (await post('datahandler/noticeLog/retry', { id: delivery?.id }, token)).body
  expect(await retry(site.colleague.token)).toMatchObject({ status: 30101 })
  await process().send(WEBHOOK)
  expect(adapters.given).toEqual([])
  expect(await retry(site.operator.token)).toEqual({ status: 200 })
  await process().send(WEBHOOK)
  expect(adapters.given).toMatchObject([{ isTest: true, to: { username: site.operator.username } }])
})

describe('alarms go before faults that wait longer', () => {
  it('when more people are to be told than a round reaches', async () => {
    await tellBy(fault, app, sms, voice)
    await tellBy(alarm, sms)
    const third = await addOperator(db(), site.id, `${site.id}-third`, server.clock.now(), true, [])
    await db().update(users).set({ mobilePhone: '13800001111' }).where(eq(users.tenantId, site.id))
    await tell(fault, site.operator.userId, site.colleague.userId, third.userId)
    await tell(alarm, third.userId)
    await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'VOL', 0, '电池欠压', 2.1))
    await process().plan()
    await fire()
    await process().plan()
    await process().send(WEBHOOK)
    expect(adapters.given.map(({ type }) => type)).toEqual([alarm, ...Array<string>(9).fill(fault)])
  })

  it('when more records wait than are decided at once', async () => {
    await tellBy(alarm, sms)
    await fire()
    const [{ id: _id, ...queued } = { id: 0 }] = await db().select().from(noticeOutbox)
    await db().delete(noticeOutbox)
    const row = queued as typeof noticeOutbox.$inferInsert
    await db().insert(noticeOutbox).values([...Array.from({ length: PLAN_BATCH }, () => ({ ...row, type: fault })), row])
    await server.deps.database.transaction((tx) => planNotices(tx, server.deps.senders, server.clock.now()))
    expect(await deliveries()).toMatchObject([{ state: 'waiting' }])
    expect(await db().$count(noticeOutbox)).toBe(1)
    // nothing is left to the next test
    await db().delete(noticeOutbox)
    await process().send(WEBHOOK)
  })
})

it('a message that was taken while the server stops is not sent again by the next process', async () => {
  await tellBy(alarm, sms)
  await fire()
  const stopping = new AbortController()
  const ending = createNoticeWork(server.deps, stopping.signal)
  await ending.plan()
  adapters.answer = () => {
    stopping.abort()
    return { sent: true }
  }
  await ending.send(WEBHOOK)
  server.clock.advance(LEASE_MS)
  await round()
  expect(adapters.given).toHaveLength(1)
  expect(await deliveries()).toMatchObject([{ state: 'sent', tries: 1 }])
})

// the last one: its message is due again a minute later
it('a receiver that never answers delays no report, and no message by another lane', async () => {
  await tellBy(alarm, sms)
  await fire()
  let hangs: () => void = () => undefined
  const hanging = new Promise<void>((resolve) => { hangs = resolve })
  adapters.answer = () => new Promise(() => hangs())
  void round()
  await hanging
  await recover()
  const { accepted, records } = await gateway.report(smoke(server.clock.now() + 1, 1))
  expect([accepted, records.length]).toEqual([1, 1])
})
