import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditLog, buildings, indoorFacilities, inspectionDefects, inspectionPhotos, inspectionResults, inspectionTypes, networkedUnits, outdoorFacilities } from '../../../db/schema'
import { addLimitedUser, limitTo } from '../../../testing/limited-user'
import { pngFile } from '../../../testing/picture-files'
import { server, site } from '../../../testing/site-for-each-test'
import { aResult, call, DAY_MS, db, pass, points, setClock, submit, work } from '../inspection-work.harness'
import { aTaskForEachTest, facility, ofTask, pointIds, RECORDS, results, task, taskId } from './results.harness'

aTaskForEachTest('results')

describe('a result', () => {
  it('marks its point, moves the next check of the facility, and is told when it was sent before', async () => {
    const sent = ofTask(0)
    const first = await submit(sent)
    expect(first).toMatchObject({ status: 200, data: { repeated: false } })
    expect(await submit(sent)).toEqual({ status: 200, data: { id: first.data.id, repeated: true } })
    expect(await task()).toMatchObject({ checkedCount: 1, taskState: '1' })
    expect((await facility(0))?.dueOn).toBe('2026-12-31')
    expect((await results()).total).toBe(1)
  })

  it('that is sent again is known to be kept, also after its inspector has lost the right to see the facility', async () => {
    const [annex] = await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 3 }).returning()
    const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, channels: [10], screens: RECORDS, acts: ['inspectionManagement/inspectionRecord:btn_inspect'] })
    const sent = aResult(0)
    const { data } = await submit(sent, guard.token)
    await limitTo(server, guard, annex?.id ?? 0)
    expect(await submit(sent, guard.token)).toEqual({ status: 200, data: { id: data.id, repeated: true } })
    expect(await submit(aResult(0), guard.token)).toMatchObject({ message: '标签不属于任何设施' })
  })

  it('that is sent ten times at once is kept once', async () => {
    const sent = ofTask(0, { photos: [{ checkTestItem: '铅封完好', content: pngFile(120, 120).toString('base64') }] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(sent)))
    expect(answers.map(({ data }) => data.repeated).sort()).toEqual([false, ...Array<boolean>(9).fill(true)])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await db().select().from(inspectionPhotos).where(eq(inspectionPhotos.resultId, answers[0]?.data.id ?? 0))).toHaveLength(1)
  })

  it.each([8.64e15, 253_402_300_800_000])('of a phone whose clock is far beyond the year 9999 (%i ms) is kept, with the latest time that can be told', async (inspectionTime) => {
    expect(await submit(ofTask(0, { inspectionTime }))).toMatchObject({ status: 200 })
    expect((await results()).rows).toMatchObject([{ inspectionDate: '2026-12-01 08:30:00', claimedDate: '9999-12-31 23:59:59' }])
  })

  it('takes 12 photos, and is refused with more', async () => {
    const photos = (count: number) => Array.from({ length: count }, () => ({ content: pngFile(120, 120).toString('base64') }))
    expect((await submit(ofTask(0, { photos: photos(13) }))).status).toBe(30101)
    const { data } = await submit(ofTask(0, { photos: photos(12) }))
    expect(await db().select().from(inspectionPhotos).where(eq(inspectionPhotos.resultId, data.id))).toHaveLength(12)
  })

  it.each([
    ['normal at its lower limit', '0', '1', '正常'],
    ['normal at its upper limit', '0', '1.4', '正常'],
    ['abnormal below it', '0', '0.99', '异常'],
    ['abnormal above it', '0', '1.41', '异常'],
    ['abnormal when the value is no number', '0', 'leer', '异常'],
    ['abnormal when a choice says so', '1', '1.2', '异常'],
  ])('is %s, as the server judges it', async (_what, seal, value, expected) => {
    await submit(ofTask(0, { itemValue: [{ checkTestItem: '铅封完好', itemVaule: seal }, { checkTestItem: '压力', itemVaule: value }] }))
    expect((await results()).rows[0]?.inspectionResult).toBe(expected)
  })

  it('is abnormal where a number is left blank, also when 0 would be normal', async () => {
    const [item] = await db().select({ typeId: indoorFacilities.typeId }).from(indoorFacilities).where(eq(indoorFacilities.id, points()[0]?.id ?? 0))
    const value = { name: '温度', place: 0, needsPhoto: false, isNumber: true, unit: '℃', min: -20, max: 55 }
    await db().update(inspectionTypes).set({ checkValues: [value] }).where(eq(inspectionTypes.id, item?.typeId ?? 0))
    await submit(ofTask(0, { itemValue: [{ checkTestItem: '温度', itemVaule: ' ' }] }))
    expect((await results()).rows[0]?.inspectionResult).toBe('异常')
  })

  it('that says nothing of what is to be checked is refused, and the facility keeps its last check; where nothing is to be checked it is kept', async () => {
    const before = await facility(0)
    const empty = ofTask(0, { itemValue: [] })
    expect(await submit(empty)).toMatchObject({ status: 30101, message: '该设施有检查项，但没有填写任何一项；请填写检查项，或在问题描述中写明检查情况', data: { field: 'itemValue' } })
    expect([await facility(0), (await results()).total]).toEqual([before, 0])
    expect(await task()).toMatchObject({ checkedCount: 0 })
    expect(await submit({ ...empty, problemDescription: '玻璃破损' })).toMatchObject({ status: 200 })
    await db().update(inspectionTypes).set({ checkChoices: null, checkValues: [] }).where(eq(inspectionTypes.tenantId, site.id))
    expect(await submit(ofTask(1, { itemValue: [] }))).toMatchObject({ status: 200 })
    expect((await results()).rows.map(({ inspectionResult }) => inspectionResult)).toEqual(['正常', '异常'])
  })

  it('keeps what it entered for an item that the type no longer has', async () => {
    const { data: { id } } = await submit(ofTask(0, { itemValue: [{ checkTestItem: '旧项目', itemVaule: '1' }] }))
    const { data } = await call<{ item: object[]; recordInspectionResults: object }>(`deviceIndoorRecordInspectionResults/get?id=${id}`)
    expect(data.item).toEqual([expect.objectContaining({ checkTestItem: '旧项目', itemVaule: '1', abnormalFlag: '0' })])
  })

  it('of a phone that was without a connection has both times; its point was not missed', async () => {
    const sent = ofTask(0)
    setClock('2026-12-03T09:00:00')
    await work()
    expect(await task()).toMatchObject({ leakCount: 3, taskState: '3' })
    await submit(sent)
    expect(await task()).toMatchObject({ leakCount: 2, checkedCount: 1 })
    expect((await results()).rows[0]).toMatchObject({ inspectionDate: '2026-12-01 08:30:00', receiveDate: '2026-12-03 09:00:00', claimedDate: null })
  })

  it('after the end of the task is kept, and its point stays missed, with the time of the late check', async () => {
    setClock('2026-12-01T11:00:00')
    await work()
    await submit(ofTask(0))
    expect(await task()).toMatchObject({ leakCount: 3, checkedCount: 0 })
    const { data } = await call<{ rows: { lateDate: string | null }[] }>('deviceIndoorRecordInspectionResults/pageListLeak')
    expect(data.rows.map(({ lateDate }) => lateDate).filter(Boolean)).toEqual(['2026-12-01 11:00:00'])
  })

  it('before the beginning of the task is no later check of the point that was missed', async () => {
    await submit(ofTask(0, { inspectionTime: server.clock.now() - 2 * 3_600_000 }))
    setClock('2026-12-01T11:00:00')
    await work()
    const later = async () => (await call<{ rows: { facilitiesNo: string; lateDate: string | null }[] }>('deviceIndoorRecordInspectionResults/pageListLeak')).data.rows.find(({ facilitiesNo }) => facilitiesNo === points()[0]?.number)?.lateDate
    expect(await later()).toBeNull()
    await submit(ofTask(0))
    expect(await later()).toBe('2026-12-01 11:00:00')
  })

  it.each([['ahead', DAY_MS, '2026-12-02 08:30:00'], ['far behind', -60 * DAY_MS, '2026-10-02 08:30:00']])('of a phone whose clock is %s counts when it arrives, and what the phone said is kept', async (_what, by, claimed) => {
    await submit(ofTask(0, { inspectionTime: server.clock.now() + by }))
    const [row] = (await results()).rows
    expect(row?.inspectionDate).toBe('2026-12-01 08:30:00')
    expect(row?.claimedDate).toBe(claimed)
  })

  it('of a facility outside of any task counts as well; a label that no facility has is refused', async () => {
    expect(await submit(aResult(1))).toMatchObject({ status: 200 })
    expect(await submit(aResult(1, { facilitiesNo: 'X-1' }))).toMatchObject({ status: 30101, data: { field: 'facilitiesNo' } })
    const history = await call<{ total: number }>(`deviceIndoorRecordInspectionResults/selectByLabelId?labelId=${points()[1]?.id}&datestr=2026-12`)
    expect(history.data.total).toBe(1)
  })

  it('of the same instant as another one is what the task shows when it came later: a point that was found abnormal does not read as normal', async () => {
    await submit(ofTask(0))
    await submit(ofTask(0, { problemDescription: '玻璃破损' }))
    const { data: { label } } = await call<{ label: { inspectionResult: string | null }[] }>(`deviceInspectionTasks/get?id=${taskId}`)
    expect(label.map(({ inspectionResult }) => inspectionResult)).toEqual(['1', null, null])
  })

  it('that arrives late does not move the last check of its facility back', async () => {
    const late = ofTask(0)
    pass(1)
    await submit(ofTask(0))
    const before = (await facility(0))?.lastInspectedAt
    await submit(late)
    expect((await facility(0))?.lastInspectedAt).toEqual(before)
  })

  it('of an outdoor facility is kept with its unit and listed among those of outdoor facilities; the label of another site, or of a deleted facility, is refused', async () => {
    const typeId = (await facility(0))?.typeId ?? 0
    const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '星河物业' }).returning()
    const [own, gone] = await db().insert(outdoorFacilities).values([{ number: `OUT-${site.id}`.toUpperCase() }, { number: `GONE-${site.id}`.toUpperCase(), deletedAt: new Date() }].map((one) => ({ tenantId: site.id, typeId, unitId: unit?.id ?? 0, ...one }))).returning()
    const [strange] = await db().insert(outdoorFacilities).values({ tenantId: 'other', typeId, unitId: unit?.id ?? 0, number: 'FREMD-2' }).returning()
    for (const label of [gone?.number, strange?.number]) expect(await submit(aResult(0, { facilitiesNo: label })), label).toMatchObject({ status: 30101, data: { field: 'facilitiesNo' } })
    expect(await submit(aResult(0, { facilitiesNo: own?.number.toLowerCase(), problemDescription: '玻璃破损' }))).toMatchObject({ status: 200 })
    const outdoors = await call<{ rows: object[]; total: number }>('deviceOutdoorRecordInspectionResults/pageList')
    expect(outdoors.data).toMatchObject({ total: 1, rows: [{ labelId: own?.id, facilitiesNo: own?.number, oName: '星河物业', equipmentType: '灭火器', buildingId: null, inspectionResult: '异常' }] })
    expect([(await results()).total, (await db().select().from(outdoorFacilities).where(eq(outdoorFacilities.id, own?.id ?? 0)))[0]?.status]).toEqual([0, '1'])
    await db().delete(outdoorFacilities).where(eq(outdoorFacilities.id, strange?.id ?? 0))
  })

  it('of another site is not found by its label', async () => {
    const stranger = (await db().insert(indoorFacilities).values({ tenantId: 'other', typeId: (await facility(0))?.typeId ?? 0, buildingId: site.buildingId, floor: 1, number: 'FREMD-1' }).returning())[0]
    expect(await submit(aResult(0, { facilitiesNo: stranger?.number }))).toMatchObject({ status: 30101 })
    await db().delete(indoorFacilities).where(eq(indoorFacilities.id, stranger?.id ?? 0))
  })
})

it('a point that is left out keeps its reason when it is missed, and is noted once', async () => {
  const skip = () => call('deviceInspectionTasks/skip', { taskPointId: pointIds[2], problemDescription: '门锁着' })
  expect(await skip()).toEqual({ status: 200 })
  // the phone sends it again when it did not hear the answer
  expect(await skip()).toEqual({ status: 200 })
  expect(await db().$count(auditLog, and(eq(auditLog.tenantId, site.id), eq(auditLog.action, 'inspectionResult.skip')))).toBe(1)
  setClock('2026-12-01T11:00:00')
  await work()
  const { data } = await call<{ rows: { facilitiesNo: string; leakReason: string | null }[] }>('deviceIndoorRecordInspectionResults/pageListLeak')
  expect(data.rows.find(({ leakReason }) => leakReason === '门锁着')?.facilitiesNo).toBe(points()[2]?.number)
})

it('missed points of a route that leads through other buildings as well are neither in the list nor in the number of a user who sees one building', async () => {
  const [annex] = await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 3 }).returning()
  await db().update(indoorFacilities).set({ buildingId: annex?.id ?? 0 }).where(eq(indoorFacilities.id, points()[2]?.id ?? 0))
  const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, channels: [9, 10] })
  setClock('2026-12-01T11:00:00')
  await work()
  const missed = async (token?: string) => (await call<{ rows: object[]; total: number }>('deviceIndoorRecordInspectionResults/pageListLeak', undefined, token)).data
  expect(await missed()).toMatchObject({ total: 3 })
  expect(await missed(guard.token)).toEqual({ rows: [], total: 0 })
})

it('the figures count what is due, done and missed, also by day', async () => {
  await submit(ofTask(0))
  await submit(ofTask(1, { problemDescription: '有遮挡' }))
  setClock('2026-12-01T10:30:00')
  await work()
  const figures = async (path: string) => (await call(`deviceInspectionStatistics/${path}`)).data
  expect(await figures('figures')).toMatchObject({ due: 3, done: 2, missed: 1, results: 2, abnormal: 1, open: 1, overdue: 0, openTasks: 0 })
  expect(await figures('trend?dateStrs=2026-11-30,2026-12-01')).toEqual([{ day: '2026-11-30', due: 0, done: 0, missed: 0 }, { day: '2026-12-01', due: 3, done: 2, missed: 1 }])
  expect(await db().select().from(inspectionResults).where(eq(inspectionResults.tenantId, site.id))).toHaveLength(2)
  expect(await db().select().from(inspectionDefects).where(eq(inspectionDefects.tenantId, site.id))).toHaveLength(1)
})
