import { eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords } from '../../db/schema'

/** A record with what the statistics count of it. */
export interface CountedRecord {
  kind: 'general' | 'hydrant' | 'fireHost'
  channelId: number
  subjectId: number
  pointCode: string
  placeId: number | null
  floor: number | null
  loop: string | null
  alarmType: string
  category: '0' | '1'
  verdict: '0' | '1' | '2' | null
  handled: boolean
  handlePerson: string | null
  raisedAt: Date
  receivedAt: Date | null
  handledAt: Date | null
  restoredAt: Date | null
}

/** The counts of one member: raised, fires, offline, open, openFires, recovered, realFires, fireTests, falseAlarms. */
export type Counts = [number, number, number, number, number, number, number, number, number]

const DAY_MS = 86_400_000
const UTC8_MS = 8 * 3_600_000
const SLOT_MS = 600_000

/** Every record of the tenant, read from the three tables: what the summaries are compared with in tests. */
export async function readAllRecords(db: Db, tenantId: string): Promise<CountedRecord[]> {
  const general = await db.select().from(generalRecords).where(eq(generalRecords.tenantId, tenantId))
  const hydrant = await db.select().from(hydrantRecords).where(eq(hydrantRecords.tenantId, tenantId))
  const fireHost = await db.select().from(fireHostRecords).where(eq(fireHostRecords.tenantId, tenantId))
  return [
    ...general.map((row) => ({ ...row, kind: 'general' as const, subjectId: row.deviceId, placeId: row.buildingId, loop: null })),
    ...hydrant.map((row) => ({ ...row, kind: 'hydrant' as const, subjectId: row.deviceId, placeId: row.hydrantId, floor: null, loop: null, category: '0' as const, verdict: null })),
    ...fireHost.map((row) => ({ ...row, kind: 'fireHost' as const, placeId: row.buildingId, loop: `${row.fireHostId}:${row.loop}` })),
  ]
}

/** Counts record by record, by `within dimension grain kind channel first-day member`; `within` is `-` for all places. */
export function countEach(records: readonly CountedRecord[]): Map<string, Counts> {
  const counts = new Map<string, Counts>()
  for (const record of records) {
    const day = new Date(Math.floor((record.raisedAt.getTime() + UTC8_MS) / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
    for (const within of withinsOf(record)) {
      for (const [dimension, member] of membersOf(record)) {
        if (member === null) continue
        for (const [grain, startsOn] of [['day', day], ['month', `${day.slice(0, 7)}-01`]]) {
          const key = [within, dimension, grain, record.kind, record.channelId, startsOn, member].join(' ')
          const before = counts.get(key)
          const own = countsOf(record)
          counts.set(key, before ? (before.map((value, at) => value + (own[at] ?? 0)) as Counts) : own)
        }
      }
    }
  }
  return counts
}

/** All places, and those of the record. */
function withinsOf({ kind, placeId, loop }: CountedRecord): string[] {
  const place = placeId === null ? [] : [`${kind === 'hydrant' ? 'hydrant' : 'building'}:${placeId}`]
  return ['-', ...place, ...(loop === null ? [] : [`host:${loop.split(':')[0]}`])]
}

function membersOf(record: CountedRecord): [string, string | number | null][] {
  const { alarmType, pointCode, subjectId, placeId, floor, loop } = record
  return [
    ['all', ''], ['type', alarmType], ['point', pointCode], ['subject', subjectId], ['place', placeId],
    ['floor', placeId === null || floor === null ? null : `${placeId}:${floor}`], ['loop', loop?.endsWith(':') ? null : loop],
    ['delay', isJudged(record) ? delayStepOf(record) : null],
  ]
}

const isJudged = ({ category, handled, handlePerson, verdict }: CountedRecord) => category === '1' && handled && handlePerson !== null && verdict !== null

function delayStepOf({ handledAt, receivedAt, raisedAt }: CountedRecord): number {
  const seconds = Math.max(1, ((handledAt?.getTime() ?? 0) - (receivedAt ?? raisedAt).getTime()) / 1000)
  return Math.ceil(Math.log(seconds) / Math.log(1.05))
}

function countsOf(record: CountedRecord): Counts {
  const { category, pointCode, handled, handlePerson, verdict } = record
  const isFire = category === '1'
  const flags = [
    true, isFire, !isFire && pointCode === 'OFFLINE', !handled, !handled && isFire, handled && handlePerson === null,
    isJudged(record) && verdict === '1', isJudged(record) && verdict === '2', isJudged(record) && verdict === '0',
  ]
  return flags.map(Number) as Counts
}

/** Records by channel and ten minutes, with channel 0 for all channels, and changes by point and the twenty minutes from each ten. */
export function countSlots(records: readonly CountedRecord[]): { raised: Map<string, number>; changes: Map<string, number> } {
  const raised = new Map<string, number>()
  const changes = new Map<string, number>()
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const record of records) {
    const { kind, channelId, raisedAt, restoredAt } = record
    for (const channel of [channelId, 0]) add(raised, [kind, channel, slotOf(raisedAt.getTime())].join(' '))
    for (const at of [raisedAt, restoredAt]) if (at) for (const earlier of [0, SLOT_MS]) add(changes, [pointOf(record), slotOf(at.getTime() - earlier)].join(' '))
  }
  return { raised, changes }
}

const slotOf = (at: number) => new Date(Math.floor(at / SLOT_MS) * SLOT_MS).toISOString()
const pointOf = ({ kind, channelId, subjectId, pointCode }: CountedRecord) => [kind, channelId, subjectId, pointCode].join(' ')

/** How many of the times lie in the ten minutes that end with each of them, the most for each whole ten minutes. */
function mostInTenMinutes(times: readonly number[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const at of times) {
    const recent = times.filter((other) => other <= at && other > at - SLOT_MS).length
    most.set(slotOf(at), Math.max(recent, most.get(slotOf(at)) ?? 0))
  }
  return most
}

/** Points that changed more than `limit` times in any ten minutes: in how many of the whole ten minutes that was so, and the most changes. */
export function countChattering(records: readonly CountedRecord[], limit: number): Map<string, { periods: number; most: number }> {
  const points = new Map<string, number[]>()
  for (const record of records) {
    const changes = [record.raisedAt, record.restoredAt].flatMap((at) => at?.getTime() ?? [])
    points.set(pointOf(record), [...(points.get(pointOf(record)) ?? []), ...changes])
  }
  const chattering = [...points].map(([point, times]) => [point, [...mostInTenMinutes(times).values()].filter((changes) => changes > limit)] as const)
  return new Map(chattering.filter(([, periods]) => periods.length > 0).map(([point, periods]) => [point, { periods: periods.length, most: Math.max(...periods) }]))
}

/** Whole ten minutes in which more than `limit` records of any ten minutes were raised, with their number, the newest first. */
export function countFloods(records: readonly CountedRecord[], limit: number): { at: number; alarms: number }[] {
  return [...mostInTenMinutes(records.map(({ raisedAt }) => raisedAt.getTime()))]
    .filter(([, alarms]) => alarms > limit)
    .map(([slot, alarms]) => ({ at: Date.parse(slot), alarms }))
    .sort((one, other) => other.at - one.at)
}
