import type { RecordKind } from '@smart-fire/api-client/wire'

import type { Clock } from '../../clock'
import type { Database, Db } from '../../db/database'
import type { Sender } from '../../http/app-env'
import type { Log } from '../../log'
import { warningPushes } from '../early-warnings/warning-pushes.queries'
import { judgeSightings } from '../recognitions/judge-sightings'
import { readHistories } from './assess/alarm-history.queries'
import { assessReport, hasEffect, type Assessment } from './assess/assess-report'
import { createFirstAlarms } from './assess/first-alarms'
import { judgeValues } from './assess/judge-values'
import type { Judging } from './assess/judged-points.queries'
import { createJudging } from './assess/judging'
import { judgeWarnings, type WarningChange } from './assess/warnings'
import { zhCN } from './ingestion.messages'
import { inOrder, placeReport, type PlacedReport } from './report/place-report'
import type { Report } from './report/report'
import { createSilenceWatch } from './silence/silence-watch'
import { isHostItself } from './subject/host-subject'
import { readHostPlaces } from './subject/hosts.queries'
import { lockSubjects } from './subject/lock-subjects'
import { refusalsOf, type Refusal } from './subject/refusals'
import type { Subject } from './subject/subject'
import { readPlaces, saveStates } from './subject/subjects.queries'
import { unique } from './unique'
import { applyEffects, type Effect } from './write/effects'
import { keepHostEvents, readAlarmedPoints } from './write/host-events.queries'
import { storePlainReadings } from './write/plain-readings.queries'
import { isDayMissing, prepareDays, storeSamples, type Sample } from './write/readings-writer.queries'
import { keepPictures } from './write/record-pictures.queries'
import { storeInParts } from './write/store-in-parts'
import { applyWarnings } from './write/warning-writer.queries'

export interface IngestResult {
  /** reports that are durable, including those that were stored before */
  accepted: number
  /** the records that this call has made */
  records: Array<{ kind: RecordKind; id: number }>
  pushes: number
  /** indexes of the reports that are not stored, each named with its reason in `refused` */
  rejected: number[]
  refused: Refusal[]
}

/** The only way to change the status of devices: status, records and pushes of a call are one transaction. */
export interface Ingestion {
  /** Devices and fire hosts of other tenants are unknown to a gateway of the sender's tenant; without a sender, of any tenant (the simulator). */
  ingest(reports: Report[], sender?: Sender): Promise<IngestResult>
  /** marks devices and fire hosts that have been silent for too long as offline; resolves with their number */
  markSilent(): Promise<number>
}

export { SILENCE_GRACE_MS } from './silence/silence-watch'

/** Points and thresholds are read afresh no more often than this for one call. */
const MOST_JUDGEMENTS = 3

export function createIngestion(deps: { database: Database; clock: Clock; log?: Log }): Ingestion {
  const { database, clock } = deps
  const knownDays = new Set<string>()
  const judgingOf = createJudging(database)

  /** Gives the reports as they are judged at present, and which of them are stored as plain readings. */
  async function judgeAndStorePlain(unsorted: Report[], now: number, tenantId: string | undefined): Promise<{ reports: PlacedReport[]; stored: Set<number> }> {
    const judgeBy = ({ points }: Judging) => inOrder(judgeValues(unsorted, points).map((report, index) => placeReport(report, index, now)))
    await prepareDays(database, unsorted.map((report, index) => placeReport(report, index, now).at), knownDays)
    for (let attempt = 0; ; attempt += 1) {
      const judging = await judgingOf(tenantId, attempt > 0)
      const reports = judgeBy(judging)
      const stored = await storePlainReadings(database, reports, { now, tenantId, judgedBy: judging.version })
      if (stored) return { reports, stored }
      // changed again while it was read: what was read last is of after the arrival of the call
      if (attempt === MOST_JUDGEMENTS) return { reports, stored: new Set() }
    }
  }

  async function store(sent: Report[], sender: Sender | undefined): Promise<IngestResult> {
    const now = clock.now()
    const tenantId = sender?.tenantId
    const unsorted = await judgeSightings(database, sent, { tenantId, now })
    const { reports, stored } = await judgeAndStorePlain(unsorted, now, tenantId)
    const rest = reports.filter(({ index }) => !stored.has(index))
    if (rest.length === 0) return joined([onlyReadings(stored.size)], [])
    const { results, refused } = await storeInParts(rest, (part) => database.transaction((tx) => ingestSorted(tx, part, now, sender)))
    return joined([onlyReadings(stored.size), ...results], refused)
  }

  return {
    async ingest(sent, sender) {
      try {
        return await store(sent, sender)
      } catch (error) {
        if (!isDayMissing(error)) throw error
        knownDays.clear()
        return store(sent, sender)
      }
    },

    markSilent: createSilenceWatch(deps),
  }
}

/** An early warning waits for the alarms of its call: a fire is told first. */
const AFTER_ALARMS = Number.MAX_SAFE_INTEGER

async function ingestSorted(tx: Db, reports: PlacedReport[], now: number, sender: Sender | undefined): Promise<IngestResult> {
  const tenantId = sender?.tenantId
  const { find, hosts } = await lockSubjects(tx, reports, now, sender)
  const unknown: PlacedReport[] = []
  const placed: Array<{ subject: Subject; report: PlacedReport }> = []
  for (const report of reports) {
    const subject = find(report)
    if (subject) placed.push({ subject, report })
    else unknown.push(report)
  }
  const histories = await readHistories(tx, placed)
  const firstAlarms = createFirstAlarms(await readAlarmedPoints(tx, hostsInAlarm(placed)))
  await keepHostEvents(tx, placed)
  const effects: Effect[] = []
  const samples: Sample[] = []
  const warnings: WarningChange[] = []
  const touched = new Map<Subject, Assessment>()

  for (const [order, { subject, report }] of placed.entries()) {
    const { at, receivedAt, stampedAt, points } = report
    const known = touched.get(subject) ?? subject.watched
    const { assessment, changes } = judgeWarnings(subject, report, known, assessReport(known, report, histories.get(subject)))
    warnings.push(...changes)
    touched.set(subject, assessment)
    hosts.note(subject, assessment)
    const isFirst = firstAlarms.isFirst(subject, report, assessment)
    if (hasEffect(assessment)) effects.push({ order, subject, at, receivedAt, stampedAt, assessment, isFirst })
    samples.push({ subject, at, stampedAt, points, status: assessment.status })
  }

  await storeSamples(tx, samples)
  await hosts.save()
  await saveStates(tx, [...touched].flatMap(([subject, state]) => (isHostItself(subject) ? [] : [{ subject, state: { ...state, heardAt: now } }])))
  const changed = unique([...effects, ...warnings].map(({ subject }) => subject))
  await readPlaces(tx, changed)
  await readHostPlaces(tx, changed)
  const ofWarnings = await warningPushes(tx, await applyWarnings(tx, warnings, now))
  const { records, pushes } = await applyEffects(tx, effects, now, [...hosts.pushes, ...ofWarnings.map((push) => ({ ...push, order: AFTER_ALARMS }))])
  await keepPictures(tx, placed, records, now)
  return {
    accepted: placed.length,
    rejected: unknown.map(({ index }) => index),
    refused: await refusalsOf(tx, { unknown, placed }, now, tenantId),
    records: records.map(({ kind, id }) => ({ kind, id })),
    pushes,
  }
}

/** The hosts of which a point reports an alarm: only these need to be known as calm or not. */
function hostsInAlarm(placed: readonly { subject: Subject; report: PlacedReport }[]): number[] {
  return unique(placed.flatMap(({ subject: { fireHostId }, report }) => (fireHostId !== null && report.points.some(({ status }) => status === 1) ? [fireHostId] : [])))
}

const onlyReadings = (accepted: number): IngestResult => ({ accepted, rejected: [], refused: [], records: [], pushes: 0 })

/** The result of a call whose reports were stored in parts. */
function joined(results: IngestResult[], unstorable: PlacedReport[]): IngestResult {
  const refused = [
    ...results.flatMap((result) => result.refused),
    ...unstorable.map(({ index }) => ({ index, reason: zhCN.refusedByDatabase })),
  ].sort((a, b) => a.index - b.index)
  return {
    accepted: results.reduce((sum, result) => sum + result.accepted, 0),
    rejected: [...results.flatMap(({ rejected }) => rejected), ...unstorable.map(({ index }) => index)].sort((a, b) => a - b),
    refused,
    records: results.flatMap((result) => result.records),
    pushes: results.reduce((sum, result) => sum + result.pushes, 0),
  }
}
