import type { devices, fireHostPoints, fireHosts } from '../db/schema'

import type { House } from './buildings'
import { CHANNEL_MIX } from './catalogue/blueprints'
import { HOST_SERIES, TYPE_SPECS, type TypeSpec } from './catalogue/sensor-types'
import { floorText, placesOf } from './placement'
import type { Random } from './random'
import { administratorOf } from './tenants'

export type DeviceRow = typeof devices.$inferInsert & { id: number; number: string; channelId: number; typeId: number }
type FireHostRow = typeof fireHosts.$inferInsert & { id: number }
export type FireHostPointRow = typeof fireHostPoints.$inferInsert & { id: number; channelId: number }

export interface Installation {
  devices: DeviceRow[]
  fireHosts: FireHostRow[]
  fireHostPoints: FireHostPointRow[]
}

const FIRE_HOST_CHANNEL = 11
const ADDRESSES_PER_LOOP = 200
/** devices that are not marked on the plan yet */
const UNMARKED_SHARE = 0.04

/** Divides `total` by weights, exactly. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  let given = 0
  let passed = 0
  return weights.map((weight) => {
    passed += weight
    const upTo = Math.round((total * passed) / sum)
    const share = upTo - given
    given = upTo
    return share
  })
}

/** Installs the devices and the fire host of one building. */
export function install(house: House, count: number, installed: Installation, random: Random): void {
  const places = placesOf(house.planOf, house.floors, random)
  const mix = CHANNEL_MIX[house.archetype]
  const counts = shareOut(
    count,
    mix.map(([, share]) => share),
  )
  mix.forEach(([channelId], index) => {
    const wanted = counts[index] ?? 0
    if (channelId === FIRE_HOST_CHANNEL) wire(house, wanted, installed, places, random)
    else
      for (let n = 0; n < wanted; n += 1)
        installed.devices.push(device(house, typeOf(channelId, random), installed.devices.length + 1, places, random))
  })
}

type Places = ReturnType<typeof placesOf>

export function typeOf(channelId: number, random: Random): TypeSpec {
  return random.weighted(
    TYPE_SPECS.filter((type) => type.channelId === channelId).map((type) => [type, type.weight] as const),
  )
}

function device(house: House, type: TypeSpec, id: number, places: Places, random: Random): DeviceRow {
  const spot = places.next(type.mounting)
  const marked = house.isDrawn(spot.floor) && !random.chance(UNMARKED_SHARE)
  return {
    id,
    tenantId: house.row.tenantId,
    number: deviceNumber(type, id, random),
    typeId: type.id,
    channelId: type.channelId,
    buildingId: house.row.id,
    hydrantId: null,
    floor: spot.floor,
    position: `${floorText(spot.floor)} ${spot.words}`,
    planX: marked ? spot.x : null,
    planY: marked ? spot.y : null,
    createdBy: administratorOf(house.row.tenantId),
    createdAt: house.row.createdAt,
  }
}

/** Radio devices carry the IMEI of their module, wired ones the maker's letters; lower case, at most 16 (contract §2.4). */
export function deviceNumber(type: TypeSpec, id: number, random: Random): string {
  const wired = type.channelId === 2 || type.channelId === 6
  return wired
    ? `${type.model.slice(0, 2).toLowerCase()}${type.model
        .replace(/[^0-9A-Z]/g, '')
        .slice(2, 5)
        .toLowerCase()}${String(id).padStart(7, '0')}`
    : `8639210${random.int(40, 59)}${String(id).padStart(6, '0')}`
}

/** One host a house: loops take three floors each, addresses count up along a loop. */
function wire(house: House, count: number, installed: Installation, places: Places, random: Random): void {
  const id = installed.fireHosts.length + 1
  installed.fireHosts.push({
    id,
    tenantId: house.row.tenantId,
    serverIp: `10.${20 + (house.row.id >> 8)}.${house.row.id & 255}.10`,
    port: 4001,
    name: `${house.row.name}主机`,
    protocol: 'GB/T 26875.3',
    buildingId: house.row.id,
    controlRoom: house.row.controlRoomPlace ?? '1F 值班室',
    phone: house.row.contactPhone ?? null,
    position: `${house.row.name} ${house.row.controlRoomPlace ?? '1F 值班室'}`,
    coordinates: house.row.coordinates,
    createdBy: administratorOf(house.row.tenantId),
    createdAt: house.row.createdAt,
  })
  const lowest = Math.min(...house.floors)
  const used = new Map<number, number>()
  for (let n = 0; n < count; n += 1) {
    const [series, mounting] = random.weighted(HOST_SERIES.map((item) => [item, item[2]] as const))
    const spot = places.next(mounting)
    const zone = Math.floor((spot.floor - lowest) / 3) + 1
    const address = (used.get(zone) ?? 0) + 1
    used.set(zone, address)
    const marked = house.isDrawn(spot.floor) && !random.chance(UNMARKED_SHARE)
    installed.fireHostPoints.push({
      id: installed.fireHostPoints.length + 1,
      tenantId: house.row.tenantId,
      fireHostId: id,
      loop: String(zone + Math.floor((address - 1) / ADDRESSES_PER_LOOP) * 20).padStart(2, '0'),
      address: String(((address - 1) % ADDRESSES_PER_LOOP) + 1).padStart(3, '0'),
      series,
      channelId: FIRE_HOST_CHANNEL,
      buildingId: house.row.id,
      floor: spot.floor,
      position: `${floorText(spot.floor)} ${spot.words}`,
      planX: marked ? spot.x : null,
      planY: marked ? spot.y : null,
      createdBy: administratorOf(house.row.tenantId),
      createdAt: house.row.createdAt,
    })
  }
}
