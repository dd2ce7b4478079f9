import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import {
  buildings, cameras, controlRooms, departments, deviceFiles, deviceMaintenance, devices, elements, fireHostPoints, fireHostRecords, fireHosts, floorPlanDrafts, floorPlans, generalRecords, hydrantRecords, hydrants, indoorFacilities, inspectionTypes, menus, networkedUnits, outdoorFacilities, recognitions, roleAreas,
  roleElements, roleMenus, roles, storedFiles, userRoles, users,
} from '../../db/schema'
import { addCatalogue, addOperator, type TestTenant } from '../../testing/alarm-world'
import { CALL_SAMPLES, type CallSample } from '../../testing/call-samples'
import { addCallWorld, UNKNOWN_THINGS, type Things } from '../../testing/call-world'
import { filled, PLACEHOLDER, send } from '../../testing/matrix-requests'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { RIGHTS } from './rights'

/** Part of every text of the other building, hydrant and unit of the same tenant: a response that contains it shows too much. */
const SENTINEL = 'sentinel'
const HERE = '330102'
const ELSEWHERE = '330203'

let server: TestServer
let site: TestTenant
let own: Things
let outside: Things
/** every right, but places of one region; the same by departments; and every place */
const tokens = { region: '', department: '', all: '' }
let before: string

/** The tables whose rows stand somewhere. */
const PLACED: readonly PgTable[] = [
  departments, networkedUnits, controlRooms, buildings, hydrants, devices, deviceMaintenance, deviceFiles, fireHosts, fireHostPoints, floorPlans, floorPlanDrafts, storedFiles, generalRecords, hydrantRecords, fireHostRecords,
  inspectionTypes, indoorFacilities, outdoorFacilities, cameras, recognitions,
]

beforeAll(async () => {
  server = await startTestServer()
  const types = await addCatalogue(server.deps)
  const other = await addCallWorld(server, SENTINEL, types)
  ;({ site, things: own } = await addCallWorld(server, 'own', types))
  outside = other.things
  const { db } = server.deps.database
  for (const table of PLACED) await db.execute(sql`update ${table} set tenant_id = ${site.id} where tenant_id = ${other.site.id}`)
  // types have no place: everybody sees them
  await db.update(inspectionTypes).set({ name: 'elsewhere' }).where(eq(inspectionTypes.id, Number(other.things.inspectionType)))
  await place(own, HERE)
  await place(outside, ELSEWHERE)
  tokens.region = await allowed('limited-region', 'areas')
  await db.insert(roleAreas).values({ roleId: 'limited-region', kind: 'region', code: '330100' })
  tokens.department = await allowed('limited-department', 'departmentsBelow')
  await db.update(users).set({ departmentId: Number(own.department) }).where(eq(users.id, 'u-limited-department'))
  tokens.all = await allowed('unlimited', 'all')
  before = await rowsOutside()
})
afterAll(() => server.stop())

/** Puts the things of a world into a region, and below its unit and department. */
async function place({ building, hydrant, unit }: Things, regionCode: string): Promise<void> {
  const { db } = server.deps.database
  await db.update(buildings).set({ regionCode, unitId: Number(unit) }).where(eq(buildings.id, Number(building)))
  await db.update(hydrants).set({ regionCode, unitId: Number(unit) }).where(eq(hydrants.id, Number(hydrant)))
}

/** A user whose only role grants every screen and every element. */
async function allowed(name: string, dataScope: 'all' | 'areas' | 'departmentsBelow'): Promise<string> {
  const { db } = server.deps.database
  const { token, userId } = await addOperator(db, site.id, name, server.clock.now(), false, [])
  await db.delete(userRoles).where(eq(userRoles.userId, userId))
  await db.insert(roles).values({ id: name, tenantId: site.id, name, dataScope })
  await db.insert(roleMenus).select(db.select({ roleId: sql<string>`${name}`.as('role_id'), menuId: menus.id }).from(menus))
  await db.insert(roleElements).select(db.select({ roleId: sql<string>`${name}`.as('role_id'), elementCode: elements.code }).from(elements))
  await db.insert(userRoles).values({ userId, roleId: name })
  return token
}

async function rowsOutside(): Promise<string> {
  const all = []
  for (const table of PLACED) {
    const name = getTableName(table)
    all.push(await rowsOf(server.deps.database.db, sql`select t::text from ${sql.identifier(name)} t where t::text like ${`%${SENTINEL}%`} order by 1`))
  }
  return JSON.stringify(all)
}

/** What stands somewhere; users, roles and departments belong to the whole tenant. */
const PLACED_THINGS = new Set<keyof Things>([
  'building', 'buildingName', 'device', 'deviceNumber', 'hydrantDevice', 'hydrant', 'hydrantName', 'fireHost', 'hostPoint', 'fireHostPoint', 'generalRecord', 'hydrantRecord', 'hostRecord',
  'unit', 'networkedUnit', 'controlRoom', 'deviceMaintenance', 'deviceFile', 'gateway', 'plan', 'draft', 'camera', 'recognition', 'indoorFacility', 'outdoorFacility', 'facilityNumber', 'inspectionRoute', 'inspectionPlan', 'inspectionTask', 'taskPoint', 'inspectionResult', 'inspectionDefect',
])
const namesIn = (sample: CallSample) => [...(JSON.stringify(sample).match(PLACEHOLDER) ?? [])].map((one) => one.slice(1, -1) as keyof Things)
const placesIn = (sample: CallSample): number[] => namesIn(sample).flatMap((name, index) => (PLACED_THINGS.has(name) ? [index] : []))

// departments, users and sites are seen by all who may manage them, and files are opened by their signed address
const WITHOUT_PLACE = /\/(?:tenant|channel|depart|user|group|gateLog|loginLog|onlineSession)\b|^\w+ \/files\//
const calls = [...RIGHTS].filter(([call, { kind }]) => kind !== 'open' && kind !== 'gatewayKey' && !WITHOUT_PLACE.test(call)).map(([call]) => call)

describe.each(calls)('%s', (call) => {
  const sample = CALL_SAMPLES[call] ?? {}

  it('responds to what is outside of the scope as to what does not exist, in every place of the request', async () => {
    for (const token of [tokens.region, tokens.department]) {
      for (const at of placesIn(sample)) {
        const request = (there: Things) => filled(sample, (index) => (index === at ? there : own))
        const response = await send(server, call, request(outside), token)
        expect(response).toEqual(await send(server, call, request(UNKNOWN_THINGS), token))
        expect(response.text).not.toContain(SENTINEL)
      }
      expect((await send(server, call, filled(sample, (index) => (placesIn(sample).includes(index) ? outside : own)), token)).text).not.toContain(SENTINEL)
    }
  })

  it('responds to what is in scope as to a user who sees every place', async () => {
    // a write of the first user changes what the second one finds
    if (!call.startsWith('GET ') || /\/(delete|batchDelete)$/.test(call)) return
    const request = filled(sample, () => own)
    const whole = await send(server, call, request, tokens.all)
    for (const token of [tokens.region, tokens.department]) {
      const part = await send(server, call, request, token)
      expect([part.http, part.body]).toEqual([whole.http, whole.body])
      if (!whole.text.includes(SENTINEL) && placesIn(sample).length > 0) expect(part.text).toBe(whole.text)
    }
  })
})

describe('after all these requests', () => {
  it('nothing outside of the scope was written', async () => {
    expect(await rowsOutside()).toBe(before)
  })

  it('no request failed inside the server', () => {
    expect(server.logLines.filter((line) => line.includes('request.failed'))).toEqual([])
  })
})
