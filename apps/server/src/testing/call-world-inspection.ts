import { indoorFacilities, inspectionDefects, inspectionPlans, inspectionResults, inspectionRoutePoints, inspectionRoutes, inspectionTaskPoints, inspectionTasks, inspectionTypes, outdoorFacilities } from '../db/schema'
import type { Making } from './call-world.types'
import { onlyRow } from './only-row'

const HOUR_MS = 3_600_000

/** Facilities, a route over one of them with its plan and a task, and a check of it that found a defect. */
export async function addInspection(making: Making, unitId: number) {
  const { db, site, name, at } = making
  const { type, indoor, outdoor } = await addFacilities(making, unitId)
  const { route, plan, task } = await addWork(making, indoor.id)
  const checked = { tenantId: site.id, indoorId: indoor.id, number: indoor.number ?? '', typeName: `${name}灭火器`, buildingId: site.buildingId, buildingName: `${name}大厦`, floor: 1, position: `${name}门口` }
  const point = onlyRow(await db.insert(inspectionTaskPoints).values({ ...checked, taskId: task.id, place: 0 }).returning())
  const result = onlyRow(await db
    .insert(inspectionResults)
    .values({ ...checked, clientId: `${name}-result`, taskPointId: point.id, isAbnormal: true, items: [], problem: `${name}漏气`, handling: '1', statusBefore: '0', statusAfter: '1', inspectorId: site.colleague.userId, inspectorName: `${name}巡检员`, inspectedAt: new Date(at), receivedAt: new Date(at) })
    .returning())
  const defect = onlyRow(await db
    .insert(inspectionDefects)
    .values({ tenantId: site.id, resultId: result.id, indoorId: indoor.id, buildingId: site.buildingId, severity: '1', deadline: '2026-11-27', problem: `${name}漏气`, foundAt: new Date(at) })
    .returning())
  return {
    inspectionType: String(type.id),
    indoorFacility: String(indoor.id),
    outdoorFacility: String(outdoor.id),
    facilityNumber: String(indoor.number),
    inspectionRoute: String(route.id),
    inspectionPlan: String(plan.id),
    inspectionTask: String(task.id),
    taskPoint: String(point.id),
    inspectionResult: String(result.id),
    inspectionDefect: String(defect.id),
  }
}

async function addFacilities({ db, site, name }: Making, unitId: number) {
  const type = onlyRow(await db.insert(inspectionTypes).values({ tenantId: site.id, name: `${name}灭火器` }).returning())
  const facility = { tenantId: site.id, typeId: type.id, position: `${name}门口`, responsible: `${name}责任人` }
  const indoor = onlyRow(await db.insert(indoorFacilities).values({ ...facility, buildingId: site.buildingId, floor: 1 }).returning())
  const outdoor = onlyRow(await db.insert(outdoorFacilities).values({ ...facility, unitId, coordinates: '120.6,30.2' }).returning())
  return { type, indoor, outdoor }
}

async function addWork({ db, site, name, at }: Making, indoorId: number) {
  const route = onlyRow(await db.insert(inspectionRoutes).values({ tenantId: site.id, name: `${name}路线`, isOutdoor: false, facilityIds: [indoorId] }).returning())
  await db.insert(inspectionRoutePoints).values({ routeId: route.id, place: 0, indoorId })
  const plan = onlyRow(await db
    .insert(inspectionPlans)
    .values({ tenantId: site.id, routeId: route.id, cycle: '1', every: 1, weekdays: [], monthDays: [], periods: [{ start: '08:00', end: '12:00' }], startOn: '2026-01-01', personIds: [], description: `${name}计划` })
    .returning())
  const task = onlyRow(await db
    .insert(inspectionTasks)
    .values({ tenantId: site.id, planId: plan.id, routeId: route.id, routeName: `${name}路线`, isOutdoor: false, personIds: [], isStrict: false, startsAt: new Date(at - HOUR_MS), endsAt: new Date(at + HOUR_MS) })
    .returning())
  return { route, plan, task }
}
