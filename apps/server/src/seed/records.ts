import { VERDICT, type Verdict } from '@smart-fire/api-client/wire'

import type { fireHostRecords, generalRecords, hydrantRecords } from '../db/schema'
import { detectsFire, FIRE_POINTS } from '../domain/ingestion/raise/believable'
import { FIRE_HOST_POINT } from '../domain/ingestion/subject/subject'

import type { House } from './buildings'
import { FIRE_HOST_TROUBLES, OFFLINE_AFTER_MS, outOfBounds, troublePoints, typeById, type Trouble } from './conditions'
import type { DeviceRow, FireHostPointRow } from './devices'
import type { HydrantRow } from './hydrants'
import type { Random } from './random'

export interface Records {
  general: (typeof generalRecords.$inferInsert)[]
  hydrant: (typeof hydrantRecords.$inferInsert)[]
  fireHost: (typeof fireHostRecords.$inferInsert)[]
}

/** How a record was handled. */
interface Outcome {
  handled: boolean
  person: string | null
  verdict: Verdict | null
  handledAt: Date | null
  restoredAt: Date | null
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const UTC8 = 480 * MINUTE
/** Every device has been there for so long, also where the clock of the machine is behind the dates of the buildings. */
const THERE_FOR_DAYS = 60
const OPEN: Outcome = { handled: false, person: null, verdict: null, handledAt: null, restoredAt: null }

/** Records per hour of the day: kitchens at noon and in the evening, tests by day, little at night. */
const RHYTHM = [1, 1, 1, 1, 1, 2, 3, 4, 6, 8, 8, 9, 9, 6, 6, 6, 6, 7, 9, 8, 5, 4, 2, 1].map(
  (weight, hour) => [hour, weight] as const,
)

export interface RecordSources {
  houses: ReadonlyMap<number, House>
  hydrants: ReadonlyMap<number, HydrantRow>
  hostNames: ReadonlyMap<number, string>
}

/** Troubles of the days before now: most records were judged by a user, some were closed by recovery. */
export function pastTroubles(
  devices: readonly DeviceRow[],
  points: readonly FireHostPointRow[],
  perDay: number,
  days: number,
  now: number,
  random: Random,
): Trouble[] {
  const enabled = devices.filter((row) => row.status !== 'notEnabled')
  const wired = points.filter((row) => row.status !== 'notEnabled')
  const midnight = Math.floor((now + UTC8) / DAY) * DAY - UTC8
  return Array.from({ length: Math.round(days * perDay) }, (_, index) => {
    const day = Math.floor(index / perDay)
    const since =
      midnight -
      (days - 1 - day) * DAY +
      random.weighted(RHYTHM) * 60 * MINUTE +
      random.int(0, 59) * MINUTE +
      random.int(0, 59) * 1000
    // the last three hours hold only the open troubles of `conditions`
    if (since > now - 180 * MINUTE) return []
    const troubles = wired.length > 0 && random.chance(0.3)
      ? hostTrouble(random.pick(wired), since, random)
      : deviceTrouble(random.pick(enabled), since, random)
    return troubles.filter(({ subject: { row } }) => since >= Math.min(Number(row.createdAt), now - THERE_FOR_DAYS * DAY))
  }).flat()
}

function deviceTrouble(row: DeviceRow, since: number, random: Random): Trouble[] {
  const type = typeById(row.typeId)
  const status = random.weighted([
    ['alarm', 45],
    ['fault', 30],
    ['offline', 25],
  ] as const)
  const at = new Date(since)
  const [point] = status === 'offline' ? [] : random.shuffle(troublePoints(type, status))
  if (!point)
    return [
      {
        subject: { kind: 'device', row },
        status: 'offline',
        pointCode: 'OFFLINE',
        pointName: '离线',
        unit: '',
        type: '离线',
        value: null,
        since: at,
      },
    ]
  return [
    {
      subject: { kind: 'device', row },
      status: status === 'alarm' ? 'alarm' : 'fault',
      pointCode: point.code,
      pointName: point.name,
      unit: point.unit,
      ...outOfBounds(point, random),
      since: at,
    },
  ]
}

function hostTrouble(row: FireHostPointRow, since: number, random: Random): Trouble[] {
  const drawn = random.weighted([
    ['alarm', 6],
    ['fault', 4],
  ] as const)
  const status = detectsFire(row.series) ? drawn : 'fault'
  return [
    {
      subject: { kind: 'fireHostPoint', row },
      status,
      pointCode: FIRE_HOST_POINT,
      pointName: '消防主机',
      unit: '',
      type: random.pick<string>(FIRE_HOST_TROUBLES[status]),
      value: 1,
      since: new Date(since),
    },
  ]
}

/** Makes records of troubles, the oldest first, so that ids rise with time. */
export function recordsOf(
  past: readonly Trouble[],
  present: readonly Trouble[],
  persons: ReadonlyMap<string, readonly string[]>,
  sources: RecordSources,
  now: number,
  random: Random,
): Records {
  const records: Records = { general: [], hydrant: [], fireHost: [] }
  const closed = closedOf(past, present, persons, now, random)
  const open = present.map((trouble) => ({ trouble, outcome: OPEN }))
  for (const { trouble, outcome } of [...closed, ...open].sort(
    (a, b) => Number(a.trouble.since) - Number(b.trouble.since),
  ))
    write(trouble, outcome, sources, records)
  return records
}

type Row = Trouble['subject']['row']

/**
 * The troubles that were over before now, with their outcomes: a device has one at a time, none while it was silent, and the last one was
 * over before its present trouble began. A device that is normal now is so since the end of its last trouble at the earliest.
 */
function closedOf(past: readonly Trouble[], present: readonly Trouble[], persons: ReadonlyMap<string, readonly string[]>, now: number, random: Random) {
  const overBy = new Map(present.map(({ subject: { row }, status, since }): [Row, number] => [row, Number(status === 'offline' ? row.reportedAt : since)]))
  const freeFrom = new Map<Row, number>()
  return [...past].sort((a, b) => Number(a.since) - Number(b.since)).flatMap((trouble) => {
    const { kind, row } = trouble.subject
    // the regular report of a device that is normal now has told that the trouble is over
    const until = overBy.get(row) ?? (kind === 'device' ? Number(row.reportedAt) : now)
    const since = Number(trouble.since)
    // a device that is reported as offline has been silent for a day
    const from = trouble.status === 'offline' ? since - OFFLINE_AFTER_MS : since
    if (since >= until || from <= (freeFrom.get(row) ?? 0)) return []
    const outcome = outcomeOf(trouble, persons.get(row.tenantId) ?? [], until, random)
    const end = outcome.restoredAt ?? outcome.handledAt
    freeFrom.set(row, Number(end))
    if (row.status === 'normal') settle(row, end)
    return [{ trouble, outcome }]
  })
}

/** A device is normal since then at the earliest, and a point of a host has told so then. */
function settle(row: Row, end: Date): void {
  if (Number(row.statusAt) < Number(end)) row.statusAt = end
  if (Number(row.reportedAt) < Number(end)) row.reportedAt = end
}

/**
 * Fires are judged within minutes, faults within hours, and all before the instant `until`; a record that recovery closes first has no
 * person (contract §14.1).
 */
function outcomeOf({ status, since, pointCode }: Trouble, persons: readonly string[], until: number, random: Random) {
  const fire = status === 'alarm'
  const at = later(since, fire ? Math.exp(random.between(0.3, 3.6)) : Math.exp(random.between(2.5, 7.4)), until, random)
  const restoredAlone = random.chance(fire ? 0.16 : 0.36)
  if (restoredAlone || persons.length === 0) return { handled: true, person: null, verdict: null, handledAt: at, restoredAt: at }
  const restoredAt = random.chance(0.8) ? later(at, random.int(1, 90), until, random) : null
  return { handled: true, person: random.pick(persons), verdict: verdictOf(fire, pointCode, random), handledAt: at, restoredAt }
}

/** So many minutes later, or sooner where `until` leaves less time. */
const later = (from: Date, minutes: number, until: number, random: Random): Date =>
  new Date(from.getTime() + Math.min(minutes * MINUTE, (until - from.getTime()) * random.between(0.2, 0.9)))

/** Nearly all fires are false alarms or tests, and what detects no fire, such as an open door, never was one. `affirmHandle` writes verdict 0 for a fault (contract §11.2). */
function verdictOf(fire: boolean, pointCode: string, random: Random): Verdict {
  if (!fire) return VERDICT.falseAlarm
  const canBurn = FIRE_POINTS.has(pointCode) || pointCode === FIRE_HOST_POINT
  return random.weighted([[VERDICT.falseAlarm, 77], [VERDICT.fireTest, 21], [canBurn ? VERDICT.realFire : VERDICT.falseAlarm, 2]] as const)
}

function write(trouble: Trouble, outcome: Outcome, sources: RecordSources, records: Records): void {
  const { subject } = trouble
  if (subject.kind === 'fireHostPoint')
    records.fireHost.push({
      ...common(trouble, outcome),
      ...ofPoint(subject.row, sources),
      verdict: outcome.verdict,
      category: categoryOf(trouble),
    })
  else if (subject.row.hydrantId)
    records.hydrant.push({
      ...common(trouble, outcome),
      ...ofDevice(subject.row),
      ...ofHydrant(subject.row.hydrantId, sources),
    })
  else {
    records.general.push({
      ...common(trouble, outcome),
      ...ofDevice(subject.row),
      ...placeOf(subject.row, sources),
      verdict: outcome.verdict,
      category: categoryOf(trouble),
      confirmPerson: outcome.person,
      confirmedAt: outcome.handledAt,
    })
  }
}

const categoryOf = ({ status }: Trouble) => (status === 'alarm' ? '1' : '0')

function common({ subject, pointCode, pointName, type, value, unit, since }: Trouble, outcome: Outcome) {
  return {
    tenantId: subject.row.tenantId,
    channelId: subject.row.channelId,
    position: subject.row.position ?? null,
    pointCode,
    pointName,
    alarmType: type,
    value,
    unit,
    level: '一级',
    raisedAt: since,
    receivedAt: since,
    repeats: 1,
    lastReportedAt: since,
    handled: outcome.handled,
    handlePerson: outcome.person,
    handledAt: outcome.handledAt,
    restoredAt: outcome.restoredAt,
  }
}

function ofDevice(row: DeviceRow) {
  return { deviceId: row.id, sensorNumber: row.number, equipmentType: typeById(row.typeId).equipmentType }
}

function ofHydrant(hydrantId: number, { hydrants }: RecordSources) {
  return { hydrantId, hydrantName: hydrants.get(hydrantId)?.name ?? null }
}

function ofPoint(row: FireHostPointRow, sources: RecordSources) {
  const { hostNames } = sources
  return {
    fireHostPointId: row.id,
    unmatchedAddressId: null,
    fireHostId: row.fireHostId,
    hostName: hostNames.get(row.fireHostId) ?? null,
    loop: row.loop,
    address: row.address,
    series: row.series,
    ...placeOf(row, sources),
  }
}

function placeOf(row: Pick<DeviceRow, 'buildingId' | 'floor'>, { houses }: RecordSources) {
  return {
    buildingId: row.buildingId ?? null,
    buildingName: houses.get(row.buildingId ?? 0)?.row.name ?? null,
    floor: row.floor ?? null,
  }
}
