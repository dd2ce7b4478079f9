import { eq } from 'drizzle-orm'

import { alarmLevels, cameras, controlRooms, departments, deviceFiles, deviceMaintenance, earlyWarnings, firms, floorPlanDrafts, floorPlans, gateways, indoorFacilities, inspectionDefects, inspectionPlans, inspectionResults, inspectionRoutePoints, inspectionRoutes, inspectionTaskPoints, inspectionTasks, inspectionTypes, networkedUnits, noticeRules, outdoorFacilities, positions, recognitions, storedFiles } from '../db/schema'
import { insertNotices } from '../domain/notices/write-notices.queries'
import { addTenant, openInspectionAndVideo, type TestTenant } from './alarm-world'
import { gatewayOf, pointReport } from './gateway'
import type { TestServer } from './test-server'
import { menuIdOf } from '../domain/menus/menu-catalogue'

/** What a parameter may name; the declared resources add their own names. */
export type ThingName =
  | 'tenant' | 'building' | 'buildingName' | 'device' | 'deviceNumber' | 'hydrantDevice' | 'hydrant' | 'hydrantName' | 'fireHost' | 'hostPoint'
  | 'camera' | 'recognition' | 'fireHostPoint' | 'generalRecord' | 'hydrantRecord' | 'hostRecord' | 'unit' | 'file' | 'user' | 'username' | 'role' | 'firm' | 'plan' | 'draft' | 'gateway' | 'networkedUnit' | 'controlRoom' | 'deviceMaintenance' | 'deviceFile' | 'department' | 'noticeRule' | 'notice' | 'alarmLevel' | 'earlyWarning' | 'inspectionType' | 'indoorFacility' | 'outdoorFacility' | 'facilityNumber' | 'inspectionRoute' | 'inspectionPlan' | 'inspectionTask' | 'taskPoint' | 'inspectionResult' | 'inspectionDefect' | 'measuringPoint' | 'menu' | 'position'

export type Things = Readonly<Record<ThingName, string>>

/** Ids and names that no tenant has. */
export const UNKNOWN_THINGS: Things = {
  tenant: 'unknown', building: '987654', buildingName: 'unknown', device: '987654', deviceNumber: 'unknown', hydrantDevice: '987654',
  hydrant: '987654', hydrantName: 'unknown', fireHost: '987654', hostPoint: '987654', generalRecord: '987654', hydrantRecord: '987654',
  hostRecord: '987654', camera: '987654', recognition: '987654', fireHostPoint: '987654', unit: '987654', department: '987654', networkedUnit: '987654', controlRoom: '987654', deviceMaintenance: '987654', deviceFile: '987654', file: 'unknown.svg', user: 'unknown', username: 'unknown', role: 'unknown', firm: '987654', plan: '987654', draft: '987654', gateway: '987654', noticeRule: '987654', notice: '987654', alarmLevel: '987654', earlyWarning: '987654', measuringPoint: '987654', inspectionType: '987654', indoorFacility: '987654', outdoorFacility: '987654', facilityNumber: 'UNKNOWN', inspectionRoute: '987654', inspectionPlan: '987654', inspectionTask: '987654', taskPoint: '987654', inspectionResult: '987654', inspectionDefect: '987654', menu: '987654', position: '987654',
}

/** the system of the smoke detector of `addTenant` */
const SMOKE_CHANNEL = 1

/** A tenant with one thing of every kind. Every text of it contains `name`, so that leaked data is found in a response. */
export async function addCallWorld(server: TestServer, name: string, typeIds: number[]): Promise<{ site: TestTenant; things: Things }> {
  const { db } = server.deps.database
  const site = await addTenant(server.deps, name, typeIds)
  await openInspectionAndVideo(server.deps, site.id)
  const at = server.clock.now()
  const { ip, port } = site.fireHost
  const { loop, address } = site.hostPoint
  const { records } = await gatewayOf(server).report(
    pointReport(site.smoke.number, at, 'YG', 1, `${name}烟感报警`, 1),
    pointReport(site.hydrantSensor.number, at, 'YL', 0, `${name}低压`, 0.04),
    { fireHost: { ip, port }, loop, address, at, points: [{ code: 'FIREMAIN', status: 1, type: `${name}火警` }] },
  )
  const record = (kind: string) => String(records.find((one) => one.kind === kind)?.id)
  const [department] = await db.insert(departments).values({ tenantId: site.id, code: `${name}-1`, name: `${name}部门` }).returning()
  const [position] = await db.insert(positions).values({ tenantId: site.id, code: `${name}-1`, name: `${name}岗位`, departmentId: department?.id }).returning()
  const [unit] = await db.insert(networkedUnits).values({ tenantId: site.id, name: `${name}物业`, departmentId: department?.id }).returning()
  const [controlRoom] = await db.insert(controlRooms).values({ tenantId: site.id, unitId: unit?.id ?? 0, name: `${name}消控室`, buildingId: site.buildingId, floor: 3 }).returning()
  const file = `${name}.svg`
  await db.insert(storedFiles).values({ key: file, tenantId: site.id, contentType: 'image/svg+xml', content: new TextEncoder().encode(`<svg>${name}</svg>`) })
  const [plan] = await db.insert(floorPlans).values({ tenantId: site.id, buildingId: site.buildingId, floor: 3, fileKey: file, fileName: `${name}三层` }).returning()
  const [draft] = await db
    .insert(floorPlanDrafts)
    .values({ tenantId: site.id, buildingId: site.buildingId, floor: 3, fileKey: file, fileName: `${name}草稿`, createdBy: name, createdAt: new Date(at) })
    .returning()
  const [gateway] = await db.select().from(gateways).where(eq(gateways.tenantId, site.id))
  const [rule] = await db.insert(noticeRules).values({ tenantId: site.id, name: `${name}规则`, intervalMinutes: 30, channelId: SMOKE_CHANNEL }).returning()
  const facts = { at, place: `${name}大厦`, floor: 3, position: null, device: site.smoke.number, series: null, alarm: `${name}报警`, level: '一级', value: null }
  const about = [{ kind: 'general' as const, recordId: Number(record('general')), subjectId: site.smoke.id }]
  const [delivery] = await insertNotices(db, [{
    tenantId: site.id, type: '1', channelId: SMOKE_CHANNEL, isTest: false, facts, content: `${name}报警`, about,
    deliveries: [{ userId: site.colleague.userId, username: site.colleague.username, name: `${name}用户`, method: '2', state: 'failed', dueAt: new Date(at) }],
  }], new Date(at))
  const [level] = await db.insert(alarmLevels).values({ tenantId: site.id, name: `${name}级`, sort: 1, color: '#FFAA00' }).returning()
  const [warning] = await db
    .insert(earlyWarnings)
    .values({ tenantId: site.id, channelId: 1, deviceId: site.smoke.id, sensorNumber: site.smoke.number, buildingName: `${name}大厦`, pointCode: 'YG', levelName: `${name}级`, levelRank: 1, levelColor: '#FFAA00', raisedAt: new Date(at), receivedAt: new Date(at) })
    .returning()
  const [inspectionType] = await db.insert(inspectionTypes).values({ tenantId: site.id, name: `${name}灭火器` }).returning()
  const facility = { tenantId: site.id, typeId: inspectionType?.id ?? 0, position: `${name}门口`, responsible: `${name}责任人` }
  const [indoorFacility] = await db.insert(indoorFacilities).values({ ...facility, buildingId: site.buildingId, floor: 1 }).returning()
  const [outdoorFacility] = await db.insert(outdoorFacilities).values({ ...facility, unitId: unit?.id ?? 0, coordinates: '120.6,30.2' }).returning()
  const [route] = await db.insert(inspectionRoutes).values({ tenantId: site.id, name: `${name}路线`, isOutdoor: false, facilityIds: [indoorFacility?.id ?? 0] }).returning()
  await db.insert(inspectionRoutePoints).values({ routeId: route?.id ?? 0, place: 0, indoorId: indoorFacility?.id ?? 0 })
  const [inspectionPlan] = await db
    .insert(inspectionPlans)
    .values({ tenantId: site.id, routeId: route?.id ?? 0, cycle: '1', every: 1, weekdays: [], monthDays: [], periods: [{ start: '08:00', end: '12:00' }], startOn: '2026-01-01', personIds: [], description: `${name}计划` })
    .returning()
  const [task] = await db
    .insert(inspectionTasks)
    .values({ tenantId: site.id, planId: inspectionPlan?.id ?? 0, routeId: route?.id ?? 0, routeName: `${name}路线`, isOutdoor: false, personIds: [], isStrict: false, startsAt: new Date(at - 3_600_000), endsAt: new Date(at + 3_600_000) })
    .returning()
  const checked = { tenantId: site.id, indoorId: indoorFacility?.id ?? 0, number: indoorFacility?.number ?? '', typeName: `${name}灭火器`, buildingId: site.buildingId, buildingName: `${name}大厦`, floor: 1, position: `${name}门口` }
  const [taskPoint] = await db.insert(inspectionTaskPoints).values({ ...checked, taskId: task?.id ?? 0, place: 0 }).returning()
  const [result] = await db
    .insert(inspectionResults)
    .values({ ...checked, clientId: `${name}-result`, taskPointId: taskPoint?.id ?? null, isAbnormal: true, items: [], problem: `${name}漏气`, handling: '1', statusBefore: '0', statusAfter: '1', inspectorId: site.colleague.userId, inspectorName: `${name}巡检员`, inspectedAt: new Date(at), receivedAt: new Date(at) })
    .returning()
  const [defect] = await db
    .insert(inspectionDefects)
    .values({ tenantId: site.id, resultId: result?.id ?? 0, indoorId: indoorFacility?.id ?? 0, buildingId: site.buildingId, severity: '1', deadline: '2026-11-27', problem: `${name}漏气`, foundAt: new Date(at) })
    .returning()
  const [camera] = await db.insert(cameras).values({ tenantId: site.id, name: `${name}摄像机`, number: `camera-${site.id}`.toLowerCase(), buildingId: site.buildingId, floor: 1, address: 'https://video.example.com/1.m3u8', controlAddress: 'http://192.0.2.8' }).returning()
  const [recognition] = await db.insert(recognitions).values({ tenantId: site.id, cameraId: camera?.id ?? 0, name: `${name}识别`, kind: 'smoke', sensitivity: 30 }).returning()
  const [maintenance] = await db
    .insert(deviceMaintenance)
    .values({ tenantId: site.id, deviceId: site.smoke.id, kind: 'cleaning', doneOn: '2026-01-05', doneBy: `${name}维保`, passed: true, description: `${name}清洁` })
    .returning()
  await db.insert(storedFiles).values({ key: `${name}.pdf`, tenantId: site.id, contentType: 'application/pdf', content: new TextEncoder().encode(`%PDF-${name}`) })
  const [paper] = await db
    .insert(deviceFiles)
    .values({ tenantId: site.id, deviceId: site.smoke.id, kind: 'manual', name: `${name}说明书`, contentType: 'application/pdf', bytes: 9, fileKey: `${name}.pdf` })
    .returning()
  const [firm] = await db.select().from(firms).where(eq(firms.id, 1))
  return {
    site,
    things: {
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
      generalRecord: record('general'),
      hydrantRecord: record('hydrant'),
      hostRecord: record('fireHost'),
      unit: String(unit?.id),
      networkedUnit: String(unit?.id),
      controlRoom: String(controlRoom?.id),
      deviceMaintenance: String(maintenance?.id),
      deviceFile: String(paper?.id),
      file,
      user: site.colleague.userId,
      username: site.colleague.username,
      role: `r-${site.colleague.username}`,
      firm: String(firm?.id),
      plan: String(plan?.id),
      draft: String(draft?.id),
      gateway: String(gateway?.id),
      department: String(department?.id),
      noticeRule: String(rule?.id),
      notice: String(delivery),
      alarmLevel: String(level?.id),
      earlyWarning: String(warning?.id),
      measuringPoint: '1',
      inspectionType: String(inspectionType?.id),
      indoorFacility: String(indoorFacility?.id),
      outdoorFacility: String(outdoorFacility?.id),
      facilityNumber: String(indoorFacility?.number),
      inspectionRoute: String(route?.id),
      inspectionPlan: String(inspectionPlan?.id),
      inspectionTask: String(task?.id),
      taskPoint: String(taskPoint?.id),
      inspectionResult: String(result?.id),
      inspectionDefect: String(defect?.id),
      camera: String(camera?.id),
      recognition: String(recognition?.id),
      position: String(position?.id),
      menu: String(menuIdOf('adminSys/menuManager')),
    },
  }
}
