import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { indoorFacilities, inspectionDefects, inspectionPhotos, inspectionResults, inspectionTaskPoints, inspectionTasks, storedFiles } from '../../db/schema'
import { pngFile } from '../../testing/picture-files'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { accepted, addPlan, aResult, call, DAY_MS, db, points, pointsOf, setClock, submit, tasks, withFacilities, work } from '../inspection/inspection-work.harness'
import { forgetOldData } from './retention'

aSiteForEachTest('forgotten')
withFacilities()

const KEPT_DAYS = 365
const photo = () => ({ content: pngFile(160, 120).toString('base64') })
async function forget(): Promise<void> {
  await forgetOldData({ ...server.deps, days: { readings: null, records: KEPT_DAYS, audit: null, signIns: null } })
  expect(server.logLines.filter((line) => line.includes('retention.failed'))).toEqual([])
}
const ofSite = (table: typeof inspectionResults | typeof inspectionDefects | typeof inspectionTasks | typeof inspectionTaskPoints | typeof storedFiles) => db().$count(table, eq(table.tenantId, site.id))
const left = async () => ({ results: await ofSite(inspectionResults), defects: await ofSite(inspectionDefects), photos: await db().$count(inspectionPhotos), files: await ofSite(storedFiles), tasks: await ofSite(inspectionTasks), points: await ofSite(inspectionTaskPoints) })
const send = async (result: object) => expect(await submit(result)).toMatchObject(accepted)
const defect = async () => (await call<{ rows: { id: number; version: number }[] }>('deviceInspectionDefect/pageList')).data.rows[0]
const step = async (act: string, input: object = {}) => expect(await call(`deviceInspectionDefect/${act}`, { ...await defect(), ...input })).toEqual(accepted)

let pointIds: number[]
beforeEach(async () => {
  await db().delete(inspectionPhotos)
  setClock('2026-12-01T07:00:00')
  await addPlan({ startTime: '2026-12-01', endTime: '2026-12-01', timePeriod: '[["08:00","10:00"]]' })
  pointIds = (await pointsOf((await tasks())[0]?.id ?? 0)).map(({ id }) => id)
  setClock('2026-12-01T08:30:00')
})

/** Lets the task end, and the days of the retention and those given pass. */
async function passDays(more: number): Promise<void> {
  setClock('2026-12-01T10:30:00')
  await work()
  server.clock.advance((KEPT_DAYS + more) * DAY_MS)
}

describe('inspections are kept as long as other records (ADR 57)', () => {
  it('and then a check goes with its photos, and its task with what was missed; the facility knows its last check', async () => {
    await send(aResult(0, { taskPointId: pointIds[0], photos: [photo()] }))
    await send(aResult(1))
    await passDays(-1)
    await forget()
    expect(await left()).toEqual({ results: 2, defects: 0, photos: 1, files: 1, tasks: 1, points: 3 })
    server.clock.advance(DAY_MS)
    await forget()
    expect(await left()).toEqual({ results: 0, defects: 0, photos: 0, files: 0, tasks: 0, points: 0 })
    const [facility] = await db().select().from(indoorFacilities).where(eq(indoorFacilities.id, points()[0]?.id ?? 0))
    expect(facility?.lastInspectedAt).toEqual(new Date('2026-12-01T08:30:00+08:00'))
  })

  it('and a check is as old as its arrival: one that a phone sent with the date of another year is not deleted before its days are over', async () => {
    await send(aResult(0, { taskPointId: pointIds[0] }))
    await db().update(inspectionResults).set({ inspectedAt: new Date('2020-01-01T00:00:00+08:00') }).where(eq(inspectionResults.tenantId, site.id))
    await passDays(-1)
    await forget()
    expect(await left()).toMatchObject({ results: 1, tasks: 1 })
  })

  it('but a defect that nobody has signed keeps its check, the photos and the task, however old they are', async () => {
    await send(aResult(0, { taskPointId: pointIds[0] }))
    await send(aResult(1, { taskPointId: pointIds[1], problemDescription: '压力表破损', photos: [photo()] }))
    await step('rectify', { rectification: '已更换', ...photo() })
    await passDays(400)
    await forget()
    expect(await left()).toEqual({ results: 1, defects: 1, photos: 2, files: 2, tasks: 1, points: 3 })
    await step('recheck', { passed: '1' })
    await forget()
    expect(await left()).toMatchObject({ results: 1, defects: 1 })
    for (const act of ['signByInspector', 'signByDepartment', 'signByManager', 'sign']) await step(act)
    await forget()
    expect(await left()).toEqual({ results: 0, defects: 0, photos: 0, files: 0, tasks: 0, points: 0 })
  })

  it('and a task that is not settled yet stays, so that nothing missed is forgotten before it was recorded', async () => {
    server.clock.advance((KEPT_DAYS + 1) * DAY_MS)
    await forget()
    expect(await left()).toMatchObject({ tasks: 1, points: 3 })
    await work()
    await forget()
    expect(await left()).toMatchObject({ tasks: 0, points: 0 })
  })

  it('a tenant that keeps its records longer keeps its inspections as well', async () => {
    await send(aResult(0, { taskPointId: pointIds[0] }))
    expect(await call('deviceTenantSetup/addOrUpdate', { planSetup: '0', recordDays: 3650 })).toEqual(accepted)
    await passDays(400)
    await forget()
    expect(await left()).toMatchObject({ results: 1, tasks: 1 })
  })
})
