import { CHANNEL, RECORD_CATEGORY, VERDICT } from '@smart-fire/api-client/wire'
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { buildings, devices, fireHostPoints, fireHostRecords, generalRecords, hydrantRecords, hydrants, networkedUnits } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { atPlace, type WatchedTable } from '../watched/place.queries'
import { countsOf, countWhere } from '../watched/status-counts.queries'
import { abnormalAddresses } from './abnormal-addresses.queries'
import type { PlaceColumn } from './live-devices.queries'

/** The devices of a place by status, and its open records. */
interface Tally {
  faultCount: number
  callCount: number
  normalCount: number
  offlineCount: number
  notEnabledCount: number
  openFires: number
  openFaults: number
  /** devices with a point in alarm whose latest fire was judged a real fire: it still burns, and is no open record any more */
  realFires: number
}

interface OfChannel {
  placeId: number
  channelId: number
  tally: Partial<Tally>
}

const NOTHING: Tally = { faultCount: 0, callCount: 0, normalCount: 0, offlineCount: 0, notEnabledCount: 0, openFires: 0, openFaults: 0, realFires: 0 }

export interface PlaceState extends PlaceTally {
  kind: 'building' | 'hydrant'
  id: number
  name: string
  gis: string | null
  /** the networked unit */
  oid: number | null
  oName: string | null
  /** storeys of a building above the street and below it */
  upFloor?: number
  underFloor?: number
}

/**
 * live/places: the buildings and hydrants that have devices or open records of the visible channels, each with all its devices
 * by status, its open records, and the channel with its worst trouble, which a click opens.
 */
export async function placeStates(tx: Db, scope: DataScope): Promise<PlaceState[]> {
  const ofBuildings = byPlace([
    ...(await devicesBy(tx, devices, scope, devices.buildingId, hasRealFire(tx))),
    ...(await devicesBy(tx, fireHostPoints, scope, fireHostPoints.buildingId, isReal(latestVerdict(tx, fireHostRecords, eq(fireHostRecords.subjectId, fireHostPoints.id))))),
    ...(await addressesBy(tx, scope)),
    ...(await openBy(tx, generalRecords, scope, generalRecords.buildingId, isFire(generalRecords.category))),
    ...(await openBy(tx, fireHostRecords, scope, fireHostRecords.buildingId, isFire(fireHostRecords.category))),
  ])
  const ofHydrants = byPlace([
    // everything at a hydrant counts as a fault (contract device 14.1)
    ...(await devicesBy(tx, devices, scope, devices.hydrantId, sql`false`)),
    ...(await openBy(tx, hydrantRecords, scope, hydrantRecords.hydrantId, sql`false`)),
  ])
  const storeys = await storeysOf(tx, scope)
  return [
    ...(await named(tx, scope, buildings, ofBuildings)).map((place) => ({ kind: 'building' as const, ...place, ...storeys.get(place.id) })),
    ...(await named(tx, scope, hydrants, ofHydrants)).map((place) => ({ kind: 'hydrant' as const, ...place })),
  ]
}

async function devicesBy(tx: Db, t: WatchedTable, scope: DataScope, by: PlaceColumn, burns: SQL): Promise<OfChannel[]> {
  const realFires = countWhere(sql`${t.status} = 'alarm' and ${burns}`)
  const rows = await tx
    .select({ placeId: by, channelId: t.channelId, ...countsOf(t), notEnabledCount: countWhere(eq(t.status, 'notEnabled')), realFires })
    .from(t)
    .where(and(atPlace(t, scope, {}), isNotNull(by)))
    .groupBy(by, t.channelId)
  return rows.flatMap(({ placeId, channelId, ...tally }) => (placeId === null ? [] : [{ placeId, channelId, tally }]))
}

/** Addresses without a point count in the building of their host. */
async function addressesBy(tx: Db, scope: DataScope): Promise<OfChannel[]> {
  return (await abnormalAddresses(tx, scope)).flatMap(({ buildingId, isAlarm, burns }) => (buildingId === null
    ? []
    : [{ placeId: buildingId, channelId: Number(CHANNEL.fireHost), tally: { ...(isAlarm ? { callCount: 1 } : { faultCount: 1 }), realFires: burns ? 1 : 0 } }]))
}

/** Whether a point of a device is in alarm whose latest fire was real. Each point has its own fires: a false alarm of another one hides no real fire. */
function hasRealFire(tx: Db): SQL {
  const ofPoint = sql`${generalRecords.deviceId} = ${devices.id} and ${generalRecords.pointCode} = point.key`
  return sql`exists (select 1 from jsonb_each(${devices.latest}) point where point.value ->> 'status' = 'alarm' and ${isReal(latestVerdict(tx, generalRecords, ofPoint))})`
}

/** The verdict on the latest of these fires; null while it is open. */
function latestVerdict(tx: Db, t: typeof generalRecords | typeof fireHostRecords, which: SQL): SQL {
  const latest = tx.select({ verdict: t.verdict }).from(t).where(and(which, isFire(t.category))).orderBy(desc(t.raisedAt), desc(t.id)).limit(1)
  return sql`${latest}`
}

const isReal = (verdict: SQL): SQL => sql`${verdict} = ${VERDICT.realFire}`

type RecordTable = typeof generalRecords | typeof hydrantRecords | typeof fireHostRecords

async function openBy(tx: Db, t: RecordTable, scope: DataScope, by: AnyPgColumn<{ data: number }>, fires: SQL): Promise<OfChannel[]> {
  const rows = await tx
    .select({ placeId: sql<number>`${by}`.mapWith(Number), channelId: t.channelId, openFires: countWhere(fires), openFaults: countWhere(sql`not ${fires}`) })
    .from(t)
    .where(and(inScope(t, scope), eq(t.handled, false), isNotNull(by)))
    .groupBy(by, t.channelId)
  return rows.map(({ placeId, channelId, ...tally }) => ({ placeId, channelId, tally }))
}

const isFire = (category: AnyPgColumn) => sql`(${category} = ${RECORD_CATEGORY.fire})`

export interface PlaceTally extends Tally {
  /** of the worst trouble */
  channelId: number
}

function byPlace(rows: readonly OfChannel[]): Map<number, PlaceTally> {
  const channelsOf = new Map<number, Map<number, Tally>>()
  for (const { placeId, channelId, tally } of rows) {
    const channels = channelsOf.get(placeId) ?? new Map<number, Tally>()
    channels.set(channelId, sum(channels.get(channelId) ?? NOTHING, tally))
    channelsOf.set(placeId, channels)
  }
  return new Map([...channelsOf].map(([placeId, channels]) => {
    const [worst] = [...channels].sort(([one, a], [other, b]) => trouble(b) - trouble(a) || one - other)
    return [placeId, { ...[...channels.values()].reduce(sum, NOTHING), channelId: worst?.[0] ?? 0 }]
  }))
}

function sum(one: Tally, other: Partial<Tally>): Tally {
  const added = (name: keyof Tally) => one[name] + (other[name] ?? 0)
  return {
    faultCount: added('faultCount'), callCount: added('callCount'), normalCount: added('normalCount'), offlineCount: added('offlineCount'),
    notEnabledCount: added('notEnabledCount'), openFires: added('openFires'), openFaults: added('openFaults'), realFires: added('realFires'),
  }
}

/** Open fires first, even when their device is normal again; then faults, then offline. */
function trouble({ openFires, callCount, openFaults, faultCount, offlineCount }: Tally): number {
  if (openFires > 0) return 4
  if (callCount > 0) return 3
  if (openFaults > 0 || faultCount > offlineCount) return 2
  return offlineCount > 0 ? 1 : 0
}

/** Adds name, unit and position. Open records of a deleted place are in no row: the pending list has them. */
async function named(tx: Db, scope: DataScope, t: typeof buildings | typeof hydrants, tallies: ReadonlyMap<number, PlaceTally>) {
  const rows = await tx
    .select({ id: t.id, name: t.name, gis: t.coordinates, oid: t.unitId, oName: networkedUnits.name })
    .from(t)
    .leftJoin(networkedUnits, eq(networkedUnits.id, t.unitId))
    .where(and(eq(t.tenantId, scope.tenantId), isNull(t.deletedAt)))
    .orderBy(asc(t.id))
  return rows.flatMap((row) => {
    const tally = tallies.get(row.id)
    return tally === undefined ? [] : [{ ...row, ...tally }]
  })
}

async function storeysOf(tx: Db, scope: DataScope): Promise<Map<number, { upFloor: number; underFloor: number }>> {
  const rows = await tx
    .select({ id: buildings.id, upFloor: buildings.upperFloors, underFloor: buildings.basementFloors })
    .from(buildings)
    .where(eq(buildings.tenantId, scope.tenantId))
  return new Map(rows.map(({ id, ...storeys }) => [id, storeys]))
}
