import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sessions } from '../db/schema'
import type { Session } from '../http/app-env'
import { findSession } from '../http/session.queries'
import { addCatalogue, addTenant } from '../testing/alarm-world'
import { startTestServer, type TestServer } from '../testing/test-server'
import { forgetExpiredTickets, issueTickets, redeemTickets, TICKET_LIFE_MS } from './tickets.queries'

let server: TestServer
let types: number[]
let operators: Session[]
let sites = 0

beforeAll(async () => {
  server = await startTestServer()
  types = await addCatalogue(server.deps)
})
afterAll(() => server.stop())
beforeEach(async () => {
  operators = [await newOperator(), await newOperator()]
})

async function newOperator(): Promise<Session> {
  const { db } = server.deps.database
  const { operator } = await addTenant(server.deps, `t${(sites += 1)}`, types)
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, operator.userId))
  const session = await findSession(db, row?.tokenHash ?? '', server.clock.now())
  if (!session) throw new Error('the operator has no session')
  return session
}

const issue = (holders: Session[]) => issueTickets(server.deps.database.db, holders, server.clock.now())
const redeem = async (tickets: string[], later = 0) =>
  (await redeemTickets(server.deps.database.db, tickets, server.clock.now() + later)).map((holder) => holder?.userId ?? null)

describe('tickets that are issued and given together', () => {
  it('prove each its own holder, in any order', async () => {
    const [first = '', second = ''] = await issue(operators)
    expect(await redeem([second, 'unknown', first])).toEqual([operators[1]?.userId, null, operators[0]?.userId])
  })

  it('count once, also when one is given twice at the same time', async () => {
    const [ticket = ''] = await issue(operators)
    expect(await redeem([ticket, ticket])).toEqual([operators[0]?.userId, null])
    expect(await redeem([ticket])).toEqual([null])
  })

  it('are invalid when they are too old, and gone then', async () => {
    const [ticket = ''] = await issue(operators)
    expect(await redeem([ticket], TICKET_LIFE_MS + 1)).toEqual([null])
    expect(await redeem([ticket])).toEqual([null])
  })
})

it('a ticket that was not used in time is deleted, and no other', async () => {
  const [unused = ''] = await issue(operators)
  server.clock.advance(TICKET_LIFE_MS + 1)
  const [fresh = ''] = await issue(operators)
  await forgetExpiredTickets(server.deps.database.db, server.clock.now())
  expect(await redeem([unused], -TICKET_LIFE_MS)).toEqual([null])
  expect(await redeem([fresh])).toEqual([operators[0]?.userId])
})
