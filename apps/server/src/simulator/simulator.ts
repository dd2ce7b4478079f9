import type { Clock } from '../clock'
import type { Database } from '../db/database'
import type { PointBounds } from '../domain/ingestion/raise/believable'
import { countDevicesByTenant, findDevices, findHostPoints, readTypePoints, type CandidateFilter } from '../domain/ingestion/raise/candidates.queries'
import type { Ingestion } from '../domain/ingestion/ingestion'
import { calmReport, chooseEvent, hostEvent } from '../domain/ingestion/raise/raise-event'
import type { Log } from '../log'
import { repeat } from '../repeat'
import { rootCause } from '../root-cause'
import type { Random } from '../seed/random'
import { findMinuteDevices, MINUTE_MS, routineReports, signsOfLife } from './routine.queries'
import { findSettled } from './settled.queries'

/** Simulates the city: readings, alarms and faults at random times, and recoveries, all through the ingestion path. */
export interface Simulator {
  start(): void
  /** stops the timer; resolves when the running tick has ended */
  stop(): Promise<void>
  /** does what is due; the timer calls it every second, tests call it after moving the clock */
  tick(): Promise<void>
}

export interface SimulatorOptions {
  database: Database
  ingestion: Ingestion
  clock: Clock
  random: Random
  /** mean time between alarms */
  minutesPerAlarm: number
  log: Log
}

const TICK_MS = 1000
const BATCH = 100
/** Mean times of the other incidents, in mean times between alarms. */
const FAULT_EVERY = 2.5
const RETURN_EVERY = 12
/** This share of the alarms recovers after a few minutes; the others last until a user has judged them. */
const SELF_RESTORING_SHARE = 0.15
const SELF_RESTORE_MINUTES = [3, 15] as const
const SITE_RESTORES_AFTER_MS = 10 * MINUTE_MS
/** The largest number of open alarms when no operator is working: beyond it the oldest one recovers. */
const MOST_IN_ALARM = 30

type Incident = 'fire' | 'fault' | 'return'

export function createSimulator({ database, ingestion, clock, random, minutesPerAlarm, log }: SimulatorOptions): Simulator {
  const { db } = database
  const meanMs = minutesPerAlarm * MINUTE_MS
  const means: Record<Incident, number> = { fire: meanMs, fault: meanMs * FAULT_EVERY, return: meanMs * RETURN_EVERY }
  // in the time that passes: a clock that is set back would else hold up the city for as long
  const due: Record<Incident, number> = { fire: 0, fault: 0, return: 0 }
  for (const incident of incidents) due[incident] = clock.steady() + exponential(means[incident], random)
  let lastMinute = Math.floor(clock.now() / MINUTE_MS)
  let restores: Array<{ at: number; deviceNumber: string }> = []
  let minuteDevices: number[] | null = null
  let stopTicking: (() => Promise<void>) | null = null
  let stopped = false

  async function tick(): Promise<void> {
    const [now, passed] = [clock.now(), clock.steady()]
    const minute = Math.floor(now / MINUTE_MS)
    if (minute !== lastMinute) {
      lastMinute = minute
      await everyMinute(minute * MINUTE_MS)
    }
    for (const incident of incidents) {
      if (passed < due[incident] || stopped) continue
      // one at a time: after a pause of the machine the missed incidents are left out
      due[incident] = passed + exponential(means[incident], random)
      await happen(incident, now)
    }
    await restoreDue(passed, now)
  }

  async function everyMinute(end: number): Promise<void> {
    const points = await readTypePoints(db)
    minuteDevices ??= await findMinuteDevices(db)
    const reports = [...(await routineReports(db, end, minuteDevices, points, random)), ...(await signsOfLife(db, end))]
    for (let from = 0; from < reports.length && !stopped; from += BATCH) await ingestion.ingest(reports.slice(from, from + BATCH))
    await putRight(end, points)
  }

  /** Devices whose records were judged recover some time later. */
  async function putRight(now: number, points: Map<number, PointBounds[]>): Promise<void> {
    const settled = await findSettled(db, new Date(now - SITE_RESTORES_AFTER_MS))
    if (settled.length === 0) return
    const troubled: CandidateFilter = { statuses: ['alarm', 'fault'] }
    const ids = (kind: 'device' | 'fireHostPoint') => new Set(settled.filter((one) => one.kind === kind).map((one) => one.id))
    const [deviceIds, pointIds] = [ids('device'), ids('fireHostPoint')]
    const devices = [...(await findDevices(db, troubled, 'building')), ...(await findDevices(db, troubled, 'hydrant'))]
    await ingestion.ingest([
      ...devices.filter(({ id }) => deviceIds.has(id)).map((device) => calmReport(device, points.get(device.typeId) ?? [], now, random)),
      ...(await findHostPoints(db, troubled)).filter(({ id }) => pointIds.has(id)).map((point) => hostEvent(point, 'restore', now).report),
    ])
  }

  async function happen(incident: Incident, now: number): Promise<void> {
    if (incident === 'return') return returnFromOffline(now)
    if (incident === 'fire') await relieve(now)
    const sites = await countDevicesByTenant(db)
    if (sites.length === 0) return
    const chosen = await chooseEvent(database, { event: incident, tenantId: random.weighted(sites) }, now, random, { camerasSee: true })
    if (!chosen) return
    await ingestion.ingest([chosen.report])
    log.info('simulator.incident', { incident, kind: chosen.kind, device: chosen.device.name, building: chosen.device.building })
    if ('deviceNumber' in chosen.report.source && random.chance(SELF_RESTORING_SHARE)) {
      const [least, most] = SELF_RESTORE_MINUTES
      restores.push({ at: clock.steady() + random.between(least, most) * MINUTE_MS, deviceNumber: chosen.report.source.deviceNumber })
    }
  }

  async function restoreDue(passed: number, now: number): Promise<void> {
    const [ready, later] = [restores.filter((one) => one.at <= passed), restores.filter((one) => one.at > passed)]
    restores = later
    for (const { deviceNumber } of ready) await restore({ deviceNumber }, now)
  }

  async function restore(filter: { deviceNumber: string }, now: number): Promise<void> {
    const chosen = await chooseEvent(database, { event: 'restore', ...filter }, now, random)
    if (chosen) await ingestion.ingest([chosen.report])
  }

  async function relieve(now: number): Promise<void> {
    const inAlarm = await findDevices(db, { statuses: ['alarm'] }, 'building')
    const oldest = inAlarm[inAlarm.length - 1]
    if (inAlarm.length > MOST_IN_ALARM && oldest) await restore({ deviceNumber: oldest.number }, now)
  }

  async function returnFromOffline(now: number): Promise<void> {
    const offline = await findDevices(db, { statuses: ['offline'] }, 'building')
    if (offline.length === 0) return
    const device = random.pick(offline)
    await ingestion.ingest([calmReport(device, (await readTypePoints(db)).get(device.typeId) ?? [], now, random)])
  }

  return {
    tick,
    start() {
      stopTicking = repeat(TICK_MS, tick, (error) => log.warn('simulator.tick', { error: String(rootCause(error)) }))
    },
    async stop() {
      stopped = true
      await stopTicking?.()
    },
  }
}

const incidents: readonly Incident[] = ['fire', 'fault', 'return']

function exponential(mean: number, random: Random): number {
  return -Math.log(1 - random.next()) * mean
}
