import { and, eq } from 'drizzle-orm'

import { alarmPushes, auditLog, generalRecords, verdictHistory } from '../db/schema'
import { addCatalogue, addTenant, type Operator, type TestTenant } from './alarm-world'
import { gatewayOf, pointReport } from './gateway'
import { startTestServer, type TestServer } from './test-server'

/** What came of many people judging the same records at the same moment (trust R17); every count is of races or of calls. */
export interface RaceCounts {
  races: number
  /** calls that were made, all races together */
  calls: number
  /** races in which exactly one call succeeded */
  oneWinner: number
  /** losing calls that were told the winner's name, verdict and a time */
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

interface Answer {
  status: number
  flag: string
  person: string
  told: { person?: string; verdict?: string; time?: string } | null
}

/** Where the races are run: a server with a site that nobody else uses. */
export interface RaceTrack {
  server: TestServer
  site: TestTenant
}

/** Two people with different verdicts at each of `races` fires, over HTTP; on a server of their own unless one is given. */
export async function runConfirmRaces({ races, track }: { races: number; track?: RaceTrack }): Promise<RaceCounts> {
  if (track) return race(track, races)
  const server = await startTestServer()
  const site = await addTenant(server.deps, 'race', await addCatalogue(server.deps))
  return race({ server, site }, races).finally(() => server.stop())
}

async function race({ server, site }: RaceTrack, races: number): Promise<RaceCounts> {
  const { db } = server.deps.database
  const gateway = gatewayOf(server)
  const winners = new Map<number, Answer>()
  const counts = { races, calls: 0, oneWinner: 0, losersInformed: 0 }
  for (let round = 0; round < races; round += 1) {
    server.clock.advance(1_000)
    const at = server.clock.now()
    const raised = await gateway.report(pointReport(site.smoke.number, at, 'YG', 1, '烟感报警', 1))
    const id = raised.records[0]?.id ?? 0
    // who is called first, and with which verdict, changes with every race
    const order = round % 2 === 0 ? [site.operator, site.colleague] : [site.colleague, site.operator]
    const answers = await Promise.all(order.map((person, index) => judge(server, person, id, FLAGS[(index + (round >> 1)) % 2] ?? '1')))
    const won = answers.filter(({ status }) => status === 200)
    const [winner] = won
    counts.calls += answers.length
    if (won.length === 1 && winner) {
      counts.oneWinner += 1
      winners.set(id, winner)
    }
    counts.losersInformed += answers.filter(({ status, told }) => status === 420 && knows(told, winner)).length
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

async function judge(server: TestServer, person: Operator, id: number, flag: string): Promise<Answer> {
  const body = new URLSearchParams({ id: String(id), flag })
  const answer = await server.call<{ data?: Answer['told'] }>(FIRE, person.token, { method: 'POST', body })
  return { status: answer.status, flag, person: person.username, told: answer.body.data ?? null }
}

function knows(told: Answer['told'], winner: Answer | undefined): boolean {
  return told?.person === winner?.person && told?.verdict === winner?.flag && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(told?.time ?? '')
}
