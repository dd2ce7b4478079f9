import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { auditLog, buildings, indoorFacilities, inspectionDefects, inspectionPhotos, inspectionResults, inspectionTypes, networkedUnits, outdoorFacilities, roleAreas, roleElements, roleMenus, roles } from '../../../db/schema'
import { addOperator } from '../../../testing/alarm-world'
import { pngFile } from '../../../testing/picture-files'
import { aSiteForEachTest, server, site } from '../../../testing/site-for-each-test'
import { menuIdOf } from '../../menus/menu-catalogue'
import { addPlan, aResult, call, DAY_MS, db, pass, points, pointsOf, setClock, submit, tasks, withFacilities, work } from '../inspection-work.harness'
import { facilityOfLabel, markChecked } from './submit.queries'

aSiteForEachTest('results')
withFacilities()

let taskId: number
let pointIds: number[]
beforeEach(async () => {
  setClock('2026-12-01T07:00:00')
  await addPlan()
  taskId = (await tasks())[0]?.id ?? 0
  pointIds = (await pointsOf(taskId)).map(({ id }) => id)
  setClock('2026-12-01T08:30:00')
})

const ofTask = (place: number, changes: object = {}) => aResult(place, { taskPointId: pointIds[place], ...changes })
const task = async () => (await tasks()).find(({ id }) => id === taskId)
const facility = async (place: number) => (await db().select().from(indoorFacilities).where(eq(indoorFacilities.id, points()[place]?.id ?? 0)))[0]
interface ResultRow { id: number; inspectionResult: string; equipmentStatus: string; inspectionDate: string; receiveDate: string; claimedDate: string | null }
const results = async () => (await call<{ rows: ResultRow[]; total: number }>('deviceIndoorRecordInspectionResults/pageList')).data
interface DefectRow { id: number; version: number; status: string; severity: string; deadline: string; overdue: string; problemDescription: string }
const defects = async (query = '') => (await call<{ rows: DefectRow[] }>(`deviceInspectionDefect/pageList?${query}`)).data.rows
const step = (act: string, { id, version }: { id: number; version: number }, input: object = {}) => call(`deviceInspectionDefect/${act}`, { id, version, ...input })

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

  it('that was sent before is known also when the facility is out of sight of its inspector meanwhile', async () => {
    const [annex] = await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 3 }).returning()
    const guard = await addOperator(db(), site.id, `${site.id}-guard`, server.clock.now(), false, [10])
    const roleId = `r-${guard.username}`
    await db().insert(roleMenus).values(['inspectionManagement', 'inspectionManagement/inspectionRecord'].map((path) => ({ roleId, menuId: menuIdOf(path) }))).onConflictDoNothing()
    await db().insert(roleElements).values({ roleId, elementCode: 'inspectionManagement/inspectionRecord:btn_inspect' })
    await db().update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, roleId))
    const seeOnly = async (buildingId: number) => {
      await db().delete(roleAreas).where(eq(roleAreas.roleId, roleId))
      await db().insert(roleAreas).values({ roleId, kind: 'building', code: String(buildingId) })
    }
    await seeOnly(site.buildingId)
    const sent = aResult(0)
    const { data } = await submit(sent, guard.token)
    await seeOnly(annex?.id ?? 0)
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
  const guard = await addOperator(db(), site.id, `${site.id}-guard`, server.clock.now(), false, [9, 10])
  await db().update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, `r-${guard.username}`))
  await db().insert(roleAreas).values({ roleId: `r-${guard.username}`, kind: 'building', code: String(site.buildingId) })
  setClock('2026-12-01T11:00:00')
  await work()
  const missed = async (token?: string) => (await call<{ rows: object[]; total: number }>('deviceIndoorRecordInspectionResults/pageListLeak', undefined, token)).data
  expect(await missed()).toMatchObject({ total: 3 })
  expect(await missed(guard.token)).toEqual({ rows: [], total: 0 })
})

describe('a defect', () => {
  const found = async () => {
    await submit(ofTask(0, { itemValue: [{ checkTestItem: '压力', itemVaule: '0.5' }], problemDescription: '压力不足', handling: '1' }))
    const [defect] = await defects()
    if (!defect) throw new Error('the abnormal result made no defect')
    return defect
  }

  it('comes of an abnormal result, is due in a week, and puts the facility under repair', async () => {
    expect(await found()).toMatchObject({ status: '0', severity: '1', deadline: '2026-12-08', overdue: '0', problemDescription: '压力不足；压力 0.5MPa' })
    expect((await facility(0))?.status).toBe('1')
    expect((await results()).rows[0]?.equipmentStatus).toBe('正常→维修中')
  })

  it('is repaired with a photo, checked again and signed by the four signers, in this order; then the facility is in service again', async () => {
    let defect = await found()
    const next = async () => (defect = (await defects())[0] ?? defect)
    expect(await step('recheck', defect, { passed: '1' })).toMatchObject({ status: 30101, message: '该隐患已进入下一步，请刷新后再试' })
    expect(await step('rectify', defect, { rectification: '已充装', content: pngFile(120, 120).toString('base64') })).toEqual({ status: 200 })
    expect(await step('recheck', await next(), { passed: '0', recheck: '仍漏气' })).toEqual({ status: 200 })
    expect((await next()).status).toBe('0')
    await step('rectify', defect, { rectification: '已更换' })
    expect(await step('recheck', await next(), { passed: '1' })).toEqual({ status: 200 })
    expect((await facility(0))?.status).toBe('0')
    expect(await step('sign', await next())).toMatchObject({ status: 30101, message: '该隐患由巡检人、部门、消防管理人、责任人依次签字，请刷新后再试' })
    for (const act of ['signByInspector', 'signByDepartment', 'signByManager']) expect(await step(act, await next())).toEqual({ status: 200 })
    expect(await step('signByManager', await next())).toMatchObject({ status: 30101 })
    expect(defect.status).toBe('2')
    expect(await step('sign', await next())).toEqual({ status: 200 })
    expect(await step('update', await next(), { severity: '2', deadline: '2026-12-20' })).toMatchObject({ status: 30101 })
    const { data } = await call<{ afterPictures: string[]; signPerson: string; signatures: { role: string }[] }>(`deviceInspectionDefect/get?id=${defect.id}`)
    expect([data.afterPictures.length, data.signPerson !== null, data.signatures.map(({ role }) => role)]).toEqual([1, true, ['0', '1', '2', '3']])
  })

  it('is of its facility: the others keep their last check and their state, also when it is repaired', async () => {
    await submit(ofTask(1, { problemDescription: '有遮挡' }))
    const others = async () => [await facility(1), await facility(2)]
    const before = await others()
    expect(before).toMatchObject([{ status: '1' }, { status: '0', lastInspectedAt: null }])
    const { id } = await found()
    const ofFacility = async () => (await defects()).find((one) => one.id === id) ?? expect.fail('no defect')
    expect(await others()).toEqual(before)
    expect(await step('rectify', await ofFacility(), { rectification: '已更换' })).toEqual({ status: 200 })
    expect(await step('recheck', await ofFacility(), { passed: '1' })).toEqual({ status: 200 })
    expect((await facility(0))?.status).toBe('0')
    expect(await others()).toEqual(before)
    expect(await task()).toMatchObject({ checkedCount: 2 })
  })

  it('that is repaired leaves its facility under repair while another one of it is open', async () => {
    const { id } = await found()
    await submit(aResult(0, { problemDescription: '有遮挡' }))
    const first = async () => (await defects()).find((one) => one.id === id) ?? expect.fail('no defect')
    await step('rectify', await first(), { rectification: '已更换' })
    expect(await step('recheck', await first(), { passed: '1' })).toEqual({ status: 200 })
    expect((await facility(0))?.status).toBe('1')
  })

  it('counts where its facility stood: a second check by a user of one building keeps it under repair for a defect that was found in another one, and ends its repair after a move', async () => {
    const [annex] = await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 3 }).returning()
    const guard = await addOperator(db(), site.id, `${site.id}-guard`, server.clock.now(), false, [10])
    const roleId = `r-${guard.username}`
    await db().insert(roleMenus).values(['inspectionManagement', 'inspectionManagement/inspectionRecord'].map((path) => ({ roleId, menuId: menuIdOf(path) }))).onConflictDoNothing()
    await db().insert(roleElements).values({ roleId, elementCode: 'inspectionManagement/inspectionRecord:btn_recheck' })
    await db().update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, roleId))
    const checkedAgain = async (id: number, buildingId: number) => {
      const one = async () => (await defects()).find((defect) => defect.id === id) ?? expect.fail('no defect')
      await db().delete(roleAreas)
      await db().insert(roleAreas).values({ roleId, kind: 'building', code: String(buildingId) })
      expect(await step('rectify', await one(), { rectification: '已更换' })).toEqual({ status: 200 })
      expect(await call('deviceInspectionDefect/recheck', { id, version: (await one()).version, passed: '1' }, guard.token)).toEqual({ status: 200 })
      return (await facility(0))?.status
    }
    const { id } = await found()
    await db().update(indoorFacilities).set({ buildingId: annex?.id ?? 0 }).where(eq(indoorFacilities.id, points()[0]?.id ?? 0))
    const { data } = await submit(aResult(0, { problemDescription: '有遮挡' }))
    expect(await checkedAgain((await defects(`resultId=${data.id}`))[0]?.id ?? 0, annex?.id ?? 0), 'the other defect is open').toBe('1')
    expect(await checkedAgain(id, site.buildingId)).toBe('0')
  })

  it('stays repaired when a normal result, which had read its facility before the second check, is written after it', async () => {
    await step('rectify', await found(), { rectification: '已更换' })
    const read = await facilityOfLabel(db(), site.id, points()[0]?.number ?? '')
    if (!read) throw new Error('the facility has no label')
    const [rectified] = await defects()
    if (rectified) await step('recheck', rectified, { passed: '1' })
    await markChecked(db(), read, new Date(server.clock.now()), false)
    expect((await facility(0))?.status).toBe('0')
  })

  it('is found by the check that found it', async () => {
    await submit(ofTask(1, { problemDescription: '有遮挡' }))
    const { id } = await found()
    const { data } = await submit(ofTask(2, { problemDescription: '门锁着' }))
    const [last] = await defects(`resultId=${data.id}`)
    expect(last).toMatchObject({ problemDescription: '门锁着' })
    expect(last?.id).not.toBe(id)
    expect(await defects(`resultId=${data.id}`)).toHaveLength(1)
  })

  it('that another person has changed meanwhile is not changed', async () => {
    const defect = await found()
    await step('update', defect, { severity: '2', deadline: '2026-12-02' })
    expect(await step('rectify', defect, { rectification: '已更换' })).toMatchObject({ status: 30101, data: { version: defect.version + 1 } })
  })

  it.each(['2026-02-30', '0000-01-01', 'soon'])('is not due on %s, which is no day', async (deadline) => {
    expect(await step('update', await found(), { severity: '2', deadline })).toMatchObject({ status: 30101, data: { field: 'deadline' } })
  })

  it('is overdue from the day after its deadline until it is repaired and checked again, in its row, in the list and in the figures', async () => {
    const defect = await found()
    const state = async () => [(await defects('overdue=1')).length, (await defects())[0]?.overdue, (await call<DefectRow>(`deviceInspectionDefect/get?id=${defect.id}`)).data.overdue]
    await step('update', defect, { severity: '2', deadline: '2026-12-01' })
    expect(await state()).toEqual([0, '0', '0'])
    setClock('2026-12-02T00:00:01')
    expect(await state()).toEqual([1, '1', '1'])
    expect((await call('deviceInspectionStatistics/figures?dateStrs=2026-12-01,2026-12-01')).data).toMatchObject({ done: 1, results: 1, abnormal: 1, open: 1, overdue: 1 })
    await step('rectify', { ...defect, version: 2 }, { rectification: '已更换' })
    expect(await state()).toEqual([1, '1', '1'])
    await step('recheck', { ...defect, version: 3 }, { passed: '1' })
    expect(await state()).toEqual([0, '0', '0'])
  })
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
