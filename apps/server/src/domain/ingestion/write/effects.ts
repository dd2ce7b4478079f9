import { appendPushes, type PushBody } from '../../../alarms/alarm-stream.queries'
import type { Db } from '../../../db/database'
import type { AbnormalPoint, Assessment } from '../assess/assess-report'
import { countOrRaise } from '../assess/lasting-alarms.queries'
import type { PlacedReport } from '../report/place-report'
import { placeOf } from '../subject/subject'
import { readPushContext, type PushContext } from './push-context.queries'
import { alarmPush, handledPush, type PushedPoint } from './push-payload'
import {
  closeRecords,
  insertRecords,
  repeatRecords,
  type MadeRecord,
  type NewRecord,
  type RecordRef,
  type Recovery,
  type Repeat,
} from './record-writer.queries'
import type { Subject } from '../subject/subject'
import { unique } from '../unique'

/** The changes of one report, before they are written and pushed. */
export interface Effect extends Pick<PlacedReport, 'at' | 'receivedAt' | 'stampedAt'> {
  order: number
  subject: Subject
  assessment: Assessment
  /** of a point of a fire host: it raises the first fire of an event (`first-alarms`) */
  isFirst: boolean
}

/** A push before it is written, with its place in the call. */
export interface PendingPush {
  order: number
  tenantId: string
  body: PushBody
}

/** Writes records wave by wave, so that alarm, recovery and alarm of one device in one call become two records. `earlier` are pushes of the same call. */
export async function applyEffects(
  tx: Db,
  effects: Effect[],
  now: number,
  earlier: PendingPush[] = [],
): Promise<{ records: MadeRecord[]; pushes: number }> {
  const context = await contextOf(tx, effects)
  const records: MadeRecord[] = []
  const pushes: PendingPush[] = [...earlier]

  for (const wave of wavesOf(effects)) {
    const closed = await closeRecords(tx, wave.flatMap(recoveryOf), now)
    const made = await insertRecords(tx, wave.flatMap((effect) => newRecordsOf(effect, context.facts)))
    const repeated = await repeatRecords(tx, wave.flatMap(repeatsOf))
    const again = await countOrRaise(tx, wave.flatMap((effect) => unrecordedOf(effect, repeated)), now)
    made.push(...(await insertRecords(tx, again.map(({ effect, point }) => newRecord(effect, point, context.facts)))))
    records.push(...made)
    for (const effect of wave) {
      const { subject, order } = effect
      const own = (refs: RecordRef[]) => refs.filter((ref) => ref.subjectId === subject.id && ref.kind === subject.kind)
      for (const ref of own(closed)) pushes.push({ order, tenantId: subject.tenantId, body: handledPush({ ...ref, ...placeOf(subject), person: null, time: now }) })
      const body = alarmOf(effect, own(made), own(repeated), context)
      if (body) pushes.push({ order, tenantId: subject.tenantId, body })
    }
  }

  pushes.sort((a, b) => a.order - b.order)
  for (const tenantId of unique(pushes.map((push) => push.tenantId)).sort()) {
    const bodies = pushes.filter((push) => push.tenantId === tenantId).map((push) => push.body)
    await appendPushes(tx, tenantId, bodies, new Date(now))
  }
  return { records, pushes: pushes.length }
}

/** Wave n holds the n-th effect of each subject. */
function wavesOf(effects: Effect[]): Effect[][] {
  const waves: Effect[][] = []
  const counts = new Map<Subject, number>()
  for (const effect of effects) {
    const wave = counts.get(effect.subject) ?? 0
    counts.set(effect.subject, wave + 1)
    const target = (waves[wave] ??= [])
    target.push(effect)
  }
  return waves
}

/** The names that pushes need: only raised and repeated alarms have any. */
async function contextOf(tx: Db, effects: Effect[]): Promise<PushContext> {
  const raising = effects.filter(({ assessment }) => assessment.raised.length + assessment.repeated.length > 0)
  const codes = raising.flatMap(({ assessment }) => [...assessment.raised, ...assessment.repeated].map((point) => point.code))
  return readPushContext(tx, unique(codes), unique(raising.map(({ subject }) => subject.tenantId)))
}

function recoveryOf({ subject, at, assessment }: Effect): Recovery[] {
  const { allClear, shielded, recovered, recoveredEarlier } = assessment
  if (allClear) return [{ subject, codes: null, except: shielded, before: null }]
  return [
    ...(recovered.length > 0 ? [{ subject, codes: recovered, except: [], before: null }] : []),
    ...(recoveredEarlier.length > 0 ? [{ subject, codes: recoveredEarlier, except: [], before: at }] : []),
  ]
}

function newRecordsOf(effect: Effect, facts: PushContext['facts']): NewRecord[] {
  return effect.assessment.raised.map((point) => newRecord(effect, point, facts))
}

function newRecord({ subject, at, receivedAt, stampedAt, isFirst }: Effect, { code, value, status, type, levels }: AbnormalPoint, facts: PushContext['facts']): NewRecord {
  return { subject, at, receivedAt, stampedAt, code, value, status, type, facts: facts.get(code), isFirst, level: levels?.get(subject.tenantId) ?? null }
}

/** Lasting alarms of a report without an open record. */
function unrecordedOf(effect: Effect, repeated: RecordRef[]) {
  const { subject, at, assessment } = effect
  return assessment.repeated
    .filter(({ code }) => !repeated.some((ref) => ref.subjectId === subject.id && ref.kind === subject.kind && ref.code === code))
    .map((point) => ({ effect, subject, at, point }))
}

function repeatsOf({ subject, at, assessment }: Effect): Repeat[] {
  return assessment.repeated.map(({ code, type }) => ({ subject, at, code, type }))
}

/** Every abnormal report is pushed, also one that was added to an open record (contract admin 6.2.5), until a user has judged the record. */
function alarmOf({ subject, at, assessment }: Effect, made: RecordRef[], repeated: RecordRef[], context: PushContext): PushBody | null {
  const recorded = withRecords([...assessment.raised, ...assessment.repeated], [...made, ...repeated])
  if (recorded.length === 0) return null
  return alarmPush({
    subject,
    at,
    points: recorded.map(({ point }) => pushedPoint(point, subject, context)),
    recordIds: recorded.map(({ ref }) => ref.id),
    repeat: made.length === 0 ? Math.max(...repeated.map((ref) => ref.repeats)) : null,
    admin: context.admins.get(subject.tenantId),
  })
}

/**
 * Each record with its point, in the order of the points. A client gives the records of a push to the points by their places: in another
 * order a fire would be judged as the fault beside it.
 */
function withRecords(points: readonly AbnormalPoint[], refs: readonly RecordRef[]) {
  const free = [...points]
  const orderOf = ({ code }: RecordRef) => points.findIndex((point) => point.code === code)
  return [...refs]
    .sort((a, b) => orderOf(a) - orderOf(b))
    .flatMap((ref) => {
      // a report may name a point twice, each time with another alarm
      const at = free.findIndex(({ code }) => code === ref.code)
      return at < 0 ? [] : free.splice(at, 1).map((point) => ({ ref, point }))
    })
}

function pushedPoint(point: AbnormalPoint, subject: Subject, { facts }: PushContext): PushedPoint {
  return { ...point, facts: facts.get(point.code), level: point.levels?.get(subject.tenantId)?.name ?? null }
}
