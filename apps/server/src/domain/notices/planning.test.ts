import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'

import { noticeOutbox, sessions, users } from '../../db/schema'
import { adapters, aNoticeSiteForEachTest, db, deliveries, fire, fireInRounds, get, LATER, messages, post, process, recover, round, server, site, tellBy } from './notices.harness'
import { LEFT_MS } from './planning'
import { PLAN_BATCH } from './plan-notices'

const { alarm } = NOTICE_TYPE
const { sms } = NOTICE_METHOD

aNoticeSiteForEachTest('planning')
// nothing is left to the next test
afterEach(() => db().delete(noticeOutbox))

const NO_LEVEL = 1e12
type Queued = typeof noticeOutbox.$inferSelect

/** A record of the outbox whose level is a number that the database refuses. */
const spoilt = ({ id: _id, facts, ...row }: Queued) => ({ ...row, facts: { ...facts, levelId: NO_LEVEL } })
const oneQueued = async (): Promise<Queued> => {
  await fire()
  const [row] = await db().select().from(noticeOutbox)
  return row ?? expect.fail('nothing is queued')
}

it('a record about which nothing can be decided holds up no other: they are told, it stays in the outbox, and the log names it once a minute', async () => {
  await tellBy(alarm, sms)
  const row = await oneQueued()
  const { id: _id, ...good } = row
  await db().delete(noticeOutbox)
  const waiting = [...Array.from({ length: PLAN_BATCH - 1 }, () => good), spoilt(row), good, spoilt(row), good, good].map((one, at) => ({ ...one, recordId: row.recordId + at }))
  await db().insert(noticeOutbox).values(waiting)
  const work = process()
  await work.plan()
  expect(await db().select().from(noticeOutbox)).toMatchObject([{ facts: { levelId: NO_LEVEL } }, { facts: { levelId: NO_LEVEL } }])
  expect((await messages()).reduce((sum, { records }) => sum + records, 0)).toBe(PLAN_BATCH + 2)
  expect(await deliveries()).toHaveLength((await messages()).length)
  const named = () => server.logLines.filter((line) => line.includes('notices.undecided')).length
  expect(named()).toBe(2)
  await work.plan()
  expect(named()).toBe(2)
  server.clock.advance(LEFT_MS)
  await work.plan()
  expect(named()).toBe(4)
})

it('a record that can be decided about again is told after a minute, also when the clock was set back meanwhile', async () => {
  await tellBy(alarm, sms)
  const row = await oneQueued()
  await db().update(noticeOutbox).set({ facts: spoilt(row).facts }).where(eq(noticeOutbox.id, row.id))
  const work = process()
  await work.plan()
  await db().update(noticeOutbox).set({ facts: row.facts }).where(eq(noticeOutbox.id, row.id))
  await work.plan()
  expect(await db().$count(noticeOutbox)).toBe(1)
  server.clock.jump(-86_400_000)
  await work.plan()
  expect(await db().$count(noticeOutbox)).toBe(0)
  server.clock.jump(86_400_000)
})

it('notices that wait for a person go to the number that each of them names: one that was corrected meanwhile is told by itself', async () => {
  await tellBy(alarm, sms)
  adapters.answer = () => LATER
  for (const mobilePhone of ['13800001111', '13900002222']) {
    await db().update(users).set({ mobilePhone }).where(eq(users.tenantId, site.id))
    await fireInRounds(2)
  }
  adapters.given = []
  adapters.answer = () => ({ sent: true })
  server.clock.advance(3_600_000)
  await round()
  // those of other tests are sent as well
  const given = adapters.given.filter(({ to }) => to.username === site.operator.username)
  expect(given.map(({ to }) => to.mobilePhone).sort()).toEqual(['13800001111', '13800001111', '13900002222', '13900002222'])
  expect((await deliveries()).map(({ state, toldRecords }) => [state, toldRecords])).toEqual(Array(4).fill(['sent', 1]))
})

it('the log is sorted and found by the time that its rows show: that of the last try', async () => {
  await tellBy(alarm, sms)
  await db().update(sessions).set({ expiresAt: new Date('2100-01-01') })
  adapters.answer = () => ({ sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
  const begun = server.clock.now()
  await fire()
  await round()
  await recover()
  await fire()
  await round()
  const rows = async (query: string) => (await get<{ rows: { id: number; noticeTime: string }[] }>(`datahandler/noticeLog/listNoticeLog?${query}`)).rows
  const [second, first] = await rows('')
  server.clock.advance(3 * 86_400_000)
  adapters.answer = () => ({ sent: true })
  expect((await post('datahandler/noticeLog/retry', { id: first?.id })).body).toEqual({ status: 200 })
  await round()
  const ids = async (query: string) => (await rows(query)).map(({ id }) => id)
  expect(await ids('sortField=noticeTime&sortOrder=desc')).toEqual([first?.id, second?.id])
  expect(await ids('sortField=noticeTime')).toEqual([second?.id, first?.id])
  const day = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(await ids(`dateStrs=${day(begun)},${day(begun)}`)).toEqual([second?.id])
  expect(await ids(`dateStrs=${day(server.clock.now())},${day(server.clock.now())}`)).toEqual([first?.id])
})

it('messages without an adapter are said in the log of the server with their number, and others are not', async () => {
  const said = () => server.logLines.filter((line) => line.includes('notices.unconfigured'))
  await tellBy(alarm, sms)
  await fire()
  await process().plan()
  expect(said()).toEqual([])
  await recover()
  await tellBy(alarm, sms, NOTICE_METHOD.mail)
  await fire()
  await process().plan()
  expect(said()).toEqual([expect.stringContaining('"deliveries":1')])
})
