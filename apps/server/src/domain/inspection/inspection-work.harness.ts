import { beforeEach, expect } from 'vitest'

import { indoorFacilities, inspectionPlans, inspectionTasks, inspectionTypes, sessions, type ChoiceItem, type ValueItem } from '../../db/schema'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { server, site } from '../../testing/site-for-each-test'
import { doTaskWork } from './tasks/task-work'

export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** a plan of every day, from 08:00 to 10:00 and from 14:00 to 16:00 */
export const TWICE_A_DAY = { cycleType: '1', patrolCycle: 1, timePeriod: '[["08:00","10:00"],["14:00","16:00"]]', startTime: '2026-11-01' }

export interface Answer<Data = unknown> { status: number; message?: string; data: Data }

const jsonOf = (body: object) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
/** A call below `/api/device`, by the administrator of the site unless another token is given. */
export const call = async <Data = unknown>(path: string, body?: object, token = site.operator.token) => (await server.call<Answer<Data>>(`/api/device/${path}`, token, body && jsonOf(body))).body
export const db = () => server.deps.database.db
export const work = () => doTaskWork(server.deps)
export const accepted = { status: 200 }

/** Sets the clock to a time of UTC+8. */
export const setClock = (text: string) => server.clock.jump(Date.parse(`${text}+08:00`) - server.clock.now())
export const pass = (hours: number) => server.clock.advance(hours * HOUR_MS)

let facilities: { id: number; number: string }[] = []
/** the three facilities of the site, on floors 1 to 3 */
export const points = () => facilities

const choice: ChoiceItem = { name: '铅封完好', place: 0, needsPhoto: false }
const pressure: ValueItem = { name: '压力', place: 1, needsPhoto: false, isNumber: true, unit: 'MPa', min: 1, max: 1.4 }

/** Gives every test a type with a choice and a number, and three facilities; call it after `aSiteForEachTest`. */
export function withFacilities(): void {
  beforeEach(async () => {
    await openInspectionAndVideo(server.deps, site.id)
    // the plans of other tests would have tasks as well
    await db().update(inspectionPlans).set({ deletedAt: new Date() })
    await db().update(inspectionTasks).set({ settledAt: new Date() })
    // these tests pass months
    await db().update(sessions).set({ expiresAt: new Date('2100-01-01') })
    const [type] = await db().insert(inspectionTypes).values({ tenantId: site.id, name: '灭火器', cycleDays: 30, checkChoices: [choice], checkValues: [pressure] }).returning()
    facilities = await db().insert(indoorFacilities).values([1, 2, 3].map((floor) => ({ tenantId: site.id, typeId: type?.id ?? 0, buildingId: site.buildingId, floor, position: `${floor}F 电梯厅` }))).returning()
  })
}

export async function addRoute(name = '东楼', ids = facilities.map(({ id }) => id)): Promise<number> {
  expect(await call('deviceInspectionRoute/add', { routeName: name, routeFlag: '0', labelIds: ids.join(',') })).toEqual(accepted)
  return (await call<{ rows: { id: number }[] }>('deviceInspectionRoute/pageList')).data.rows[0]?.id ?? 0
}

export async function addPlan(input: object = {}): Promise<number> {
  const inspectionRouteId = 'inspectionRouteId' in input ? input.inspectionRouteId : await addRoute()
  expect(await call('deviceInspectionScheme/add', { ...TWICE_A_DAY, ...input, inspectionRouteId })).toEqual(accepted)
  return (await call<{ rows: { id: number }[] }>('deviceInspectionScheme/pageList')).data.rows[0]?.id ?? 0
}

export interface Task {
  id: number
  startTime: string
  endTime: string
  taskState: string
  labelCount: number
  checkedCount: number
  leakCount: number
}
/** All tasks, the earliest first. */
export const tasks = async (query = ''): Promise<Task[]> => (await call<{ rows: Task[] }>(`deviceInspectionTasks/pageList?limit=100&${query}`)).data.rows.reverse()
export const pointsOf = async (taskId: number) => (await call<{ label: { id: number; facilitiesNo: string; checkTime: string | null; leakFlag: string }[] }>(`deviceInspectionTasks/get?id=${taskId}`)).data.label

let sent = 0
/** A result as the phone sends it: everything normal, checked now. */
export const aResult = (place: number, changes: object = {}) => ({
  clientId: `client-${(sent += 1)}`, facilitiesNo: facilities[place]?.number, inspectionTime: server.clock.now(), itemValue: [{ checkTestItem: '铅封完好', itemVaule: '0' }, { checkTestItem: '压力', itemVaule: '1.2' }], ...changes,
})
export const submit = (result: object, token?: string) => call<{ id: number; repeated: boolean }>('deviceInspectionTasks/submit', result, token)
