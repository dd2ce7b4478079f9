import { eq } from 'drizzle-orm'

import { alarmLevels, cameras, controlRooms, departments, deviceFiles, deviceMaintenance, earlyWarnings, firms, floorPlanDrafts, floorPlans, gateways, networkedUnits, noticeRules, positions, recognitions, storedFiles } from '../db/schema'
import { menuIdOf } from '../domain/menus/menu-catalogue'
import { insertNotices } from '../domain/notices/write-notices.queries'
import { addTenant, openInspectionAndVideo, type TestTenant } from './alarm-world'
import { addInspection } from './call-world-inspection'
import type { Making } from './call-world.types'
import { gatewayOf, pointReport } from './gateway'
import { onlyRow } from './only-row'
import type { TestServer } from './test-server'

/** Ids and names that no tenant has. */
export const UNKNOWN_THINGS = {
  tenant: 'unknown', building: '987654', buildingName: 'unknown', device: '987654', deviceNumber: 'unknown', hydrantDevice: '987654',
  hydrant: '987654', hydrantName: 'unknown', fireHost: '987654', hostPoint: '987654', generalRecord: '987654', hydrantRecord: '987654',
  hostRecord: '987654', camera: '987654', recognition: '987654', fireHostPoint: '987654', unit: '987654', department: '987654', networkedUnit: '987654', controlRoom: '987654', deviceMaintenance: '987654', deviceFile: '987654', file: 'unknown.svg', user: 'unknown', username: 'unknown', role: 'unknown', firm: '987654', plan: '987654', draft: '987654', gateway: '987654', noticeRule: '987654', notice: '987654', alarmLevel: '987654', earlyWarning: '987654', measuringPoint: '987654', inspectionType: '987654', indoorFacility: '987654', outdoorFacility: '987654', facilityNumber: 'UNKNOWN', inspectionRoute: '987654', inspectionPlan: '987654', inspectionTask: '987654', taskPoint: '987654', inspectionResult: '987654', inspectionDefect: '987654', menu: '987654', position: '987654',
}

/** What a parameter may name; the declared resources add their own names. */
export type ThingName = keyof typeof UNKNOWN_THINGS

export type Things = Readonly<Record<ThingName, string>>

/** the system of the smoke detector of `addTenant` */
const SMOKE_CHANNEL = 1

/** A tenant with one thing of every kind. Every text of it contains `name`, so that leaked data is found in a response. */
export async function addCallWorld(server: TestServer, name: string, typeIds: number[]): Promise<{ site: TestTenant; things: Things }> {
  const { db } = server.deps.database
  const site = await addTenant(server.deps, name, typeIds)
  await openInspectionAndVideo(server.deps, site.id)
  const making: Making = { db, site, name, at: server.clock.now() }
  const records = await addRecords(server, making)
  const organisation = await addOrganisation(making)
  const gateway = onlyRow(await db.select().from(gateways).where(eq(gateways.tenantId, site.id)))
  const firm = onlyRow(await db.select().from(firms).where(eq(firms.id, 1)))
  return {
    site,
    things: {
      ...namesOfSite(site, name),
      ...records,
      ...organisation,
      ...(await addPlans(making)),
      ...(await addNotices(making, Number(records.generalRecord))),
      ...(await addWarnings(making)),
      ...(await addInspection(making, Number(organisation.unit))),
      ...(await addCameras(making)),
      ...(await addPapers(making)),
      gateway: String(gateway.id),
      firm: String(firm.id),
      measuringPoint: '1',
      menu: String(menuIdOf('adminSys/menuManager')),
    },
  }
}

const namesOfSite = (site: TestTenant, name: string) => ({
  tenant: site.id,
  building: String(site.buildingId),
  buildingName: site.buildingName,
  device: String(site.smoke.id),
  deviceNumber: site.smoke.number,
  hydrantDevice: String(site.hydrantSensor.id),
  hydrant: String(site.hydrantId),
  hydrantName: `${name}消火栓`,
  fireHost: String(site.fireHost.id),
  hostPoint: String(site.hostPoint.id),
  fireHostPoint: String(site.hostPoint.id),
  user: site.colleague.userId,
  username: site.colleague.username,
  role: `r-${site.colleague.username}`,
})

/** A record of each table, by reports. */
async function addRecords(server: TestServer, { site, name, at }: Making) {
  const { ip, port } = site.fireHost
  const { loop, address } = site.hostPoint
  const { records } = await gatewayOf(server).report(
    pointReport(site.smoke.number, at, 'YG', 1, `${name}烟感报警`, 1),
    pointReport(site.hydrantSensor.number, at, 'YL', 0, `${name}低压`, 0.04),
    { fireHost: { ip, port }, loop, address, at, points: [{ code: 'FIREMAIN', status: 1, type: `${name}火警` }] },
  )
  const record = (kind: string) => String(records.find((one) => one.kind === kind)?.id)
  return { generalRecord: record('general'), hydrantRecord: record('hydrant'), hostRecord: record('fireHost') }
}

async function addOrganisation({ db, site, name }: Making) {
  const department = onlyRow(await db.insert(departments).values({ tenantId: site.id, code: `${name}-1`, name: `${name}部门` }).returning())
  const position = onlyRow(await db.insert(positions).values({ tenantId: site.id, code: `${name}-1`, name: `${name}岗位`, departmentId: department.id }).returning())
  const unit = onlyRow(await db.insert(networkedUnits).values({ tenantId: site.id, name: `${name}物业`, departmentId: department.id }).returning())
  const controlRoom = onlyRow(await db.insert(controlRooms).values({ tenantId: site.id, unitId: unit.id, name: `${name}消控室`, buildingId: site.buildingId, floor: 3 }).returning())
  return { department: String(department.id), position: String(position.id), unit: String(unit.id), networkedUnit: String(unit.id), controlRoom: String(controlRoom.id) }
}

/** The plan of a floor with its picture, and a draft. */
async function addPlans({ db, site, name, at }: Making) {
  const file = `${name}.svg`
  await db.insert(storedFiles).values({ key: file, tenantId: site.id, contentType: 'image/svg+xml', content: new TextEncoder().encode(`<svg>${name}</svg>`) })
  const ofFloor = { tenantId: site.id, buildingId: site.buildingId, floor: 3, fileKey: file }
  const plan = onlyRow(await db.insert(floorPlans).values({ ...ofFloor, fileName: `${name}三层` }).returning())
  const draft = onlyRow(await db.insert(floorPlanDrafts).values({ ...ofFloor, fileName: `${name}草稿`, createdBy: name, createdAt: new Date(at) }).returning())
  return { file, plan: String(plan.id), draft: String(draft.id) }
}

/** A push rule, and a notice of a record that could not be sent. */
async function addNotices({ db, site, name, at }: Making, recordId: number) {
  const rule = onlyRow(await db.insert(noticeRules).values({ tenantId: site.id, name: `${name}规则`, intervalMinutes: 30, channelId: SMOKE_CHANNEL }).returning())
  const facts = { at, place: `${name}大厦`, floor: 3, position: null, device: site.smoke.number, series: null, alarm: `${name}报警`, level: '一级', value: null }
  const [delivery] = await insertNotices(db, [{
    tenantId: site.id, type: '1', channelId: SMOKE_CHANNEL, isTest: false, facts, content: `${name}报警`, about: [{ kind: 'general', recordId, subjectId: site.smoke.id }],
    deliveries: [{ userId: site.colleague.userId, username: site.colleague.username, name: `${name}用户`, method: '2', state: 'failed', dueAt: new Date(at) }],
  }], new Date(at))
  return { noticeRule: String(rule.id), notice: String(delivery) }
}

async function addWarnings({ db, site, name, at }: Making) {
  const level = onlyRow(await db.insert(alarmLevels).values({ tenantId: site.id, name: `${name}级`, sort: 1, color: '#FFAA00' }).returning())
  const warning = onlyRow(await db
    .insert(earlyWarnings)
    .values({ tenantId: site.id, channelId: SMOKE_CHANNEL, deviceId: site.smoke.id, sensorNumber: site.smoke.number, buildingName: `${name}大厦`, pointCode: 'YG', levelName: `${name}级`, levelRank: 1, levelColor: '#FFAA00', raisedAt: new Date(at), receivedAt: new Date(at) })
    .returning())
  return { alarmLevel: String(level.id), earlyWarning: String(warning.id) }
}

async function addCameras({ db, site, name }: Making) {
  const camera = onlyRow(await db.insert(cameras).values({ tenantId: site.id, name: `${name}摄像机`, number: `camera-${site.id}`.toLowerCase(), buildingId: site.buildingId, floor: 1, address: 'https://video.example.com/1.m3u8', controlAddress: 'http://192.0.2.8' }).returning())
  const recognition = onlyRow(await db.insert(recognitions).values({ tenantId: site.id, cameraId: camera.id, name: `${name}识别`, kind: 'smoke', sensitivity: 30 }).returning())
  return { camera: String(camera.id), recognition: String(recognition.id) }
}

/** What is kept of a device: a maintenance and a manual. */
async function addPapers({ db, site, name }: Making) {
  const maintenance = onlyRow(await db.insert(deviceMaintenance).values({ tenantId: site.id, deviceId: site.smoke.id, kind: 'cleaning', doneOn: '2026-01-05', doneBy: `${name}维保`, passed: true, description: `${name}清洁` }).returning())
  await db.insert(storedFiles).values({ key: `${name}.pdf`, tenantId: site.id, contentType: 'application/pdf', content: new TextEncoder().encode(`%PDF-${name}`) })
  const manual = onlyRow(await db.insert(deviceFiles).values({ tenantId: site.id, deviceId: site.smoke.id, kind: 'manual', name: `${name}说明书`, contentType: 'application/pdf', bytes: 9, fileKey: `${name}.pdf` }).returning())
  return { deviceMaintenance: String(maintenance.id), deviceFile: String(manual.id) }
}
