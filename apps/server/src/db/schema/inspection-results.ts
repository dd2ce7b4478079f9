import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, instant, version } from './columns'
import { storedFiles } from './estate'
import { indoorFacilities, outdoorFacilities } from './inspection'
import { inspectionTaskPoints } from './inspection-plans'

/** What an inspector entered for one item, and what the server says of it. */
export interface ItemResult {
  name: string
  /** `0` normal, `1` abnormal for a choice; a number or a text otherwise */
  value: string
  unit: string | null
  min: number | null
  max: number | null
  isAbnormal: boolean
}

/** One check of a facility (contract device 19.5, ADR 48). */
export const inspectionResults = pgTable(
  'inspection_results',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    /** made by the phone: a result that is sent twice is kept once */
    clientId: text('client_id').notNull(),
    /** null: outside of a task */
    taskPointId: integer('task_point_id').references(() => inspectionTaskPoints.id),
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
    isAbnormal: boolean('is_abnormal').notNull(),
    items: jsonb('items').$type<ItemResult[]>().notNull(),
    problem: text('problem'),
    /** enums: inspection.handling; null while nothing was abnormal */
    handling: text('handling', { enum: ['0', '1'] }),
    /** the state of service before and after, when it changed */
    statusBefore: text('status_before', { enum: ['0', '1'] }).notNull(),
    statusAfter: text('status_after', { enum: ['0', '1'] }).notNull(),
    inspectorId: text('inspector_id').notNull(),
    inspectorName: text('inspector_name').notNull(),
    inspectorPhone: text('inspector_phone'),
    /** by the clock of the phone, as far as it can be believed */
    inspectedAt: instant('inspected_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** the time of the phone, when it cannot be believed: then that of the arrival counts */
    claimedAt: instant('claimed_at'),
    /** the end of the task that it belongs to */
    plannedUntil: instant('planned_until'),
  },
  (t) => [
    uniqueIndex('inspection_results_once').on(t.tenantId, t.clientId),
    index('inspection_results_tenant').on(t.tenantId, t.inspectedAt),
    index('inspection_results_indoor').on(t.indoorId, t.inspectedAt),
    index('inspection_results_outdoor').on(t.outdoorId, t.inspectedAt),
    index('inspection_results_point').on(t.taskPointId),
  ],
)

/** The steps of a defect: found, repaired, checked again, signed. */
export const DEFECT_STATES = ['0', '1', '2', '3'] as const

/** Sorts the list of defects: signed ones, which need no further step, come last. */
export const SIGNED_LAST = sql`(status = '3')`

/** A signature of a defect (ADR 64): 0 inspector, 1 department, 2 fire manager, 3 responsible person. */
export interface Signature {
  role: '0' | '1' | '2' | '3'
  by: string
  /** ISO 8601 */
  at: string
}

/** What was abnormal, until it is repaired, checked again and signed (ADR 48). */
export const inspectionDefects = pgTable(
  'inspection_defects',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    resultId: integer('result_id').notNull().references(() => inspectionResults.id),
    indoorId: integer('indoor_id').references(() => indoorFacilities.id),
    outdoorId: integer('outdoor_id').references(() => outdoorFacilities.id),
    buildingId: integer('building_id'),
    unitId: integer('unit_id'),
    status: text('status', { enum: DEFECT_STATES }).notNull().default('0'),
    /** 0 minor, 1 major, 2 severe */
    severity: text('severity', { enum: ['0', '1', '2'] }).notNull(),
    deadline: date('deadline').notNull(),
    problem: text('problem').notNull(),
    foundAt: instant('found_at').notNull(),
    rectifiedBy: text('rectified_by'),
    rectifiedAt: instant('rectified_at'),
    rectification: text('rectification'),
    recheckedBy: text('rechecked_by'),
    recheckedAt: instant('rechecked_at'),
    /** what the second check said, also when it failed */
    recheck: text('recheck'),
    /** in the order in which they were given */
    signatures: jsonb('signatures').$type<Signature[]>().notNull().default([]),
    /** the person of the last signature, which closes the defect */
    signedBy: text('signed_by'),
    signedAt: instant('signed_at'),
    version: version(),
  },
  (t) => [
    uniqueIndex('inspection_defects_result').on(t.resultId),
    index('inspection_defects_open').on(t.tenantId, t.deadline).where(sql`${t.status} <> '3'`),
    index('inspection_defects_list').on(t.tenantId, SIGNED_LAST, t.deadline, t.id.desc().nullsFirst()),
    index('inspection_defects_tenant').on(t.tenantId, t.foundAt),
  ],
)

/** Photos of a result (before) and of a repair (after). */
export const inspectionPhotos = pgTable(
  'inspection_photos',
  {
    id: id(),
    resultId: integer('result_id').notNull().references(() => inspectionResults.id),
    /** null: taken at the inspection */
    defectId: integer('defect_id').references(() => inspectionDefects.id),
    /** the item that it shows */
    item: text('item'),
    fileKey: text('file_key').notNull().references(() => storedFiles.key),
  },
  (t) => [index('inspection_photos_result').on(t.resultId), index('inspection_photos_defect').on(t.defectId), index('inspection_photos_file').on(t.fileKey)],
)
