import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, instant, version } from './columns'
import { indoorFacilities, outdoorFacilities } from './inspection'

/** Routes of inspectors: facilities in the order in which they are checked (contract device 19.2, ADR 47). */
export const inspectionRoutes = pgTable(
  'inspection_routes',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    /** its facilities are those outside of buildings */
    isOutdoor: boolean('is_outdoor').notNull(),
    /** in their order; `inspection_route_points` is derived from it */
    facilityIds: jsonb('facility_ids').$type<number[]>().notNull().default([]),
    isEnabled: boolean('is_enabled').notNull().default(true),
    description: text('description'),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('inspection_routes_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`)],
)

/** The facilities of the routes that are not deleted. A facility is on one route at most. */
export const inspectionRoutePoints = pgTable(
  'inspection_route_points',
  {
    id: id(),
    routeId: integer('route_id').notNull().references(() => inspectionRoutes.id),
    /** from 0 */
    place: integer('place').notNull(),
    indoorId: integer('indoor_id').references(() => indoorFacilities.id),
    outdoorId: integer('outdoor_id').references(() => outdoorFacilities.id),
  },
  (t) => [uniqueIndex('inspection_route_points_place').on(t.routeId, t.place), uniqueIndex('inspection_route_points_indoor').on(t.indoorId), uniqueIndex('inspection_route_points_outdoor').on(t.outdoorId)],
)

/** When a route is inspected, and by whom (contract device 19.3, ADR 41, 47). */
export const inspectionPlans = pgTable(
  'inspection_plans',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    routeId: integer('route_id').notNull().references(() => inspectionRoutes.id),
    cycle: text('cycle', { enum: ['0', '1', '2', '3'] }).notNull(),
    /** days or months from one time to the next */
    every: smallint('every').notNull(),
    weekdays: jsonb('weekdays').$type<number[]>().notNull().default([]),
    monthDays: jsonb('month_days').$type<(number | 'last')[]>().notNull().default([]),
    periods: jsonb('periods').$type<{ start: string; end: string }[]>().notNull(),
    startOn: date('start_on').notNull(),
    endOn: date('end_on'),
    /** users; empty: every user who may inspect */
    personIds: jsonb('person_ids').$type<string[]>().notNull().default([]),
    /** the points are checked in the order of the route */
    isStrict: boolean('is_strict').notNull().default(false),
    isFrozen: boolean('is_frozen').notNull().default(false),
    description: text('description'),
    /** tasks that start up to here exist */
    madeUntil: instant('made_until'),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('inspection_plans_route').on(t.routeId).where(sql`${t.deletedAt} is null`)],
)

/** One inspection of a route, as the plan and the route were when it was made (contract device 19.4). */
export const inspectionTasks = pgTable(
  'inspection_tasks',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    planId: integer('plan_id').notNull().references(() => inspectionPlans.id),
    routeId: integer('route_id').notNull().references(() => inspectionRoutes.id),
    routeName: text('route_name').notNull(),
    isOutdoor: boolean('is_outdoor').notNull(),
    personIds: jsonb('person_ids').$type<string[]>().notNull(),
    isStrict: boolean('is_strict').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** when the server recorded what had been missed */
    settledAt: instant('settled_at'),
  },
  (t) => [
    // whoever makes tasks, and however often: each once
    uniqueIndex('inspection_tasks_once').on(t.planId, t.startsAt),
    index('inspection_tasks_tenant').on(t.tenantId, t.startsAt),
    index('inspection_tasks_unsettled').on(t.endsAt).where(sql`${t.settledAt} is null`),
  ],
)

/** A facility of a task, with its facts at that time, and what became of it. */
export const inspectionTaskPoints = pgTable(
  'inspection_task_points',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    taskId: integer('task_id').notNull().references(() => inspectionTasks.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    indoorId: integer('indoor_id').references(() => indoorFacilities.id),
    outdoorId: integer('outdoor_id').references(() => outdoorFacilities.id),
    number: text('number').notNull(),
    typeName: text('type_name').notNull(),
    buildingId: integer('building_id'),
    buildingName: text('building_name'),
    floor: smallint('floor'),
    unitId: integer('unit_id'),
    unitName: text('unit_name'),
    position: text('position'),
    /** checked within the time of the task */
    doneAt: instant('done_at'),
    /** why the inspector left it out */
    skipReason: text('skip_reason'),
    /** the end of the task, when it was not checked in time */
    missedAt: instant('missed_at'),
  },
  (t) => [
    uniqueIndex('inspection_task_points_place').on(t.taskId, t.place),
    index('inspection_task_points_missed').on(t.tenantId, t.missedAt).where(sql`${t.missedAt} is not null`),
    index('inspection_task_points_indoor').on(t.indoorId),
    index('inspection_task_points_outdoor').on(t.outdoorId),
  ],
)
