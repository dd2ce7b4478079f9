import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createUserShares, USER_SHARE } from './user-share'
import { addCatalogue, addTenant, type TestTenant } from '../testing/alarm-world'
import { gatewayOf, pointReport } from '../testing/gateway'
import { startTestServer, type TestServer } from '../testing/test-server'

/** A piece of work that ends when it is told to. */
function heldWork() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { run: vi.fn(() => ended), end: () => end() }
}

const never = () => new AbortController().signal

describe('the share of a user', () => {
  it('runs three reads of a user at once; the others wait, and those of another user do not', async () => {
    const shares = createUserShares()
    const works = Array.from({ length: 5 }, heldWork)
    const taken = works.map((work) => shares.take('a', work.run, never()))
    const other = heldWork()
    const otherTaken = shares.take('b', other.run, never())
    await Promise.resolve()
    expect(works.map((work) => work.run.mock.calls.length)).toEqual([1, 1, 1, 0, 0])
    expect(other.run).toHaveBeenCalled()
    works[1]?.end()
    await taken[1]
    await expect.poll(() => works[3]?.run).toHaveBeenCalled()
    expect(works[4]?.run).not.toHaveBeenCalled()
    for (const work of [...works, other]) work.end()
    await Promise.all([...taken, otherTaken])
  })

  it('still runs three at once for what comes after a read has ended, and begins anew when all have ended', async () => {
    const shares = createUserShares()
    const works = Array.from({ length: 7 }, heldWork)
    const taken = works.slice(0, 3).map((work) => shares.take('a', work.run, never()))
    works[0]?.end()
    await taken[0]
    taken.push(...works.slice(3).map((work) => shares.take('a', work.run, never())))
    await Promise.resolve()
    expect(works.map((work) => work.run.mock.calls.length)).toEqual([1, 1, 1, 1, 0, 0, 0])
    for (const work of works) work.end()
    await Promise.all(taken)
    expect(works.map((work) => work.run.mock.calls.length)).toEqual([1, 1, 1, 1, 1, 1, 1])
    const next = Array.from({ length: 4 }, heldWork)
    const nextTaken = next.map((work) => shares.take('a', work.run, never()))
    await Promise.resolve()
    expect(next.map((work) => work.run.mock.calls.length)).toEqual([1, 1, 1, 0])
    for (const work of next) work.end()
    await Promise.all(nextTaken)
  })

  it('gives the place of a read that has failed to the next one', async () => {
    const shares = createUserShares()
    const fail = () => Promise.reject(new Error('no answer'))
    for (let read = 0; read <= USER_SHARE.running; read += 1) await expect(shares.take('a', fail, never())).rejects.toThrow('no answer')
    const next = Array.from({ length: USER_SHARE.running }, heldWork)
    const taken = next.map((work) => shares.take('a', work.run, never()))
    await Promise.resolve()
    expect(next.map((work) => work.run.mock.calls.length)).toEqual(next.map(() => 1))
    for (const work of next) work.end()
    await Promise.all(taken)
  })

  it('lets no read wait whose caller had gone away before', async () => {
    const shares = createUserShares()
    const running = Array.from({ length: USER_SHARE.running }, heldWork)
    const taken = running.map((work) => shares.take('a', work.run, never()))
    const late = heldWork()
    await expect(shares.take('a', late.run, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    for (const work of running) work.end()
    await Promise.all(taken)
    expect(late.run).not.toHaveBeenCalled()
  })

  it('forgets a waiting read whose caller has gone away, and refuses more than may wait', async () => {
    const shares = createUserShares()
    const running = Array.from({ length: USER_SHARE.running }, heldWork)
    const taken = running.map((work) => shares.take('a', work.run, never()))
    const call = new AbortController()
    const aborted = heldWork()
    const refused = shares.take('a', aborted.run, call.signal)
    call.abort(new Error('gone'))
    await expect(refused).rejects.toThrow('gone')
    const waiting = Array.from({ length: USER_SHARE.waiting }, () => shares.take('a', async () => undefined, never()))
    await expect(shares.take('a', async () => undefined, never())).rejects.toMatchObject({ httpStatus: 429 })
    for (const work of running) work.end()
    await Promise.all([...taken, ...waiting])
    expect(aborted.run).not.toHaveBeenCalled()
  })
})

// PostgreSQL has connections for each purpose (`postgres.test.ts`): there is no order of turns to see
describe.skipIf(process.env.DATABASE_URL)('a storm of page calls on the one connection of the embedded database', () => {
  let server: TestServer
  let site: TestTenant
  beforeAll(async () => {
    server = await startTestServer()
    site = await addTenant(server.deps, 'storm', await addCatalogue(server.deps))
  })
  afterAll(() => server.stop())

  it('does not delay a fire: it is stored before the pages that were asked first', async () => {
    const order: string[] = []
    const { token } = site.operator
    const page = () => server.call('/api/datahandler/deviceAbnormal/pageList?tag=0', token).then(({ status }) => order.push(`page ${status}`))
    const pages = Array.from({ length: 40 }, page)
    const fire = gatewayOf(server).post('reports', { reports: [pointReport(site.smoke.number, server.clock.now(), 'YG', 1)] })
    await Promise.all([...pages, fire.then(({ status }) => order.push(`fire ${status}`))])
    expect(order).toHaveLength(41)
    expect(order.every((one) => one.endsWith('200'))).toBe(true)
    expect(order.indexOf('fire 200')).toBeLessThan(20)
  })
})
