import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'

import { indoorFacilities } from '../../../db/schema'
import { aSiteForEachTest } from '../../../testing/site-for-each-test'
import { addPlan, aResult, call, db, points, pointsOf, setClock, tasks, withFacilities } from '../inspection-work.harness'

export let taskId: number
/** the points of the task */
export let pointIds: number[]

/** Before each test a site has a task of three facilities, which has begun. */
export function aTaskForEachTest(prefix: string): void {
  aSiteForEachTest(prefix)
  withFacilities()
  beforeEach(async () => {
    setClock('2026-12-01T07:00:00')
    await addPlan()
    taskId = (await tasks())[0]?.id ?? 0
    pointIds = (await pointsOf(taskId)).map(({ id }) => id)
    setClock('2026-12-01T08:30:00')
  })
}

/** The screens with what was found. */
export const RECORDS = ['inspectionManagement', 'inspectionManagement/inspectionRecord']

/** A result for a point of the task. */
export const ofTask = (place: number, changes: object = {}) => aResult(place, { taskPointId: pointIds[place], ...changes })
export const task = async () => (await tasks()).find(({ id }) => id === taskId)
export const facility = async (place: number) => (await db().select().from(indoorFacilities).where(eq(indoorFacilities.id, points()[place]?.id ?? 0)))[0]
interface ResultRow { id: number; inspectionResult: string; equipmentStatus: string; inspectionDate: string; receiveDate: string; claimedDate: string | null }
export const results = async () => (await call<{ rows: ResultRow[]; total: number }>('deviceIndoorRecordInspectionResults/pageList')).data
export interface DefectRow { id: number; version: number; status: string; severity: string; deadline: string; overdue: string; problemDescription: string }
export const defects = async (query = '') => (await call<{ rows: DefectRow[] }>(`deviceInspectionDefect/pageList?${query}`)).data.rows
/** One step of a defect on its way. */
export const step = (act: string, { id, version }: { id: number; version: number }, input: object = {}) => call(`deviceInspectionDefect/${act}`, { id, version, ...input })
