import { sql } from 'drizzle-orm'

import type { Database, Db } from '../db/database'
import {
  alarmLevels,
  buildings,
  channels,
  controlRooms,
  departments,
  deviceFiles,
  deviceMaintenance,
  deviceSeries,
  dictionaryEntries,
  dictionaryTypes,
  devices,
  fireHostPoints,
  fireHostRecords,
  fireHosts,
  firms,
  floorPlans,
  gateways,
  generalRecords,
  hydrantRecords,
  hydrants,
  indoorFacilities,
  inspectionTypes,
  measuringPoints,
  networkedUnits,
  outdoorFacilities,
  pointThresholds,
  positionMembers,
  positions,
  regions,
  roleElements,
  roleMenus,
  roles,
  sensorTypePoints,
  sensorTypes,
  storedFiles,
  thresholdRanges,
  fireHostEvents,
  unmatchedAddresses,
  tenantChannels,
  tenants,
  tenantSettings,
  userRoles,
  users,
} from '../db/schema'

import { markAsDemo } from '../domain/demo/demo.queries'
import { randomId } from '../domain/random-id'
import { foldChanges } from '../domain/statistics/summaries.queries'

import { measuringPointRows, pointsOfType, typePointRows } from './base-catalogue'
import { continueIds, insertRows } from '../db/bulk-insert'
import { MAINTENANCE_KINDS, OWN_LIST } from './catalogue/dictionary'
import { CHANNEL_ROWS } from './catalogue/channels'
import { FIRMS } from './catalogue/firms'
import { REGION_ROWS } from './catalogue/district'
import { SERIES_SPECS, TYPE_SPECS } from './catalogue/sensor-types'
import { insertCameraRecords } from './camera-records'
import { insertCameras } from './cameras'
import { controlRoomRows, demoGateways } from './control-rooms'
import { facilityRows } from './facilities'
import { createCity, personsOf, type City } from './city'
import { deviceFileRows } from './device-files'
import { maintenanceRows } from './maintenance'
import { picturesOf } from './plan-pictures'
import { createRandom, type Random } from './random'
import { insertEarlyWarnings } from './early-warnings'
import { fillReadings } from './readings'
import { grantOf } from './role-grants'
import { insertInspections } from './inspections'
import { hostEventsOf } from './host-events'
import { insertDemoNotices } from './demo-notices'
import { departmentOfAccount, departmentOfUnit, departmentsOf, positionOfAccount, positionsOf } from './organisation'
import { unmatchedOf } from './unmatched'
import { insertUnregistered } from './unregistered-devices'
import { inspectionTypeRows } from './catalogue/inspection-types'
import { levelRows, thresholdRows, rangeRows } from './catalogue/alarm-levels'
import { DEMO_PASSWORD, DEMO_ROLES, type DemoAccount, type DemoRole } from './tenants'

export type SeedStep = 'planning' | 'estate' | 'devices' | 'records' | 'readings' | 'accounts'

export interface SeedOptions {
  seed: number
  size: 'demo' | 'small'
  now: number
  /** takes half a second each: started first and run at the same time as the rest */
  hashPassword: (password: string) => Promise<string>
  onProgress?: (step: SeedStep, done: number, total: number) => void
}

export interface SeededCity {
  accounts: { username: string; name: string; tenant: string | null }[]
  password: string
  counts: { buildings: number; devices: number; floorPlans: number; records: number; open: number }
  /** devices that report every minute */
  minuteDeviceNumbers: string[]
}

/** Fills an empty, migrated database with the demo city: all of it or, when it is interrupted, nothing. */
export async function seedCity(database: Database, options: SeedOptions): Promise<SeededCity> {
  const { seed, size, now, onProgress = () => undefined } = options
  onProgress('planning', 0, 1)
  const city = createCity(seed, size, now)
  const hashes = Promise.all(
    city.accounts.map(async (account) => ({ account, passwordHash: await options.hashPassword(DEMO_PASSWORD) })),
  )
  const drawn = picturesOf(city.estate.houses, now)
  const ofCameras = await database.transaction(async (tx) => {
    await markAsDemo(tx, size, now)
    onProgress('estate', 0, 1)
    await insertCatalogues(tx)
    await insertTenants(tx, city)
    await insertEstate(tx, city, drawn)
    await insertFacilities(tx, city, now, createRandom(seed).fork('facilities'))
    onProgress('devices', 0, city.installed.devices.length)
    await insertDevices(tx, city, now)
    await insertRows(tx, deviceMaintenance, maintenanceRows(city.installed.devices, now, createRandom(seed).fork('maintenance')))
    const papers = deviceFileRows(city.installed.devices, now, createRandom(seed).fork('device files'))
    await insertRows(tx, storedFiles, papers.stored)
    await insertRows(tx, deviceFiles, papers.files)
    await insertCameras(tx, city, now, createRandom(seed).fork('cameras'))
    onProgress('records', 0, 1)
    await insertRecords(tx, city)
    const seen = await insertCameraRecords(tx, personsOf(city), now, createRandom(seed).fork('camera records'))
    await fillReadings(tx, city, now, createRandom(seed).fork('readings'), (done, total) =>
      onProgress('readings', done, total),
    )
    await insertEarlyWarnings(tx)
    onProgress('accounts', 0, 1)
    await insertAccounts(tx, await hashes, now)
    await insertInspections(tx, now, createRandom(seed).fork('inspections'))
    await insertDemoNotices(tx, now)
    await insertVerdicts(tx)
    await foldChanges(tx, city.records.general.length + city.records.hydrant.length + city.records.fireHost.length + seen.records)
    return seen
  })
  if (database.kind === 'postgres') await database.db.execute(sql`analyze`)
  return summaryOf(city, drawn.plans.length, ofCameras)
}

async function insertCatalogues(tx: Db): Promise<void> {
  await insertRows(tx, regions, REGION_ROWS)
  await insertRows(tx, channels, CHANNEL_ROWS)
  await insertRows(tx, measuringPoints, measuringPointRows())
  await insertRows(tx, firms, Object.values(FIRMS))
  await insertRows(tx, deviceSeries, SERIES_SPECS)
  await insertRows(
    tx,
    sensorTypes,
    TYPE_SPECS.map(({ id, seriesId, model, channelId }) => ({ id, seriesId, model, channelId, pointIds: pointsOfType(id) })),
  )
  await insertRows(tx, sensorTypePoints, typePointRows())
  await continueIds(tx, measuringPoints, firms, deviceSeries, sensorTypes)
  const [list] = await tx.insert(dictionaryTypes).values(OWN_LIST).returning()
  await insertRows(tx, dictionaryEntries, MAINTENANCE_KINDS.map((entry) => ({ ...entry, typeId: list?.id ?? 0 })))
}

async function insertTenants(tx: Db, city: City): Promise<void> {
  await insertRows(tx, tenants, city.tenants)
  await insertRows(
    tx,
    tenantChannels,
    city.tenants.flatMap(({ id }) => CHANNEL_ROWS.map((channel) => ({ tenantId: id, channelId: channel.id }))),
  )
  await insertRows(
    tx,
    tenantSettings,
    city.tenants.map(({ id }) => ({ tenantId: id, planSetup: true })),
  )
  await insertRows(tx, alarmLevels, levelRows(city.tenants))
  await insertRows(tx, pointThresholds, thresholdRows(city.tenants))
  await insertRows(tx, thresholdRanges, rangeRows(city.tenants))
  await insertRows(tx, inspectionTypes, inspectionTypeRows(city.tenants))
  await continueIds(tx, alarmLevels, pointThresholds, inspectionTypes)
}

async function insertEstate(
  tx: Db,
  { tenants: sites, estate, hydrants: water }: City,
  drawn: ReturnType<typeof picturesOf>,
): Promise<void> {
  await insertRows(tx, departments, departmentsOf(sites.map(({ id }) => id)))
  await insertRows(tx, positions, positionsOf(sites.map(({ id }) => id)))
  await insertRows(tx, networkedUnits, estate.units.map((unit) => ({ ...unit, departmentId: departmentOfUnit(unit) })))
  await insertRows(
    tx,
    buildings,
    estate.houses.map(({ row }) => row),
  )
  const rooms = controlRoomRows(estate)
  await insertRows(tx, controlRooms, rooms)
  await insertRows(tx, gateways, demoGateways(rooms))
  await insertRows(tx, storedFiles, drawn.files)
  await insertRows(tx, floorPlans, drawn.plans)
  await insertRows(tx, hydrants, water)
  await continueIds(tx, departments, positions, networkedUnits, buildings, controlRooms, hydrants)
}

async function insertFacilities(tx: Db, city: City, now: number, random: Random): Promise<void> {
  const { indoor, outdoor } = facilityRows(city, now, random)
  await insertRows(tx, indoorFacilities, indoor)
  await insertRows(tx, outdoorFacilities, outdoor)
}

async function insertDevices(tx: Db, { installed }: City, now: number): Promise<void> {
  await insertRows(tx, devices, installed.devices)
  await insertRows(tx, fireHosts, installed.fireHosts)
  await insertRows(tx, fireHostPoints, installed.fireHostPoints)
  await insertRows(tx, unmatchedAddresses, unmatchedOf(installed.fireHosts, now))
  await insertRows(tx, fireHostEvents, hostEventsOf(installed, now))
  await insertUnregistered(tx, now)
  await continueIds(tx, devices, fireHosts, fireHostPoints, unmatchedAddresses)
}

async function insertRecords(tx: Db, { records }: City): Promise<void> {
  await insertRows(tx, generalRecords, records.general)
  await insertRows(tx, hydrantRecords, records.hydrant)
  await insertRows(tx, fireHostRecords, records.fireHost)
}

/** Ids are random, so that no id leads to another (trust B2). */
async function insertAccounts(
  tx: Db,
  hashed: readonly { account: DemoAccount; passwordHash: string }[],
  now: number,
): Promise<void> {
  const made = hashed.map(({ account, passwordHash }) => ({ id: randomId(), account, passwordHash }))
  const at = new Date(now)
  /** administrators of tenants are made by the super admin, other accounts by the administrator of their tenant */
  const makerOf = ({ tenantId, isTenantAdmin }: Pick<DemoAccount, 'tenantId' | 'isTenantAdmin'>) =>
    made.find(({ account: other }) => (isTenantAdmin ? other.isSuperAdmin : other.isTenantAdmin && other.tenantId === tenantId))?.id ?? null
  await insertRows(
    tx,
    users,
    made.map(({ id, account: { role, ...account }, passwordHash }) => ({
      ...account,
      departmentId: departmentOfAccount({ ...account, role }),
      id,
      passwordHash,
      createdById: makerOf(account),
      createdAt: at,
      updatedAt: at,
    })),
  )
  await insertRows(tx, positionMembers, made.flatMap(({ id, account }) => {
    const positionId = positionOfAccount(account)
    return positionId === null ? [] : [{ positionId, userId: id }]
  }))
  for (const { id, account } of made) {
    if (account.role !== null && account.tenantId !== null) await insertRole(tx, id, account.tenantId, account.role)
  }
}

/** The verdict history of the handled records, as `judge` would have written it. */
async function insertVerdicts(tx: Db): Promise<void> {
  for (const [table, kind, verdict] of [
    [generalRecords, 'general', generalRecords.verdict],
    [hydrantRecords, 'hydrant', sql`null`],
    [fireHostRecords, 'fireHost', fireHostRecords.verdict],
  ] as const) {
    await tx.execute(sql`
      insert into verdict_history (tenant_id, kind, record_id, outcome, verdict, user_id, username, at)
      select ${table.tenantId}, ${kind}, ${table.id}, 'accepted', ${verdict}, ${users.id}, ${users.username}, ${table.handledAt}
      from ${table} join ${users} on ${users.username} = ${table.handlePerson} where ${table.handled}`)
  }
}

/** Each account of a tenant has a role of its own, which is created with the account; administrators need none. */
async function insertRole(tx: Db, userId: string, tenantId: string, role: DemoRole): Promise<void> {
  const roleId = randomId()
  const { menuIds, elementCodes } = grantOf(DEMO_ROLES[role])
  await tx.insert(roles).values({ id: roleId, tenantId, name: DEMO_ROLES[role].name, description: DEMO_ROLES[role].description })
  await insertRows(tx, roleMenus, menuIds.map((menuId) => ({ roleId, menuId })))
  await insertRows(tx, roleElements, elementCodes.map((elementCode) => ({ roleId, elementCode })))
  await tx.insert(userRoles).values({ userId, roleId })
}

function summaryOf(city: City, plans: number, ofCameras: { records: number; open: number }): SeededCity {
  const { general, hydrant, fireHost } = city.records
  return {
    accounts: city.accounts.map(({ username, name, tenantId }) => ({
      username,
      name,
      tenant: city.tenants.find(({ id }) => id === tenantId)?.name ?? null,
    })),
    password: DEMO_PASSWORD,
    counts: {
      buildings: city.estate.houses.length,
      devices: city.installed.devices.length + city.installed.fireHostPoints.length,
      floorPlans: plans,
      records: general.length + hydrant.length + fireHost.length + ofCameras.records,
      open: [...general, ...hydrant, ...fireHost].filter(({ handled }) => handled !== true).length + ofCameras.open,
    },
    minuteDeviceNumbers: city.installed.devices
      .filter(({ id }) => city.minuteDevices.has(id))
      .map(({ number }) => number),
  }
}
