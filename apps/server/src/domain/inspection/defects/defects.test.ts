import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildings, indoorFacilities } from '../../../db/schema'
import { addLimitedUser, limitTo } from '../../../testing/limited-user'
import { pngFile } from '../../../testing/picture-files'
import { server, site } from '../../../testing/site-for-each-test'
import { aResult, call, db, points, setClock, submit } from '../inspection-work.harness'
import { aTaskForEachTest, defects, facility, ofTask, RECORDS, results, step, task, type DefectRow } from '../results/results.harness'
import { facilityOfLabel, markChecked } from '../results/submit.queries'

aTaskForEachTest('defects')

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
    const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, channels: [10], screens: RECORDS, acts: ['inspectionManagement/inspectionRecord:btn_recheck'] })
    const checkedAgain = async (id: number, buildingId: number) => {
      const one = async () => (await defects()).find((defect) => defect.id === id) ?? expect.fail('no defect')
      await limitTo(server, guard, buildingId)
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
