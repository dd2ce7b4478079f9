import { nextTasks, tasksBetween, CYCLE, type PlanRule } from '@smart-fire/api-client/inspection-plans'
import { DEFECT_STATE, SIGNER, writeWireDay } from '@smart-fire/api-client/wire'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { buildings, indoorFacilities, inspectionDefects, inspectionPlans, inspectionResults, inspectionRoutePoints, inspectionRoutes, inspectionTaskPoints, inspectionTasks, inspectionTypes, networkedUnits, outdoorFacilities, users } from '../db/schema'
import { judgeItems } from '../domain/inspection/results/judge'
import { insertRows } from '../db/bulk-insert'
import type { Random } from './random'
import { staffOf } from './staff'
import { TENANT_ROWS } from './tenants'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** so many days of tasks lie behind the demo city */
const DAYS = 30
/** so far ahead tasks are made, as the server makes them */
const AHEAD_MS = 2 * DAY_MS
/** facilities of one route: a walk of half an hour */
const POINTS = 14
/** routes in buildings: of the main site, and of the others */
const ROUTES = { main: 6, other: 2 }
const PROBLEMS = ['铅封缺失', '表面锈蚀', '被杂物遮挡', '标识脱落', '压力不足', '门扇无法自动关闭']

interface Spot {
  id: number
  number: string
  typeName: string
  type: typeof inspectionTypes.$inferSelect
  buildingId: number | null
  buildingName: string | null
  floor: number | null
  unitId: number | null
  unitName: string | null
  position: string | null
}

/** Routes, plans, and the tasks of the last month with their checks: some points were missed, some were abnormal, and some defects are overdue. */
export async function insertInspections(tx: Db, now: number, random: Random): Promise<void> {
  for (const [place, { id: tenantId }] of TENANT_ROWS.entries()) {
    const inspectors = await inspectorsOf(tx, tenantId)
    const indoor = byPlace(await indoorSpots(tx, tenantId), ({ buildingId }) => buildingId).slice(0, place === 0 ? ROUTES.main : ROUTES.other)
    const outdoor = byPlace(await outdoorSpots(tx, tenantId), ({ unitId }) => unitId).slice(0, 1)
    for (const [at, spots] of [...indoor, ...outdoor].entries()) {
      const isOutdoor = at >= indoor.length
      await insertWalk(tx, { tenantId, isOutdoor, spots: spots.slice(0, POINTS), inspectors, hour: 8 + (at % 4) * 2 }, now, random)
    }
  }
  await markFacilities(tx)
}

/** Facilities were checked last when their newest result says so, and are under repair while they have a defect that is not checked again. */
async function markFacilities(tx: Db): Promise<void> {
  for (const [table, column] of [[indoorFacilities, sql.raw('indoor_id')], [outdoorFacilities, sql.raw('outdoor_id')]] as const) {
    await tx.execute(sql`update ${table} f set last_inspected_at = r.last,
        status = case when exists (select 1 from ${inspectionDefects} d where d.${column} = f.id and d.status in (${DEFECT_STATE.open}, ${DEFECT_STATE.rectified})) then '1' else '0' end
      from (select ${column} as id, max(inspected_at) as last from ${inspectionResults} where ${column} is not null group by 1) r where r.id = f.id`)
  }
}

/** Those who inspect in the demo: who maintains, and the administrator; others have no right to. */
async function inspectorsOf(tx: Db, tenantId: string) {
  const rows = await tx.select({ id: users.id, name: users.name, phone: users.mobilePhone, username: users.username }).from(users).where(eq(users.tenantId, tenantId)).orderBy(asc(users.username))
  return rows.filter(({ username }) => !/^(zhiban|chakan)/.test(username))
}

async function indoorSpots(tx: Db, tenantId: string): Promise<Spot[]> {
  const t = indoorFacilities
  const rows = await tx
    .select({ facility: t, type: inspectionTypes, buildingName: buildings.name, unitId: buildings.unitId, unitName: networkedUnits.name })
    .from(t).innerJoin(inspectionTypes, eq(inspectionTypes.id, t.typeId)).innerJoin(buildings, eq(buildings.id, t.buildingId)).leftJoin(networkedUnits, eq(networkedUnits.id, buildings.unitId))
    .where(eq(t.tenantId, tenantId)).orderBy(asc(t.buildingId), asc(t.id))
  return rows.map(({ facility: { id, number, buildingId, floor, position }, type, ...rest }) => ({ id, number, typeName: type.name, type, buildingId, floor, position, ...rest }))
}

async function outdoorSpots(tx: Db, tenantId: string): Promise<Spot[]> {
  const t = outdoorFacilities
  const rows = await tx
    .select({ facility: t, type: inspectionTypes, unitName: networkedUnits.name })
    .from(t).innerJoin(inspectionTypes, eq(inspectionTypes.id, t.typeId)).leftJoin(networkedUnits, eq(networkedUnits.id, t.unitId))
    .where(and(eq(t.tenantId, tenantId), isNotNull(t.coordinates))).orderBy(asc(t.unitId), asc(t.id))
  return rows.map(({ facility: { id, number, unitId, position }, type, unitName }) => ({ id, number, typeName: type.name, type, buildingId: null, buildingName: null, floor: null, unitId, unitName, position }))
}

function byPlace(spots: readonly Spot[], placeOf: (spot: Spot) => number | null): Spot[][] {
  const groups = new Map<number, Spot[]>()
  for (const spot of spots) {
    const place = placeOf(spot)
    if (place !== null) groups.set(place, [...(groups.get(place) ?? []), spot])
  }
  return [...groups.values()]
}

interface Walk {
  tenantId: string
  isOutdoor: boolean
  spots: readonly Spot[]
  inspectors: readonly { id: string; name: string; phone: string | null }[]
  hour: number
}

async function insertWalk(tx: Db, { tenantId, isOutdoor, spots, inspectors, hour }: Walk, now: number, random: Random): Promise<void> {
  const [first] = spots
  const inspector = random.pick(inspectors)
  if (!first) return
  const name = isOutdoor ? `${first.unitName ?? ''}室外消火栓` : `${first.buildingName ?? ''}日巡`
  const [route] = await tx.insert(inspectionRoutes).values({ tenantId, name, isOutdoor, facilityIds: spots.map(({ id }) => id), createdAt: new Date(now - DAYS * DAY_MS) }).returning()
  if (!route) return
  await tx.insert(inspectionRoutePoints).values(spots.map(({ id }, place) => ({ routeId: route.id, place, indoorId: isOutdoor ? null : id, outdoorId: isOutdoor ? id : null })))
  const start = `${String(hour).padStart(2, '0')}:00`
  const rule = {
    cycle: isOutdoor ? CYCLE.weekly : CYCLE.days, every: 1, weekdays: isOutdoor ? [1, 4] : [], monthDays: [], periods: [{ start, end: `${String(hour + 2).padStart(2, '0')}:00` }], startOn: writeWireDay(now - DAYS * DAY_MS), endOn: null,
    timeZone: 'Asia/Shanghai',
  } satisfies PlanRule
  const { timeZone: _zone, ...planned } = rule
  const [plan] = await tx.insert(inspectionPlans).values({ tenantId, routeId: route.id, ...planned, personIds: [inspector.id], madeUntil: new Date(now + AHEAD_MS), createdAt: new Date(now - DAYS * DAY_MS) }).returning()
  if (!plan) return
  const times = [...tasksBetween(rule, now - DAYS * DAY_MS, now), ...nextTasks(rule, now, 8).filter(({ startsAt }) => startsAt <= now + AHEAD_MS)]
  const tasks = await tx
    .insert(inspectionTasks)
    .values(times.map(({ startsAt, endsAt }) => ({
      tenantId, planId: plan.id, routeId: route.id, routeName: name, isOutdoor, personIds: [inspector.id], isStrict: false, startsAt: new Date(startsAt), endsAt: new Date(endsAt), settledAt: endsAt <= now ? new Date(endsAt) : null,
    })))
    .returning()
  for (const task of tasks) await insertChecks(tx, { task, spots, inspector, isOutdoor }, now, random)
}

interface Done {
  task: typeof inspectionTasks.$inferSelect
  spots: readonly Spot[]
  inspector: Walk['inspectors'][number]
  isOutdoor: boolean
}

/** The points of one task: one in twenty was missed, one in forty was abnormal; of a task that is under way the first ones are done. */
async function insertChecks(tx: Db, { task, spots, inspector, isOutdoor }: Done, now: number, random: Random): Promise<void> {
  const [startsAt, endsAt] = [task.startsAt.getTime(), task.endsAt.getTime()]
  const checked = spots.map((spot, place) => {
    const at = startsAt + Math.round((endsAt - startsAt) * 0.7 * ((place + 1) / spots.length)) + random.int(0, 120_000)
    return { spot, at, isDone: at < now && !random.chance(0.05) }
  })
  const facts = ({ id, number, typeName, buildingId, buildingName, floor, unitId, unitName, position }: Spot) =>
    ({ tenantId: task.tenantId, indoorId: isOutdoor ? null : id, outdoorId: isOutdoor ? id : null, number, typeName, buildingId, buildingName, floor, unitId, unitName, position })
  const points = await tx
    .insert(inspectionTaskPoints)
    .values(checked.map(({ spot, at, isDone }, place) => ({
      ...facts(spot), taskId: task.id, place, doneAt: isDone ? new Date(at) : null, missedAt: !isDone && endsAt <= now ? task.endsAt : null, skipReason: !isDone && endsAt <= now && random.chance(0.2) ? '门锁着，无法进入' : null,
    })))
    .returning()
  const results = checked.flatMap(({ spot, at, isDone }, place) => {
    if (!isDone) return []
    const isAbnormal = random.chance(0.025)
    const problem = isAbnormal ? random.pick(PROBLEMS) : null
    const values = [...(spot.type.checkChoices ?? []).map(({ name }, item) => ({ name, value: isAbnormal && item === 0 ? '1' : '0' })), ...(spot.type.checkValues ?? []).map(({ name, min, max }) => ({ name, value: String(min ?? max ?? 1) }))]
    return [{
      ...facts(spot), clientId: `demo-${task.id}-${place}`, taskPointId: points[place]?.id ?? null, isAbnormal, items: judgeItems(spot.type, values), problem, handling: isAbnormal ? '1' as const : null, statusBefore: '0' as const,
      statusAfter: isAbnormal ? '1' as const : '0' as const, inspectorId: inspector.id, inspectorName: inspector.name, inspectorPhone: inspector.phone, inspectedAt: new Date(at), receivedAt: new Date(Math.min(now, at + random.int(1000, 30_000))), plannedUntil: task.endsAt,
    }]
  })
  if (results.length === 0) return
  const stored = await tx.insert(inspectionResults).values(results).returning()
  await insertRows(tx, inspectionDefects, stored.filter(({ isAbnormal }) => isAbnormal).map((result) => defectOf(result, now, random)))
}

/** A defect, the further on its way the older it is; some are overdue. */
function defectOf({ tenantId, id: resultId, indoorId, outdoorId, buildingId, unitId, inspectedAt, problem, inspectorName }: typeof inspectionResults.$inferSelect, now: number, random: Random): typeof inspectionDefects.$inferInsert {
  const found = inspectedAt.getTime()
  const days = (now - found) / DAY_MS
  const steps = random.chance(0.15) ? 0 : days > 12 ? 3 : days > 6 ? random.int(1, 3) : days > 2 ? random.int(0, 2) : 0
  const after = (hours: number) => new Date(Math.min(now, found + hours * HOUR_MS))
  const { manager, maintenance, property: [, property] } = staffOf(tenantId)
  return {
    tenantId, resultId, indoorId, outdoorId, buildingId, unitId, problem: problem ?? '', severity: random.pick(['0', '1', '1', '2'] as const), deadline: writeWireDay(found + 7 * DAY_MS), foundAt: inspectedAt, status: (['0', '1', '2', '3'] as const)[steps] ?? '0',
    rectifiedBy: steps >= 1 ? inspectorName : null, rectifiedAt: steps >= 1 ? after(26) : null, rectification: steps >= 1 ? '已更换并恢复原位' : null,
    recheckedBy: steps >= 2 ? property : null, recheckedAt: steps >= 2 ? after(40) : null, recheck: steps >= 2 ? '复查合格' : null,
    signatures: steps >= 3 ? Object.values(SIGNER).map((role, place) => ({ role, by: [inspectorName, property, maintenance, manager][place] ?? inspectorName, at: after(42 + 2 * place).toISOString() })) : [],
    signedBy: steps >= 3 ? manager : null, signedAt: steps >= 3 ? after(48) : null,
  }
}
