import { randomBytes } from 'node:crypto'

import { inArray } from 'drizzle-orm'

import type { ServerDeps } from '../server-deps'
import {
  buildings,
  channels,
  devices,
  fireHostPoints,
  fireHosts,
  deviceSeries,
  firms,
  hydrants,
  measuringPoints,
  menus,
  roleMenus,
  roles,
  sensorTypePoints,
  sensorTypes,
  sessions,
  tenantChannels,
  tenants,
  tenantSettings,
  userRoles,
  users,
} from '../db/schema'
import { demandGateway, storeGatewayKey } from '../domain/gateways/gateway-keys.queries'
import { hashToken } from '../http/session'

export interface Operator {
  userId: string
  username: string
  token: string
}

/** One site with one device of each kind and two users. */
export interface TestTenant {
  id: string
  operator: Operator
  colleague: Operator
  buildingId: number
  buildingName: string
  hydrantId: number
  smoke: { id: number; number: string }
  electrical: { id: number; number: string }
  hydrantSensor: { id: number; number: string }
  fireHost: { id: number; ip: string; port: number }
  hostPoint: { id: number; loop: string; address: string }
}

const POINTS = [
  { code: 'YG', name: '烟感', kind: 'fire', normalMin: 0, normalMax: 0, highType: '烟感报警', outOfBounds: 'alarm' },
  { code: 'VOL', name: '电池电压', unit: 'V', kind: 'monitoring', normalMin: 2.8, lowType: '电池欠压', outOfBounds: 'fault' },
  { code: 'RCT', name: '剩余电流', unit: 'mA', kind: 'monitoring', normalMax: 300, highType: '漏电', outOfBounds: 'alarm' },
  { code: 'YL', name: '压力', unit: 'MPa', kind: 'monitoring', normalMin: 0.1, normalMax: 0.8, lowType: '低压', outOfBounds: 'fault' },
] as const

const TYPES = [
  { channelId: 1, equipmentType: '无线感烟探测器', points: ['YG', 'VOL'] },
  { channelId: 2, equipmentType: '剩余电流探测器', points: ['RCT'] },
  { channelId: 5, equipmentType: '消火栓水压传感器', points: ['YL', 'VOL'] },
] as const

const CHANNELS = [1, 2, 5, 11]

/** The catalogue that all tenants share: channels, points, types in the order smoke, electrical, hydrant. */
export async function addCatalogue({ database: { db } }: ServerDeps): Promise<number[]> {
  await db.insert(channels).values(
    [[1, '无线感烟'], [2, '电气火灾'], [5, '消防用水'], [11, '消防主机']].map(([id, name]) => ({
      id: Number(id),
      name: String(name),
      kind: '消防系统',
      menuCode: `c${id}`,
      menuTitle: String(name),
      icon: 'c',
      menuOrder: Number(id),
    })),
  )
  const points = await db.insert(measuringPoints).values([...POINTS]).returning()
  const [firm] = await db.insert(firms).values([{ name: '安澜电子' }, { name: '宏盾消防' }]).returning()
  const typeIds: number[] = []
  for (const { channelId, equipmentType, points: codes } of TYPES) {
    const [series] = await db
      .insert(deviceSeries)
      .values({ firmId: only(firm).id, code: `M1-${channelId}`, name: equipmentType, placement: '0', color: '#3B82F6' })
      .returning()
    const pointIds = codes.map((code) => only(points.find((point) => point.code === code)).id)
    const [type] = await db.insert(sensorTypes).values({ seriesId: only(series).id, model: 'M1', channelId, pointIds }).returning()
    const typeId = only(type).id
    await db.insert(sensorTypePoints).values(pointIds.map((pointId, position) => ({ typeId, position, pointId })))
    typeIds.push(typeId)
  }
  return typeIds
}

/** The gateway key of a site. */
export const testGatewayKey = (tenantId: string) => `test-key-of-${tenantId}`

/** A site; call `addCatalogue` first. `statusAt` of everything is an hour before the clock. */
export async function addTenant({ database: { db }, clock }: ServerDeps, name: string, typeIds: number[]): Promise<TestTenant> {
  const tenantId = `t-${name}`
  const before = new Date(clock.now() - 3_600_000)
  await db.insert(tenants).values({ id: tenantId, name: `站点${name}`, createdAt: before })
  await db.insert(tenantSettings).values({ tenantId, planSetup: true })
  await storeGatewayKey(db, await demandGateway(db, { tenantId, gateway: 'gateway' }, clock.now()), testGatewayKey(tenantId), clock.now())
  await db.insert(tenantChannels).values(CHANNELS.map((channelId) => ({ tenantId, channelId })))
  const buildingName = `${name}大厦`
  const [building] = await db
    .insert(buildings)
    .values({ tenantId, name: buildingName, address: `${name}市`, addressDetail: `${name}路1号`, upperFloors: 9 })
    .returning()
  const buildingId = only(building).id
  const [hydrant] = await db
    .insert(hydrants)
    .values({ tenantId, name: `${name}消火栓`, area: `${name}区`, hydrantType: '1', waterPipe: '0', protectionRadius: 120, position: '东门' })
    .returning()
  const hydrantId = only(hydrant).id
  const seen = { status: 'normal', statusAt: before, reportedAt: before } as const
  const device = async (place: object, number: string, typeId: number | undefined, channelId: number) => {
    const [row] = await db.insert(devices).values({ tenantId, number, typeId: only(typeId), channelId, ...seen, ...place }).returning()
    return { id: only(row).id, number }
  }
  const indoors = { buildingId, floor: 3, position: '301 走廊' }
  const smoke = await device(indoors, `${name}-smoke`, typeIds[0], 1)
  const electrical = await device({ ...indoors, floor: -1 }, `${name}-rct`, typeIds[1], 2)
  const hydrantSensor = await device({ hydrantId }, `${name}-yl`, typeIds[2], 5)
  const ip = `10.0.0.${(await db.select().from(fireHosts)).length + 1}`
  const [host] = await db.insert(fireHosts).values({ tenantId, serverIp: ip, port: 9000 }).returning()
  const wired = { loop: '1', address: '17', series: '点型光电感烟火灾探测器', channelId: 11, buildingId, floor: 2, position: '大厅' }
  const [point] = await db.insert(fireHostPoints).values({ tenantId, fireHostId: only(host).id, ...wired, ...seen }).returning()
  return {
    id: tenantId,
    operator: await addOperator(db, tenantId, `${name}-operator`, clock.now(), true),
    colleague: await addOperator(db, tenantId, `${name}-colleague`, clock.now(), false),
    buildingId,
    buildingName,
    hydrantId,
    smoke,
    electrical,
    hydrantSensor,
    fireHost: { id: only(host).id, ip, port: 9000 },
    hostPoint: { id: only(point).id, loop: '1', address: '17' },
  }
}

/** Adds a user with a live session, without signing in. */
export async function addOperator(
  db: ServerDeps['database']['db'],
  tenantId: string,
  username: string,
  now: number,
  isTenantAdmin: boolean,
  channelIds: readonly number[] = CHANNELS,
): Promise<Operator> {
  const userId = `u-${username}`
  const roleId = `r-${username}`
  await db.insert(users).values({ id: userId, tenantId, username, name: username, passwordHash: 'none', isTenantAdmin })
  if (!isTenantAdmin) await grantChannels(db, tenantId, { userId, roleId }, channelIds)
  const token = randomBytes(16).toString('hex')
  const end = new Date(now + 86_400_000)
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    refreshHash: hashToken(`${token}-refresh`),
    userId,
    createdAt: new Date(now),
    expiresAt: end,
    refreshExpiresAt: end,
  })
  return { userId, username, token }
}

/** Gives a tenant the systems of inspections and of cameras, which the others do without. */
export async function openInspectionAndVideo({ database: { db } }: ServerDeps, tenantId: string): Promise<void> {
  await db.insert(tenantChannels).values([9, 10].map((channelId) => ({ tenantId, channelId })))
}

/** A role with the screens of these channels, and nothing else. */
async function grantChannels(
  db: ServerDeps['database']['db'],
  tenantId: string,
  { userId, roleId }: { userId: string; roleId: string },
  channelIds: readonly number[],
): Promise<void> {
  await db.insert(roles).values({ id: roleId, tenantId, name: roleId })
  const granted = await db.select({ menuId: menus.id }).from(menus).where(inArray(menus.channelId, [...channelIds]))
  if (granted.length > 0) await db.insert(roleMenus).values(granted.map(({ menuId }) => ({ roleId, menuId })))
  await db.insert(userRoles).values({ userId, roleId })
}

function only<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a row is missing')
  return value
}
