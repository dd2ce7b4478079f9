import { ok, rows, type CallSample } from '../call-sample'

const ROUTES = '/api/device/deviceInspectionRoute'
const PLANS = '/api/device/deviceInspectionScheme'

const PLAIN_ROUTE = { id: '3', version: null, name: '东楼', kind: '0', facilityIds: [], points: 0, enabled: null, remark: null, places: null, planned: null, updatedAt: null }
const ROUTE_INPUT = { name: '西楼', kind: '0', facilityIds: ['8', '7'], enabled: true, remark: '' } as const
const routeInput = () => ({ ...ROUTE_INPUT, facilityIds: [...ROUTE_INPUT.facilityIds] })
const ROUTE_SENT = { routeName: '西楼', routeFlag: '0', labelIds: '8,7', isEnabled: '1', remark: null }
const ROUTE = { id: '4', version: '2', name: '西楼', kind: '0', facilityIds: ['8', '7'], points: 2, enabled: true, remark: '夜间', places: '星河大厦', planned: true, updatedAt: 1760232600000 }

const PLAN_INPUT = { routeId: '4', cycle: '2', every: 1, weekdays: ['1', '3'], monthDays: [], periods: [{ start: '08:00', end: '10:00' }], startOn: '2026-11-01', endOn: null, personIds: ['u1'], strict: false, frozen: false, remark: '' } as const
const planInput = () => ({ ...PLAN_INPUT, weekdays: [...PLAN_INPUT.weekdays], monthDays: [], periods: PLAN_INPUT.periods.map((period) => ({ ...period })), personIds: [...PLAN_INPUT.personIds] })
const PLAN_SENT = {
  inspectionRouteId: '4', cycleType: '2', patrolCycle: 1, weekDays: '1,3', monthDays: '', timePeriod: '[["08:00","10:00"]]', startTime: '2026-11-01', endTime: null, userIds: 'u1', strictOrder: '0', isFrozen: '0', remark: null,
}
const PLAN = {
  id: '5', version: '1', routeId: '4', routeName: '西楼', routeKind: '0', points: 2, startOn: '2026-11-01', endOn: null, cycle: '2', every: 1, weekdays: ['1', '3'], monthDays: [], periods: [{ start: '08:00', end: '10:00' }], personIds: ['u1'],
  personNames: '王', strict: false, frozen: false, remark: null, updatedAt: null,
}
const PLAN_WIRE = { id: 5, version: 1, routeName: '西楼', routeFlag: '0', labelCount: '2', userNames: '王', ...PLAN_SENT }
// the deployed platform has neither cycles nor persons, and lists no periods
const PLAIN_PLAN = {
  ...PLAN, id: '6', version: null, routeId: null, routeKind: null, points: null, endOn: '2026-12-31', cycle: null, every: 3, weekdays: [], periods: null, personIds: [], personNames: null, strict: null, frozen: null,
}

export const inspectionRouteSamples: readonly CallSample[] = [
  {
    call: `GET ${ROUTES}/pageList`,
    run: (client) => client.inspection.routes.list({ page: 1, limit: 15, name: '楼', kind: '0', enabled: true }),
    sends: { page: '1', limit: '15', routeName: '楼', routeFlag: '0', isEnabled: '1' },
    response: rows({ id: 3, routeName: '东楼', labelCount: '0', routeFlag: '0' }, { id: 4, version: 2, labelCount: '2', bNames: '星河大厦', hasScheme: '1', updTime: 1760232600000, ...ROUTE_SENT, remark: '夜间' }),
    gives: { rows: [PLAIN_ROUTE, ROUTE], total: 2, dropped: 0 },
  },
  { call: `GET ${ROUTES}/get`, run: (client) => client.inspection.routes.get('3'), sends: { id: '3' }, response: ok({ id: 3, routeName: '东楼', labelCount: '0', routeFlag: '0' }), gives: PLAIN_ROUTE },
  { call: `POST ${ROUTES}/add`, run: (client) => client.inspection.routes.add(routeInput()), sends: ROUTE_SENT, response: ok() },
  { call: `POST ${ROUTES}/update`, run: (client) => client.inspection.routes.update('4', routeInput(), { version: '2' }), sends: { id: 4, version: '2', ...ROUTE_SENT }, response: ok() },
  { call: `GET ${ROUTES}/delete`, run: (client) => client.inspection.routes.remove(['3', '4']), sends: { id: '3,4' }, response: ok() },
  { call: `GET ${ROUTES}/deleteQuery`, run: (client) => client.inspection.routes.usedBy('4'), sends: { id: '4' }, response: ok([{ what: '巡检计划', count: 1 }]), gives: [{ what: '巡检计划', count: 1 }] },
  {
    call: `POST ${ROUTES}/importRows`,
    run: (client) => client.inspection.routes.importRows([routeInput()], { dryRun: true }),
    sends: { dryRun: true, rows: [{ ...ROUTE_SENT, remark: '' }] },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'labelIds', message: '第1个设施不存在' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'facilityIds', message: '第1个设施不存在' }] },
  },
  {
    call: `GET ${PLANS}/pageList`,
    run: (client) => client.inspection.plans.list({ page: 1, limit: 15, routeName: '楼', cycle: '2', frozen: false }),
    sends: { page: '1', limit: '15', routeName: '楼', cycleType: '2', isFrozen: '0' },
    response: rows({ id: 6, routeName: '西楼', startTime: '2026-11-01', endTime: '2026-12-31', patrolCycle: 3, timeCount: 2 }, PLAN_WIRE),
    gives: { rows: [PLAIN_PLAN, PLAN], total: 2, dropped: 0 },
  },
  { call: `GET ${PLANS}/get`, run: (client) => client.inspection.plans.get('5'), sends: { id: '5' }, response: ok(PLAN_WIRE), gives: PLAN },
  { call: `POST ${PLANS}/add`, run: (client) => client.inspection.plans.add(planInput()), sends: PLAN_SENT, response: ok() },
  { call: `POST ${PLANS}/update`, run: (client) => client.inspection.plans.update('5', planInput(), { version: '1' }), sends: { id: 5, version: '1', ...PLAN_SENT }, response: ok() },
  { call: `GET ${PLANS}/delete`, run: (client) => client.inspection.plans.remove(['5', '6']), sends: { id: '5,6' }, response: ok() },
  { call: `GET ${PLANS}/deleteQuery`, run: (client) => client.inspection.plans.usedBy('5'), sends: { id: '5' }, response: ok([]), gives: [] },
  {
    call: `POST ${PLANS}/importRows`,
    run: (client) => client.inspection.plans.importRows([planInput()], { dryRun: true }),
    sends: { dryRun: true, rows: [{ ...PLAN_SENT, remark: '' }] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  { call: `GET ${PLANS}/persons`, run: (client) => client.inspection.plans.persons(), sends: {}, response: ok([{ id: 'u1', name: '王' }]), gives: [{ id: 'u1', name: '王' }] },
]
