import { eq, sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { cameraGroups, cameras, recognitions } from '../db/schema'
import { insertRows } from '../db/bulk-insert'
import type { House } from './buildings'
import type { City } from './city'
import { placesOf, floorText } from './placement'
import type { Mounting } from './catalogue/sensor-types'
import type { Random } from './random'
import { administratorOf } from './tenants'

/** A camera and the name of its group. */
type Row = typeof cameras.$inferInsert & { group: string }

/** of each tenant */
const WATCHED_HOUSES = 8
/** one camera in so many is offline */
const OFFLINE_ONE_IN = 9
/** for at least so long, and not for a whole day: what a camera has seen is older */
const OFFLINE_LEAST_S = 3600
const OFFLINE_SPREAD_S = 75_600

/** What is watched in a building: the film, where it hangs, on which floor, what it is called, and its group. */
const SPOTS: readonly (readonly [string, Exclude<Mounting, 'hydrant'>, (house: House) => number | undefined, string, string])[] = [
  ['lobby', 'corridor', () => 1, '大堂', '出入口'],
  ['corridor', 'corridor', ({ floors }) => floors.find((floor) => floor > 1), '走廊', '疏散走道'],
  ['corridor', 'corridor', ({ floors }) => floors.filter((floor) => floor > 2).at(-1), '顶层走廊', '疏散走道'],
  ['plant', 'control', ({ floors }) => floors.find((floor) => floor < 0) ?? 1, '消防泵房', '重点部位'],
  ['garage', 'ceiling', ({ floors }) => floors.find((floor) => floor < 0), '地下车库', '车库'],
]

/** The cameras of the city, each linked with the smoke detectors nearest to it. */
export function cameraRows({ tenants, estate, installed }: Pick<City, 'tenants' | 'estate' | 'installed'>, random: Random): Row[] {
  const watched = tenants.flatMap(({ id }) => estate.houses.filter(({ row }) => row.tenantId === id).slice(0, WATCHED_HOUSES))
  return watched.flatMap((house) => {
    const sensors = installed.devices.filter(({ buildingId, channelId }) => buildingId === house.row.id && channelId === 1)
    return SPOTS.flatMap(([scene, mounting, floorOf, name, group]) => {
      const floor = floorOf(house)
      if (floor === undefined || !house.floors.includes(floor)) return []
      const spot = house.isDrawn(floor) ? placesOf(house.planOf, [floor], random).next(mounting) : undefined
      const near = sensors.filter((sensor) => sensor.floor === floor).sort((a, b) => gap(a, spot) - gap(b, spot)).slice(0, 2)
      return [{
        tenantId: house.row.tenantId, name: `${house.row.name} ${name}`, number: '', group, manufacturer: '安澜电子', model: 'AL-V4', address: `demo:${scene}`,
        buildingId: house.row.id, floor, position: `${floorText(floor)} ${name}`, planX: spot?.x ?? null, planY: spot?.y ?? null, linkedNumbers: near.map(({ number }) => number), createdBy: administratorOf(house.row.tenantId), createdAt: house.row.createdAt,
      }]
    })
  }).map((row, place) => ({ ...row, number: `alv4${String(place + 1).padStart(6, '0')}:1` }))
}

interface Point { x: number; y: number }

const gap = ({ planX, planY }: { planX?: number | null | undefined; planY?: number | null | undefined }, spot: Point | undefined) =>
  (planX == null || planY == null || !spot ? Number.MAX_SAFE_INTEGER : (planX - spot.x) ** 2 + (planY - spot.y) ** 2)

/** Adds the cameras; a trigger makes their devices, which then have reported. */
export async function insertCameras(tx: Db, city: City, now: number, random: Random): Promise<void> {
  const rows = cameraRows(city, random)
  const groupOf = await seedGroups(tx, rows, new Date(now))
  await insertRows(tx, cameras, rows.map(({ group, ...row }) => ({ ...row, groupId: groupOf(row.tenantId, group) })))
  await seedRecognitions(tx)
  const at = new Date(now).toISOString()
  // each since an instant of its own
  const since = sql`(${at}::timestamptz - make_interval(secs => ${OFFLINE_LEAST_S} + (c.id * 7919) % ${OFFLINE_SPREAD_S}))`
  const isOffline = sql`c.id % ${OFFLINE_ONE_IN} = 5`
  await tx.execute(sql`update devices d set
      status = case when ${isOffline} then 'offline' else 'normal' end,
      status_at = (case when ${isOffline} then ${since} else ${at}::timestamptz end),
      reported_at = (case when ${isOffline} then ${since} else ${at}::timestamptz end),
      heard_at = (case when ${isOffline} then ${since} else ${at}::timestamptz end),
      silent_at = case when ${isOffline} then ${since} end
    from cameras c where c.device_id = d.id`)
}

async function seedGroups(tx: Db, rows: readonly Row[], updatedAt: Date): Promise<(tenantId: string, name: string) => number | undefined> {
  const key = (tenantId: string, name: string) => JSON.stringify([tenantId, name])
  const named = new Map(rows.map(({ tenantId, group }) => [key(tenantId, group), { tenantId, name: group, createdBy: administratorOf(tenantId), updatedAt }]))
  await insertRows(tx, cameraGroups, [...named.values()])
  const kept = await tx.select().from(cameraGroups)
  const ids = new Map(kept.map(({ id, tenantId, name }) => [key(tenantId, name), id]))
  return (tenantId, name) => ids.get(key(tenantId, name))
}

/** Every camera recognises smoke and flames; those of lobbies watch the exits, those of plants the post. */
const KINDS = [
  { kind: 'smoke', name: '烟雾识别', sensitivity: 40, scene: null, hours: null },
  { kind: 'flame', name: '火焰识别', sensitivity: 40, scene: null, hours: null },
  { kind: 'blocked', name: '出口占用识别', sensitivity: 30, scene: 'demo:lobby', hours: null },
  { kind: 'leave', name: '值守离岗识别', sensitivity: 30, scene: 'demo:plant', hours: [8 * 60, 20 * 60] },
] as const

async function seedRecognitions(tx: Db): Promise<void> {
  for (const { kind, name, sensitivity, scene, hours } of KINDS) {
    const watching = await tx.select({ id: cameras.id, tenantId: cameras.tenantId }).from(cameras).where(scene === null ? undefined : eq(cameras.address, scene))
    await insertRows(tx, recognitions, watching.map(({ id, tenantId }) => ({ tenantId, cameraId: id, name, kind, sensitivity, startsAt: hours?.[0] ?? null, endsAt: hours?.[1] ?? null })))
  }
}
