import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { rowsOf } from '../database'
import { ensureReadingDay, readings } from '../readings'
import {
  auditLog, controlRooms, earlyWarnings, fireHostEvents, fireHostRecords, gateways, generalRecords, hydrantRecords, imports, installationReports, networkedUnits, noticeDeliveries, noticeRecords, noticeRuleDevices, noticeRules, notices, recordPictures,
  storedFiles, unmatchedAddresses, unregisteredDevices, verdictHistory, wallLayouts,
} from '../schema'
import { limitTransaction } from './limit-transaction'

/** One user sees the places `here`, another those `there`. A row says by a text of its own where it belongs. */
type Name = 'here' | 'there'

let server: TestServer
const place = {} as Record<Name, TestTenant & { unit: number; records: { general: number; hydrant: number; fireHost: number } }>
const NAMES = ['here', 'there'] as const
const KINDS = ['general', 'hydrant', 'fireHost'] as const
const at = new Date('2026-11-20T01:00:00Z')

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps.database
  const types = await addCatalogue(server.deps)
  for (const name of NAMES) {
    const site = await addTenant(server.deps, name, types)
    const [unit] = await db.insert(networkedUnits).values({ tenantId: site.id, name }).returning()
    place[name] = { ...site, unit: unit?.id ?? 0, records: { general: 0, hydrant: 0, fireHost: 0 } }
  }
  // records of two kinds and places have one number: it must not be taken for the other
  for (const name of NAMES) await db.insert(generalRecords).values(general(name)).returning().then(([row]) => (place[name].records.general = row?.id ?? 0))
  for (const name of [...NAMES].reverse()) {
    const { id: tenantId, hydrantId, hydrantSensor, fireHost, hostPoint, buildingId } = place[name]
    const same = { tenantId, pointCode: 'P', alarmType: name, raisedAt: at }
    const [atHydrant] = await db.insert(hydrantRecords).values({ ...same, channelId: 5, deviceId: hydrantSensor.id, sensorNumber: name, hydrantId }).returning()
    const [ofHost] = await db.insert(fireHostRecords).values({ ...same, channelId: 11, fireHostPointId: hostPoint.id, fireHostId: fireHost.id, loop: '1', address: name, category: '1', buildingId }).returning()
    Object.assign(place[name].records, { hydrant: atHydrant?.id, fireHost: ofHost?.id })
  }
})
afterAll(() => server.stop())

const general = (name: Name): typeof generalRecords.$inferInsert => ({
  tenantId: place[name].id, channelId: 1, pointCode: 'P', alarmType: name, raisedAt: at, deviceId: place[name].smoke.id, sensorNumber: name, category: '1', buildingId: place[name].buildingId,
})

/** What the user of `here` reads of this column. */
async function seen(table: string, column: string): Promise<unknown[]> {
  const { buildingId, hydrantId, unit, fireHost } = place.here
  return server.deps.database.transaction(async (tx) => {
    await limitTransaction(tx, { userId: 'here', buildings: [buildingId], hydrants: [hydrantId], units: [unit], hosts: [fireHost.id], within: [] })
    const rows = await rowsOf<{ value: unknown }>(tx, sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(table)} order by 1`)
    return rows.map(({ value }) => value)
  })
}
const forBoth = <Row>(make: (name: Name) => Row): Row[] => NAMES.map(make)

describe('a user with limited places sees of what names a record', () => {
  it('the verdicts on the records of these places, of every kind, and the persons who judged them', async () => {
    await server.deps.database.db.insert(verdictHistory).values(forBoth((name) => KINDS.map((kind) => (
      { tenantId: 't', kind, recordId: place[name].records[kind], outcome: 'accepted' as const, userId: name, username: `${name} ${kind}`, at }))).flat())
    expect(await seen('verdict_history', 'username')).toEqual(['here fireHost', 'here general', 'here hydrant'])
    expect(await seen('operator_hours', 'username')).toEqual(['here fireHost', 'here general', 'here hydrant'])
  })

  it('the pictures of their own records', async () => {
    const { db } = server.deps.database
    await db.insert(storedFiles).values(forBoth((name) => ({ key: name, tenantId: place[name].id, contentType: 'image/png', content: new Uint8Array() })))
    await db.insert(recordPictures).values(forBoth((name) => ({ recordId: place[name].records.general, tenantId: place[name].id, fileKey: name, takenAt: at })))
    expect(await seen('record_pictures', 'file_key')).toEqual(['here'])
  })

  it('a notice that tells of their own records only: one of several records names them all', async () => {
    const { db } = server.deps.database
    const told = { 'of here': ['here'], 'of there': ['there'], 'of both': ['here', 'there'], 'of none': [] } as const
    for (const kind of KINDS) {
      for (const [content, names] of Object.entries(told)) {
        const [notice] = await db.insert(notices).values({ tenantId: 't', type: '1', content, createdAt: at, facts: { at: 0, place: null, floor: null, position: null, device: null, series: null, alarm: '', level: '', value: null } }).returning()
        const noticeId = notice?.id ?? 0
        await db.insert(noticeDeliveries).values({ tenantId: 't', noticeId, username: content, createdAt: at, dueAt: at })
        if (names.length > 0) await db.insert(noticeRecords).values(names.map((name) => ({ noticeId, kind, recordId: place[name].records[kind], subjectId: 1 })))
      }
    }
    const ofEachKind = KINDS.map(() => 'of here')
    expect(await seen('notices', 'content')).toEqual(ofEachKind)
    expect(await seen('notice_deliveries', 'username')).toEqual(ofEachKind)
    // that of here, and the half of that of both
    expect(await seen('notice_records', 'record_id')).toHaveLength(2 * KINDS.length)
  })
})

describe('a user with limited places sees of what names a thing', () => {
  it('the events of their own fire hosts, and the addresses there that have no point', async () => {
    const { db } = server.deps.database
    await db.insert(fireHostEvents).values(NAMES.map((name, index) => ({ tenantId: 't', fireHostId: place[name].fireHost.id, event: index === 0 ? 'reset' as const : 'restart' as const, at, receivedAt: at })))
    await db.insert(unmatchedAddresses).values(forBoth((name) => ({ tenantId: 't', fireHostId: place[name].fireHost.id, loop: '1', address: name, firstAt: at, lastAt: at })))
    expect(await seen('fire_host_events', 'event')).toEqual(['reset'])
    expect(await seen('unmatched_addresses', 'address')).toEqual(['here'])
  })

  it('the early warnings in their own buildings and at their own hydrants, and the readings there', async () => {
    const { db } = server.deps.database
    const warning = (name: Name, where: object) => ({ tenantId: 't', channelId: 1, sensorNumber: name, pointCode: 'P', levelName: 'l', levelRank: 1, levelColor: '#fff', raisedAt: at, receivedAt: at, ...where })
    await db.insert(earlyWarnings).values(forBoth((name) => [
      { ...warning(name, { buildingId: place[name].buildingId }), deviceId: place[name].smoke.id }, { ...warning(name, { hydrantId: place[name].hydrantId }), deviceId: place[name].hydrantSensor.id },
    ]).flat())
    await ensureReadingDay(db, at)
    await db.insert(readings).values(forBoth((name) => [place[name].smoke.id, place[name].hydrantSensor.id].map((deviceId) => ({ deviceId, at, values: [1], status: 'normal' as const }))).flat())
    expect(await seen('early_warnings', 'sensor_number')).toEqual(['here', 'here'])
    expect(await seen('readings', 'device_id')).toEqual([place.here.smoke.id, place.here.hydrantSensor.id].map(String).sort())
  })

  it('the installations of the sensors at their own hydrants', async () => {
    await server.deps.database.db.insert(installationReports).values(forBoth((name) => (
      { tenantId: 't', deviceId: place[name].hydrantSensor.id, hydrantId: place[name].hydrantId, sensorNumber: name, pointName: name, person: name, installedOn: '2026-11-20', result: 'normal' as const, reportedAt: at, reportedBy: name })))
    expect(await seen('installation_reports', 'person')).toEqual(['here'])
  })

  it('the devices and the points of fire hosts that a push rule names, which have numbers of their own', async () => {
    const { db } = server.deps.database
    const [rule] = await db.insert(noticeRules).values({ tenantId: place.here.id, name: 'r', intervalMinutes: 1, channelId: 1 }).returning()
    // the point there has the number of a device here
    expect(place.there.hostPoint.id).toBe(place.here.electrical.id)
    await db.insert(noticeRuleDevices).values(forBoth((name) => [{ ruleId: rule?.id ?? 0, kind: 'general' as const, deviceId: place[name].smoke.id }, { ruleId: rule?.id ?? 0, kind: 'fireHost' as const, deviceId: place[name].hostPoint.id }]).flat())
    expect(await seen('notice_rule_devices', 'device_id')).toEqual([place.here.smoke.id, place.here.hostPoint.id].map(String))
  })

  it('the numbers without a device of the gateways that they see', async () => {
    const { db } = server.deps.database
    const [mine, other] = await db.insert(gateways).values(forBoth((name) => ({ tenantId: place[name].id, number: `of ${name}`, unitId: place[name].unit }))).returning()
    await db.insert(unregisteredDevices).values([mine, other, undefined].map((gateway) => ({ tenantId: 't', number: gateway?.number ?? 'of none', gatewayId: gateway?.id ?? null, firstAt: at, lastAt: at })))
    expect(await seen('unregistered_devices', 'number')).toEqual(['of here'])
  })

  it('the control rooms and gateways of their own units, and a gateway that names none', async () => {
    const { db } = server.deps.database
    await db.delete(gateways)
    await db.insert(controlRooms).values(forBoth((name) => ({ tenantId: place[name].id, unitId: place[name].unit, name })))
    await db.insert(gateways).values([...forBoth((name) => ({ tenantId: place[name].id, number: name, unitId: place[name].unit })), { tenantId: place.here.id, number: 'of no unit' }])
    expect(await seen('control_rooms', 'name')).toEqual(['here'])
    expect(await seen('gateways', 'number')).toEqual(['here', 'of no unit'])
  })
})

describe('a user with limited places sees of what users do', () => {
  it('only the own imports, the own walls of cameras, and the own rows of the audit log', async () => {
    const { db } = server.deps.database
    await db.execute(sql`insert into users (id, tenant_id, username, name, password_hash) values ('here', ${place.here.id}, 'here', 'here', 'none'), ('there', ${place.here.id}, 'there', 'there', 'none')`)
    await db.insert(imports).values(forBoth((name) => ({ userId: name, importId: name, kind: 'k', accepted: 1, errors: [], isCancelled: false, at })))
    await db.insert(wallLayouts).values(forBoth((name) => ({ tenantId: place.here.id, userId: name, layouts: [] })))
    await db.insert(auditLog).values(forBoth((name) => ({ at, tenantId: place.here.id, userId: name, action: name, result: 'ok' })))
    expect(await Promise.all([seen('imports', 'import_id'), seen('wall_layouts', 'user_id'), seen('audit_log', 'action')])).toEqual([['here'], ['here'], ['here']])
  })
})
