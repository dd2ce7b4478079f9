import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { buildings, indoorFacilities, inspectionDefects, inspectionTypes, networkedUnits, outdoorFacilities, users } from '../../../db/schema'
import { addLimitedUser } from '../../../testing/limited-user'
import { aSiteForEachTest, server, site } from '../../../testing/site-for-each-test'
import { addPlan, addRoute, aResult, call, db, points, pointsOf, setClock, submit, tasks, withFacilities, work } from '../inspection-work.harness'

aSiteForEachTest('divided')
withFacilities()

interface Row { name: string; buildingId: number | null; oid: number | null; userIds: string | null; equipmentType: string | null; due: number; done: number; missed: number; found: number; open: number; overdue: number }
const divided = async (by: string, query = '', token?: string) => (await call<{ rows: Row[]; total: number }>(`deviceInspectionStatistics/divided?by=${by}&dateStrs=2026-12-01,2026-12-01&${query}`, undefined, token)).data
const counts = ({ name, due, done, missed, found, open, overdue }: Row) => [name, due, done, missed, found, open, overdue]
const sumOf = (rows: readonly Row[], count: 'due' | 'done' | 'missed' | 'found' | 'open' | 'overdue') => rows.reduce((sum, row) => sum + row[count], 0)
const filtersOf = ({ buildingId, oid, userIds, equipmentType }: Row): Record<string, string> => {
  if (buildingId !== null) return { buildingId: String(buildingId) }
  if (oid !== null) return { oid: String(oid), routeFlag: '1' }
  return userIds === null ? { equipmentType: equipmentType ?? '' } : { userId: userIds }
}
const only = <Value>([value]: Value[]): Value => {
  if (value === undefined) throw new Error('a row is missing')
  return value
}

/** the channels of which the role of a user has the screens */
const INSPECTION = [9, 10]
const DIRTY = { problemDescription: '有遮挡' }
let annex: number
let door: { id: number; number: string }
let hydrant: { number: string }

/**
 * Of the site's building: one check done by the operator with a defect, one missed that anybody could have done, one done by the colleague. In the annex a door that two persons missed together.
 * Outside of tasks: an older defect that is overdue, one of a hydrant of a unit, and an old one that is signed.
 */
beforeEach(async () => {
  await db().update(users).set({ isTenantAdmin: true }).where(eq(users.id, site.colleague.userId))
  annex = only(await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 3 }).returning()).id
  const doors = only(await db().insert(inspectionTypes).values({ tenantId: site.id, name: '防火门' }).returning())
  const typeId = only(await db().select().from(indoorFacilities).where(eq(indoorFacilities.id, points()[0]?.id ?? 0))).typeId
  door = only(await db().insert(indoorFacilities).values({ tenantId: site.id, typeId: doors.id, buildingId: annex, floor: 1, position: '门厅' }).returning())
  const unit = only(await db().insert(networkedUnits).values({ tenantId: site.id, name: '园区' }).returning())
  hydrant = only(await db().insert(outdoorFacilities).values({ tenantId: site.id, typeId, unitId: unit.id }).returning())
  const outside = async (at: string, number: string | undefined) => {
    setClock(at)
    expect(await submit(aResult(0, { ...DIRTY, facilitiesNo: number, itemValue: [], inspectionTime: server.clock.now() }))).toMatchObject({ status: 200 })
  }
  await outside('2026-11-01T09:00:00', points()[1]?.number)
  await db().update(inspectionDefects).set({ status: '3' }).where(eq(inspectionDefects.tenantId, site.id))
  await outside('2026-11-20T09:00:00', points()[1]?.number)
  setClock('2026-12-01T07:00:00')
  const [first, second, third] = points().map(({ id }) => id)
  const period = { timePeriod: '[["08:00","10:00"]]' }
  await addPlan({ ...period, inspectionRouteId: await addRoute('任意人', [first ?? 0, second ?? 0]) })
  await addPlan({ ...period, inspectionRouteId: await addRoute('一人', [third ?? 0]), userIds: site.colleague.userId })
  await addPlan({ ...period, inspectionRouteId: await addRoute('两人', [door.id]), userIds: `${site.operator.userId},${site.colleague.userId}` })
  setClock('2026-12-01T08:30:00')
  const pointIds = new Map((await Promise.all((await tasks('dateStrs=2026-12-01,2026-12-01')).map(({ id }) => pointsOf(id)))).flat().map(({ facilitiesNo, id }) => [facilitiesNo, id]))
  const check = (place: number, changes: object, token?: string) => submit(aResult(place, { taskPointId: pointIds.get(points()[place]?.number ?? ''), ...changes }), token)
  expect(await check(0, DIRTY)).toMatchObject({ status: 200 })
  expect(await check(2, {}, site.colleague.token)).toMatchObject({ status: 200 })
  await outside('2026-12-01T09:30:00', hydrant.number)
  setClock('2026-12-01T10:30:00')
  await work()
})

it('a check and a defect count for the building of the facility, outdoors for its unit', async () => {
  const { rows, total } = await divided('building')
  expect(rows.map(counts)).toEqual([[site.buildingName, 3, 2, 1, 1, 2, 1], ['附楼', 1, 0, 1, 0, 0, 0], ['园区', 0, 0, 0, 1, 1, 0]])
  expect([total, rows[1]?.buildingId, rows[2]?.buildingId]).toEqual([3, annex, null])
})

it('they count for the type that the facility had', async () => {
  expect((await divided('type')).rows.map(counts)).toEqual([['灭火器', 3, 2, 1, 2, 3, 1], ['防火门', 1, 0, 1, 0, 0, 0]])
})

it('a check that was done counts for the person who did it, a missed one for all persons of its task together', async () => {
  const { rows } = await divided('person')
  const [operator, colleague] = [site.operator.userId, site.colleague.userId]
  const byPersons = new Map(rows.map((row) => [row.userIds, counts(row).slice(1)]))
  expect(byPersons).toEqual(new Map([
    [operator, [1, 1, 0, 2, 3, 1]], [colleague, [1, 1, 0, 0, 0, 0]], [null, [1, 0, 1, 0, 0, 0]], [[operator, colleague].sort().join(','), [1, 0, 1, 0, 0, 0]],
  ]))
  expect(rows.find(({ userIds }) => userIds?.includes(','))?.name.split('、').sort()).toEqual([site.colleague.username, site.operator.username].sort())
})

it.each(['building', 'person', 'type'])('the sum of the rows by %s is that of the figures without division', async (by) => {
  const { data: whole } = await call<Record<string, number>>('deviceInspectionStatistics/figures?dateStrs=2026-12-01,2026-12-01')
  const { rows } = await divided(by)
  const sums = { due: sumOf(rows, 'due'), done: sumOf(rows, 'done'), missed: sumOf(rows, 'missed'), abnormal: sumOf(rows, 'found'), open: sumOf(rows, 'open'), overdue: sumOf(rows, 'overdue') }
  expect(whole).toMatchObject(sums)
  expect(sums).toEqual({ due: 4, done: 2, missed: 2, abnormal: 2, open: 3, overdue: 1 })
})

it.each(['building', 'person', 'type'])('the numbers of defects of a row by %s are those of the list of defects, filtered by it', async (by) => {
  const listed = async (query: Record<string, string>) => (await call<{ total: number }>(`deviceInspectionDefect/pageList?${new URLSearchParams(query).toString()}`)).data.total
  for (const row of (await divided(by)).rows.filter(({ open }) => open > 0)) {
    const of = filtersOf(row)
    expect([await listed({ ...of, dateStrs: '2026-12-01,2026-12-01' }), await listed({ ...of, openFlag: '1' }), await listed({ ...of, overdue: '1' })]).toEqual([row.found, row.open, row.overdue])
  }
})

it('the worst stand first, or those that the order names; rows without checks have no rate and come last', async () => {
  const names = async (query: string) => (await divided('building', query)).rows.map(({ name }) => name)
  expect(await names('sortField=doneRate&sortOrder=asc')).toEqual(['附楼', site.buildingName, '园区'])
  expect(await names('sortField=doneRate&sortOrder=desc')).toEqual([site.buildingName, '附楼', '园区'])
  expect((await names('sortField=found&sortOrder=asc'))[0]).toBe('附楼')
  expect(await names('limit=1&page=2')).toEqual(['附楼'])
  expect(await call('deviceInspectionStatistics/divided?by=building&sortField=name')).toMatchObject({ status: 30101 })
  expect(await call('deviceInspectionStatistics/divided?by=floor')).toMatchObject({ status: 30101 })
})

it('without a period the last 30 days count', async () => {
  const { data } = await call<{ rows: (Row & { beginDate: string; endDate: string })[] }>('deviceInspectionStatistics/divided?by=building')
  expect(data.rows[0]).toMatchObject({ beginDate: '2026-11-02', endDate: '2026-12-01', found: 2 })
})

it('a user who sees one building gets its row only, with the same numbers', async () => {
  const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, channels: INSPECTION })
  expect((await divided('building', '', guard.token)).rows.map(counts)).toEqual([[site.buildingName, 3, 2, 1, 1, 2, 1]])
  expect((await divided('person', '', guard.token)).rows.map(({ userIds }) => userIds)).not.toContainEqual(expect.stringContaining(','))
})
