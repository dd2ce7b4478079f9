import type { controlRooms, gateways } from '../db/schema'
import type { Estate } from './buildings'

type Room = typeof controlRooms.$inferInsert & { id: number }

/** A control room for each building that has one, answered on the phone of its unit. */
export function controlRoomRows({ houses, units }: Estate): Room[] {
  const phoneOf = new Map(units.map(({ id, phone }) => [id, phone ?? null]))
  return houses
    .flatMap(({ row }) => (row.hasControlRoom && row.unitId ? [{ ...row, unitId: row.unitId }] : []))
    .map(({ id: buildingId, tenantId, unitId, name, contactName, contactPhone, createdBy, createdAt }, place) => ({
      id: place + 1, tenantId, unitId, name: `${name}消控室`, buildingId, floor: 1, position: '1F 消防控制室', phone: phoneOf.get(unitId) ?? null,
      managerName: contactName, managerPhone: contactPhone, createdBy, createdAt,
    }))
}

/** The gateway of each demo tenant (`first-keys.ts` makes its key) stands in the tenant's first control room. */
export function demoGateways(rooms: readonly Room[]): (typeof gateways.$inferInsert)[] {
  const firstOf = new Map([...rooms].reverse().map((room) => [room.tenantId, room]))
  return [...firstOf.values()].map(({ tenantId, unitId, id, position, createdBy, createdAt }) => ({
    tenantId, number: DEMO_GATEWAY, manufacturer: '安澜电子', equipmentType: '用户信息传输装置', model: 'AL-T100', unitId, controlRoomId: id, position, createdBy, createdAt,
  }))
}

/** The number of the gateway of a demo tenant. */
export const DEMO_GATEWAY = 'demo'
