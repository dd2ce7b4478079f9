import { and, eq } from 'drizzle-orm'

import { alarmPushes, auditLog, generalRecords, verdictHistory } from '../db/schema'
import { addCatalogue, addTenant, type Operator, type TestTenant } from './alarm-world'
import { gatewayOf, pointReport } from './gateway'
import { startTestServer, type TestServer } from './test-server'

/** Results of users judging the same records at the same moment (trust R17); every count is of races or of calls. */
export interface RaceCounts {
  races: number
  /** calls that were made, all races together */
  calls: number
  /** races in which exactly one call succeeded */
  oneWinner: number
  /** losing calls whose response has the winner's name, verdict and a time */
  losersInformed: number
  /** records that carry the winner's verdict and name */
  winnerStored: number
  /** attempts in the verdict history and in the audit log: both have every call */
  history: number
  audited: number
  /** `handled` pushes: one for each record */
  pushes: number
}

const FIRE = '/api/datahandler/deviceAbnormal/affirmFire'
const FLAGS = ['1', '0'] as const

interface Attempt {
  status: number
  flag: string
  person: string
  winnerNamed: { person?: string; verdict?: string; time?: string } | null
}

/** Where the races are run: a server with a site for the races alone. */
export interface RaceTrack {
  server: TestServer
  site: TestTenant
}

/** Two users with different verdicts on each of `races` fires, over HTTP; on a new server unless one is given. */
export async function runConfirmRaces({ races, track }: { races: number; track?: RaceTrack }): Promise<RaceCounts> {
  if (track) return race(track, races)
  const server = await startTestServer()
  const site = await addTenant(server.deps, 'race', await addCatalogue(server.deps))
  return race({ server, site }, races).finally(() => server.stop())
}

async function race({ server, site }: RaceTrack, races: number): Promise<RaceCounts> {
  const { db } = server.deps.database
  const gateway = gatewayOf(server)
  const winners = new Map<number, Attempt>()
  const counts = { races, calls: 0, oneWinner: 0, losersInformed: 0 }
  for (let round = 0; round < races; round += 1) {
    server.clock.advance(1_000)
    const at = server.clock.now()
    const raised = await gateway.report(pointReport(site.smoke.number, at, 'YG', 1, '烟感报警', 1))
    const id = raised.records[0]?.id ?? 0
    // the order of the users and their verdicts change with every race
    const order = round % 2 === 0 ? [site.operator, site.colleague] : [site.colleague, site.operator]
    const attempts = await Promise.all(order.map((person, index) => judge(server, person, id, FLAGS[(index + (round >> 1)) % 2] ?? '1')))
    const won = attempts.filter(({ status }) => status === 200)
    const [winner] = won
    counts.calls += attempts.length
    if (won.length === 1 && winner) {
      counts.oneWinner += 1
      winners.set(id, winner)
    }
    counts.losersInformed += attempts.filter(({ status, winnerNamed }) => status === 420 && namesWinner(winnerNamed, winner)).length
    await gateway.report(pointReport(site.smoke.number, at + 500, 'YG', 2))
  }
  const records = await db.select().from(generalRecords).where(eq(generalRecords.tenantId, site.id))
  const winnerStored = records.filter(({ id, verdict, handlePerson }) => {
    const winner = winners.get(id)
    return winner !== undefined && verdict === winner.flag && handlePerson === winner.person
  })
  const history = await db.select().from(verdictHistory).where(eq(verdictHistory.tenantId, site.id))
  const audit = await db.select().from(auditLog).where(and(eq(auditLog.action, 'record.confirm'), eq(auditLog.tenantId, site.id)))
  const pushes = await db.select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id))
  const handled = pushes.filter(({ body }) => body.type === 'handled' && body.person !== null)
  return { ...counts, winnerStored: winnerStored.length, history: history.length, audited: audit.length, pushes: handled.length }
}

async function judge(server: TestServer, person: Operator, id: number, flag: string): Promise<Attempt> {
  const body = new URLSearchParams({ id: String(id), flag })
  const response = await server.call<{ data?: Attempt['winnerNamed'] }>(FIRE, person.token, { method: 'POST', body })
  return { status: response.status, flag, person: person.username, winnerNamed: response.body.data ?? null }
}

function namesWinner(winnerNamed: Attempt['winnerNamed'], winner: Attempt | undefined): boolean {
  return winnerNamed?.person === winner?.person && winnerNamed?.verdict === winner?.flag && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(winnerNamed?.time ?? '')
}
