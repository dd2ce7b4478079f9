import { tasksBetween, type PlanRule } from '@smart-fire/api-client/inspection-plans'
import { eq } from 'drizzle-orm'
import { assert, asyncProperty, constantFrom, integer, record, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { indoorFacilities, inspectionPlans, inspectionResults, inspectionTaskPoints, inspectionTasks, inspectionTypes, networkedUnits, outdoorFacilities, tenants, users } from '../../../db/schema'
import { wireTime } from '../../../http/wire-time'
import { addAccount, signInAs } from '../../../testing/accounts'
import { aSiteForEachTest, server, site } from '../../../testing/site-for-each-test'
import { addPlan, addRoute, aResult, call, DAY_MS, db, pass, points, pointsOf, setClock, submit, tasks, TWICE_A_DAY, withFacilities, work } from '../inspection-work.harness'

aSiteForEachTest('tasks')
withFacilities()

const starts = async () => (await tasks()).map(({ startTime }) => startTime.slice(0, 16))

describe('the tasks of a plan', () => {
  it('are there for the next two days as soon as the plan is saved, one for each period, from then on', async () => {
    setClock('2026-12-01T09:00:00')
    await addPlan()
    expect(await starts()).toEqual(['2026-12-01 14:00', '2026-12-02 08:00', '2026-12-02 14:00', '2026-12-03 08:00'])
    expect((await tasks())[0]).toMatchObject({ labelCount: 3, checkedCount: 0, taskState: '0' })
  })

  it('that have begun stay as they are when the plan is changed; the others follow it', async () => {
    setClock('2026-12-01T07:00:00')
    const id = await addPlan()
    setClock('2026-12-01T09:00:00')
    const [begun] = await tasks()
    const [{ inspectionRouteId } = { inspectionRouteId: 0 }] = (await call<{ rows: { inspectionRouteId: number }[] }>('deviceInspectionScheme/pageList')).data.rows
    expect(await call('deviceInspectionScheme/update', { id, ...TWICE_A_DAY, inspectionRouteId, timePeriod: '[["20:00","21:00"]]' })).toEqual({ status: 200 })
    expect(await starts()).toEqual(['2026-12-01 08:00', '2026-12-01 20:00', '2026-12-02 20:00'])
    expect((await tasks())[0]).toEqual({ ...begun, taskState: '1' })
  })

  it('of another plan stay as they are when a plan is changed', async () => {
    setClock('2026-12-01T07:00:00')
    const [first, second, third] = points().map(({ id }) => id)
    await addPlan({ inspectionRouteId: await addRoute('西楼', [third ?? 0]) })
    const others = await tasks()
    expect(others).toHaveLength(4)
    const inspectionRouteId = await addRoute('东楼', [first ?? 0, second ?? 0])
    const id = await addPlan({ inspectionRouteId })
    expect(await call('deviceInspectionScheme/update', { id, ...TWICE_A_DAY, inspectionRouteId, timePeriod: '[["20:00","21:00"]]' })).toEqual({ status: 200 })
    expect(await tasks()).toEqual(expect.arrayContaining(others))
  })

  it('follow the plan also when a check of one came before it began: the check stays', async () => {
    setClock('2026-12-01T07:00:00')
    const routeId = await addRoute()
    const id = await addPlan({ inspectionRouteId: routeId })
    const [first] = await tasks()
    const [point] = await pointsOf(first?.id ?? 0)
    const { data: { id: resultId } } = await submit(aResult(0, { taskPointId: point?.id }))
    const result = async () => (await db().select().from(inspectionResults).where(eq(inspectionResults.id, resultId)))[0]
    expect(await result()).toMatchObject({ taskPointId: point?.id })
    expect(await call('deviceInspectionScheme/update', { id, ...TWICE_A_DAY, inspectionRouteId: routeId, timePeriod: '[["20:00","21:00"]]' })).toEqual({ status: 200 })
    expect((await starts())[0]).toBe('2026-12-01 20:00')
    expect(await result()).toMatchObject({ taskPointId: null, number: points()[0]?.number })
  })

  it('follow the route: a task that has begun keeps its points, the next one has those of the changed route in their order', async () => {
    setClock('2026-12-01T07:00:00')
    const routeId = await addRoute()
    await addPlan({ inspectionRouteId: routeId })
    setClock('2026-12-01T09:00:00')
    const [first, , third] = points()
    expect(await call('deviceInspectionRoute/update', { id: routeId, routeName: '东楼', routeFlag: '0', labelIds: `${third?.id},${first?.id}` })).toEqual({ status: 200 })
    const [begun, next] = await tasks()
    expect((await pointsOf(begun?.id ?? 0)).map(({ facilitiesNo }) => facilitiesNo)).toEqual(points().map(({ number }) => number))
    expect((await pointsOf(next?.id ?? 0)).map(({ facilitiesNo }) => facilitiesNo)).toEqual([third?.number, first?.number])
  })

  it.each([
    ['a frozen plan', 'deviceInspectionScheme', { isFrozen: '1' }],
    ['a stopped route', 'deviceInspectionRoute', { isEnabled: '0' }],
  ])('end with %s, and none is made for the time in which there were none', async (_what, base, stop) => {
    setClock('2026-12-01T07:00:00')
    const routeId = await addRoute()
    const planId = await addPlan({ inspectionRouteId: routeId })
    const whole = base === 'deviceInspectionScheme' ? { id: planId, ...TWICE_A_DAY, inspectionRouteId: routeId, isFrozen: '0' } : { id: routeId, routeName: '东楼', routeFlag: '0', labelIds: String(points()[0]?.id), isEnabled: '1' }
    expect(await call(`${base}/update`, { ...whole, ...stop })).toEqual({ status: 200 })
    expect(await starts()).toEqual([])
    setClock('2026-12-05T09:00:00')
    await work()
    expect(await call(`${base}/update`, whole)).toEqual({ status: 200 })
    expect((await starts())[0]).toBe('2026-12-05 14:00')
  })
})

it.each([
  ['deleted', 'restored', () => ({ deletedAt: new Date(server.clock.now()) }), 'restore', {}],
  ['stopped', 'allowed', () => ({ isStopped: true }), 'setStopped', { stopped: '0' }],
])('a %s tenant has no further tasks, because its people cannot sign in; when it is %s they go on from then, and none is made for the time between', async (_, __, ended, act, parameters) => {
  const platform = `platform-of-${site.id}`
  await addAccount(server, { username: platform, isSuperAdmin: true, isTenantAdmin: false })
  setClock('2026-12-01T07:00:00')
  await addPlan()
  const made = async () => (await db().select().from(inspectionTasks).where(eq(inspectionTasks.tenantId, site.id)).orderBy(inspectionTasks.startsAt)).map(({ startsAt }) => wireTime(startsAt).slice(0, 16))
  const before = await made()
  await db().update(tenants).set(ended()).where(eq(tenants.id, site.id))
  setClock('2026-12-08T09:00:00')
  await work()
  expect(await made()).toEqual(before)
  const again = await server.call(`/api/admin/tenant/${act}`, await signInAs(server, platform), { method: 'POST', body: new URLSearchParams({ tenantId: site.id, ...parameters }) })
  expect(again).toMatchObject({ body: { status: 200 } })
  await work()
  expect(await made()).toEqual([...before, '2026-12-08 14:00', '2026-12-09 08:00', '2026-12-09 14:00', '2026-12-10 08:00'])
})

it.each([
  ['weekly', { cycleType: '2', weekDays: '1', monthDays: null }, { status: 200 }],
  ['once', { cycleType: '0', weekDays: null, monthDays: null }, { status: 200 }],
  ['every so many days', { cycleType: '1', weekDays: null, monthDays: null }, { status: 30101, field: 'patrolCycle' }],
  ['on days of each so many months', { cycleType: '3', weekDays: null, monthDays: '1' }, { status: 30101, field: 'patrolCycle' }],
])('a plan that is followed %s needs an interval only where it is repeated by one', async (_, cycle, expected) => {
  setClock('2026-12-01T07:00:00')
  const { status, data } = await call<{ field?: string } | undefined>('deviceInspectionScheme/add', { ...TWICE_A_DAY, ...cycle, patrolCycle: null, inspectionRouteId: await addRoute() })
  expect({ status, field: data?.field }).toEqual({ field: undefined, ...expected })
})

it('an update of a plan keeps the lists that it does not name; null and blank say that there are none', async () => {
  setClock('2026-12-01T07:00:00')
  const whole = { ...TWICE_A_DAY, cycleType: '2', weekDays: '1,3', inspectionRouteId: await addRoute() }
  const [person] = await db().select().from(users).where(eq(users.tenantId, site.id))
  const id = await addPlan({ ...whole, userIds: person?.id })
  const { weekDays: _named, ...rest } = whole
  const stored = async () => (await db().select().from(inspectionPlans).where(eq(inspectionPlans.id, id)))[0]
  expect(await call('deviceInspectionScheme/update', { id, ...rest })).toEqual({ status: 200 })
  expect(await stored()).toMatchObject({ weekdays: [1, 3], monthDays: [], personIds: [person?.id] })
  expect(await call('deviceInspectionScheme/update', { id, ...whole, userIds: '' })).toEqual({ status: 200 })
  expect(await stored()).toMatchObject({ weekdays: [1, 3], personIds: [] })
})

describe('over a month', () => {
  it('each period of each day has one task, the points that nobody checked are recorded as missed once, and nothing else is', async () => {
    setClock('2026-12-01T00:00:00')
    await addPlan({ startTime: '2026-12-01', endTime: '2026-12-31' })
    for (let hour = 0; hour < 32 * 24; hour += 12) {
      await work()
      pass(12)
    }
    const [rows, missed] = [await db().select().from(inspectionTasks).where(eq(inspectionTasks.tenantId, site.id)), await db().select().from(inspectionTaskPoints).where(eq(inspectionTaskPoints.tenantId, site.id))]
    expect(rows).toHaveLength(62)
    expect(new Set(rows.map(({ startsAt }) => startsAt.getTime())).size).toBe(62)
    expect(missed).toHaveLength(62 * 3)
    expect(missed.every(({ missedAt }) => missedAt !== null)).toBe(true)
    expect((await call<{ total: number }>('deviceIndoorRecordInspectionResults/pageListLeak?plannedCompletionTimeStr=2026-12-05,2026-12-05')).data.total).toBe(6)
  })

  it('a server that was off for nine days makes and settles what it missed, exactly as one that ran all the time', async () => {
    setClock('2026-12-01T00:00:00')
    await addPlan({ startTime: '2026-12-01' })
    await work()
    setClock('2026-12-10T11:00:00')
    await work()
    const seen = await tasks()
    expect(seen.filter(({ taskState }) => taskState === '3')).toHaveLength(19)
    expect(seen.map(({ startTime }) => startTime.slice(0, 10))).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].flatMap((day) => (day === '12' ? ['2026-12-12'] : [`2026-12-${day}`, `2026-12-${day}`])))
    await work()
    expect(await tasks()).toEqual(seen)
  })

  it('several servers that work at the same time make each task once and settle it once', async () => {
    setClock('2026-12-01T00:00:00')
    await addPlan({ startTime: '2026-12-01' })
    setClock('2026-12-20T11:00:00')
    await Promise.all([work(), work(), work()])
    const all = await starts()
    expect(new Set(all).size).toBe(all.length)
    expect((await db().select().from(inspectionTaskPoints).where(eq(inspectionTaskPoints.tenantId, site.id))).filter(({ missedAt }) => missedAt !== null)).toHaveLength(39 * 3)
  })

  it('the times at which the server works do not matter: the tasks are those of the clock of plans', async () => {
    const rules = record({ cycle: constantFrom('1' as const, '2' as const, '3' as const), every: integer({ min: 1, max: 4 }), weekdays: subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), monthDays: subarray<number | 'last'>([1, 9, 28, 31, 'last'], { minLength: 1 }) })
    const routeId = await addRoute()
    await assert(asyncProperty(rules, subarray([3, 7, 11, 26, 40, 49, 90, 200, 333, 700], { minLength: 1 }), async (rule, rounds) => {
      setClock('2027-01-01T00:30:00')
      const [plan] = await db().insert(inspectionPlans).values({ tenantId: site.id, routeId, ...rule, periods: [{ start: '22:00', end: '02:00' }, { start: '08:15', end: '09:00' }], startOn: '2026-12-30', personIds: [], madeUntil: new Date(Date.parse('2027-01-01T00:30:00+08:00')) }).returning()
      let hour = 0
      for (const round of rounds) {
        pass(round - hour)
        hour = round
        await work()
      }
      const made = (await db().select().from(inspectionTasks).where(eq(inspectionTasks.planId, plan?.id ?? 0))).map(({ startsAt }) => startsAt.getTime()).sort((one, other) => one - other)
      const from = Date.parse('2027-01-01T00:30:00+08:00')
      const until = Math.max(from, (await db().select().from(inspectionPlans).where(eq(inspectionPlans.id, plan?.id ?? 0)))[0]?.madeUntil?.getTime() ?? 0)
      expect(until).toBeGreaterThanOrEqual(from + hour * 3_600_000 + 2 * DAY_MS - 3_600_000)
      expect(made).toEqual(tasksBetween({ ...(plan as unknown as PlanRule), timeZone: 'Asia/Shanghai' }, from, until).map(({ startsAt }) => startsAt).sort((one, other) => one - other))
      await db().delete(inspectionTasks).where(eq(inspectionTasks.planId, plan?.id ?? 0))
      await db().delete(inspectionPlans).where(eq(inspectionPlans.id, plan?.id ?? 0))
    }), { numRuns: 6 })
  })
})

it('a plan whose periods overlap, that ends before it starts, or that names a person of another site, is refused with its field', async () => {
  const inspectionRouteId = await addRoute()
  const refused = async (changes: object) => ((await call('deviceInspectionScheme/add', { ...TWICE_A_DAY, inspectionRouteId, ...changes })).data as { field: string } | undefined)?.field
  expect(await refused({ timePeriod: '[["08:00","10:00"],["09:59","12:00"]]' })).toBe('timePeriod')
  expect(await refused({ endTime: '2026-10-31' })).toBe('endTime')
  expect(await refused({ cycleType: '2', weekDays: '' })).toBe('weekDays')
  expect(await refused({ userIds: 'somebody' })).toBe('userIds')
  expect(await refused({})).toBeUndefined()
  expect(await refused({})).toBe('inspectionRouteId')
})

it('a facility is on one route at most, once, and is not deleted while it is on one', async () => {
  const [first, second] = points()
  const routeId = await addRoute('一号线', [first?.id ?? 0])
  const refused = async (input: object) => (await call('deviceInspectionRoute/add', { routeName: '二号线', routeFlag: '0', ...input })).message
  expect(await refused({ labelIds: `${second?.id},${first?.id}` })).toBe(`设施${first?.number}已在路线“一号线”中`)
  expect(await refused({ labelIds: `${second?.id},${second?.id}` })).toBe('第2个设施重复')
  expect(await refused({ labelIds: '987654' })).toBe('第1个设施不存在')
  expect(await refused({ routeFlag: '1', labelIds: String(second?.id) })).toBe('第1个设施不存在')
  expect(await call(`deviceIndoorLabel/batchDelete?id=${first?.id}`)).toMatchObject({ status: 30101, data: { usedBy: [{ what: '巡检路线', count: 1 }] } })
  expect(await call(`deviceInspectionRoute/delete?id=${routeId}`)).toEqual({ status: 200 })
  expect(await call(`deviceIndoorLabel/batchDelete?id=${first?.id}`)).toEqual({ status: 200 })
})

it('a task of an outdoor route has its facilities as points, with their unit and in their order, and what was not checked there is missed', async () => {
  setClock('2026-12-01T07:00:00')
  const [type] = await db().select({ id: inspectionTypes.id }).from(inspectionTypes).where(eq(inspectionTypes.tenantId, site.id))
  const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '星河物业' }).returning()
  const outdoor = await db().insert(outdoorFacilities).values(['东门', '西门'].map((position) => ({ tenantId: site.id, typeId: type?.id ?? 0, unitId: unit?.id ?? 0, position }))).returning()
  expect(await call('deviceInspectionRoute/add', { routeName: '外线', routeFlag: '1', labelIds: outdoor.map(({ id }) => id).reverse().join(',') })).toEqual({ status: 200 })
  const { rows: [route] } = (await call<{ rows: { id: number }[] }>('deviceInspectionRoute/pageList')).data
  await addPlan({ inspectionRouteId: route?.id })
  const [first] = await tasks('routeFlag=1')
  expect(first).toMatchObject({ startTime: '2026-12-01 08:00:00', labelCount: 2 })
  expect(await pointsOf(first?.id ?? 0)).toMatchObject([...outdoor].reverse().map(({ number, position }) => ({ facilitiesNo: number, positionDescription: position, oName: '星河物业', equipmentType: '灭火器', buildingId: null })))
  setClock('2026-12-01T11:00:00')
  await work()
  expect((await tasks('routeFlag=1'))[0]).toMatchObject({ id: first?.id, taskState: '3', leakCount: 2 })
})

it('a task of a route without facilities is never done: nothing was checked', async () => {
  setClock('2026-12-01T07:00:00')
  await addPlan({ inspectionRouteId: await addRoute('空线', []) })
  const first = async (query = '') => (await tasks(`dateStrs=2026-12-01,2026-12-01&${query}`))[0]
  setClock('2026-12-01T09:00:00')
  expect(await first()).toMatchObject({ startTime: '2026-12-01 08:00:00', labelCount: 0, taskState: '1' })
  setClock('2026-12-01T13:00:00')
  await work()
  expect(await first()).toMatchObject({ startTime: '2026-12-01 08:00:00', taskState: '3' })
  expect([await first('taskState=2'), await first('taskState=3')]).toMatchObject([undefined, { startTime: '2026-12-01 08:00:00' }])
})

it('a plan and its tasks whose only person was stopped do not read like those of everybody: the person is named as stopped', async () => {
  setClock('2026-12-01T07:00:00')
  const { userId, username } = site.colleague
  await addPlan({ userIds: userId })
  const named = async (path: string) => (await call<{ rows: { userNames: string }[] }>(path)).data.rows[0]?.userNames
  const both = async () => [await named('deviceInspectionScheme/pageList'), await named('deviceInspectionTasks/pageList')]
  expect(await both()).toEqual([username, username])
  for (const gone of [{ isDisabled: true, isDeleted: false }, { isDisabled: false, isDeleted: true }]) {
    await db().update(users).set(gone).where(eq(users.id, userId))
    expect(await both()).toEqual([`${username}（已停用）`, `${username}（已停用）`])
  }
})

it('the phone has what is checked at a type that was renamed after the tasks were made', async () => {
  setClock('2026-12-01T07:00:00')
  await addPlan({ userIds: '' })
  await db().update(inspectionTypes).set({ name: '手提式灭火器' }).where(eq(inspectionTypes.tenantId, site.id))
  const { data } = await call<{ tasks: { label: { equipmentType: string }[] }[]; types: { equipmentType: string; checkItems1: string }[] }>('deviceInspectionTasks/mine')
  expect(data.tasks[0]?.label[0]?.equipmentType).toBe('灭火器')
  expect(data.types).toMatchObject([{ equipmentType: '灭火器' }])
  expect(data.types[0]?.checkItems1).toContain('铅封完好')
})

it('the phone has all that it needs for two days: the tasks of the person and those for everybody, their points, and what is checked', async () => {
  setClock('2026-12-01T07:00:00')
  await addPlan({ userIds: site.colleague.userId })
  interface Own { tasks: { label: unknown[] }[]; types: { checkItems1: string; checkItems2: string }[] }
  expect((await call<Own>('deviceInspectionTasks/mine')).data.tasks).toEqual([])
  await addPlan({ inspectionRouteId: await addRoute('空线', []), userIds: '' })
  const { data } = await call<Own>('deviceInspectionTasks/mine')
  expect(data.tasks).toHaveLength(4)
  expect(data.types[0]?.checkItems2).toContain('"valueMax":1.4')
  const [task] = await tasks('routeName=东楼')
  const [point] = await pointsOf(task?.id ?? 0)
  setClock('2026-12-01T08:30:00')
  expect(await submit(aResult(0, { taskPointId: point?.id }))).toMatchObject({ status: 30101, message: '该任务已指定其他巡检人' })
})

it('the phone has the tasks of now also of a person with more tasks than it takes: those that are over are left out first', async () => {
  setClock('2026-12-01T00:00:00')
  await addPlan({ inspectionRouteId: await addRoute('整点', []), timePeriod: JSON.stringify(Array.from({ length: 24 }, (_, hour) => [`${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:30`])) })
  setClock('2026-12-02T12:10:00')
  await work()
  const [stored] = await db().select().from(inspectionTasks).where(eq(inspectionTasks.tenantId, site.id))
  if (!stored) throw new Error('the plan has no task')
  const { id: _id, ...over } = stored
  await db().insert(inspectionTasks).values(Array.from({ length: 60 }, (_, minute) => ({ ...over, startsAt: new Date(Date.parse('2026-12-02T02:00:00+08:00') + minute * 60_000 + 1), endsAt: new Date('2026-12-02T11:00:00+08:00') })))
  const { data } = await call<{ tasks: { startTime: string }[] }>('deviceInspectionTasks/mine')
  const shown = data.tasks.map(({ startTime }) => startTime.slice(0, 16))
  expect(shown).toHaveLength(60)
  expect(shown).toContain('2026-12-02 12:00')
  expect(shown).toEqual([...shown].sort())
})

describe('a label that is in no task', () => {
  const ofLabel = (number = '') => call<{ equipmentType: string; checkItems1: string }>(`deviceInspectionTasks/getByFacilitiesNo?facilitiesNo=${encodeURIComponent(number)}`)

  it('tells which facility it is, where it stands and what is checked, however it was typed', async () => {
    const number = points()[1]?.number ?? ''
    const { data } = await ofLabel(` ${number.toLowerCase()} `)
    expect(data).toMatchObject({ facilitiesNo: number, equipmentType: '灭火器', bName: site.buildingName, floor: 2, positionDescription: '2F 电梯厅' })
    expect(data.checkItems1).toContain('铅封完好')
  })

  it('is unknown when its facility is deleted, is of another tenant, or does not exist', async () => {
    const [kept, gone] = points()
    const [facility] = await db().select().from(indoorFacilities).where(eq(indoorFacilities.id, kept?.id ?? 0))
    const [strange] = await db().insert(indoorFacilities).values({ tenantId: 'other', typeId: facility?.typeId ?? 0, buildingId: site.buildingId, floor: 1, number: 'STRANGE-7' }).returning()
    await db().update(indoorFacilities).set({ deletedAt: new Date() }).where(eq(indoorFacilities.id, gone?.id ?? 0))
    for (const number of [gone?.number, strange?.number, 'NONE-1']) expect(await ofLabel(number)).toMatchObject({ status: 404, message: '标签不属于任何设施' })
    await db().delete(indoorFacilities).where(eq(indoorFacilities.id, strange?.id ?? 0))
  })
})
