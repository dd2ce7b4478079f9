import { inspectionPlans } from '../../../db/schema'
import { newestFirst, resource } from '../../../http/resource/resource'
import { wireFlag } from '../../../http/wire-flag'
import { inspectionRouteResource } from '../routes/route.resource'
import { zhCN } from '../inspection.messages'
import { followPlans } from './follow-plans.queries'
import { PLAN_FILTERS } from './plan-filters.queries'
import { monthDayOf, planInput } from './plan-input'
import { intervalOf } from './plan-rule'
import { brokenPlans, whatPlansHave } from './plan-rules.queries'

const t = inspectionPlans

/** A list that the input does not name stays as it is; null is none. */
const listed = <Item>(list: Item[] | null | undefined): Item[] | undefined => (list === null ? [] : list)

/** `/api/device/deviceInspectionScheme`: when routes are inspected, and by whom (contract device §19.3, ADR 41, 47). */
export const inspectionPlanResource = resource({
  name: 'inspectionPlan',
  base: '/api/device/deviceInspectionScheme',
  table: t,
  rights: { read: ['inspectionManagement/patrolSchemeManager'], write: ['inspectionManagement/patrolSchemeManager'] },
  filters: PLAN_FILTERS,
  order: newestFirst(t),
  sortable: { startTime: t.startOn, endTime: t.endOn, updTime: t.updatedAt },
  row: ({ id, routeId, cycle, every, weekdays, monthDays, periods, startOn, endOn, personIds, isStrict, isFrozen, description }) => ({
    id, inspectionRouteId: routeId, startTime: startOn, endTime: endOn, cycleType: cycle, patrolCycle: every, weekDays: weekdays.join(','), monthDays: monthDays.join(','),
    timePeriod: JSON.stringify(periods.map(({ start, end }) => [start, end])), timeCount: String(periods.length), userIds: personIds.join(','),
    strictOrder: wireFlag(isStrict), isFrozen: wireFlag(isFrozen), remark: description,
  }),
  write: planInput,
  values: (input) => ({
    routeId: input.inspectionRouteId, startOn: input.startTime, endOn: input.endTime, cycle: input.cycleType, every: intervalOf(input.cycleType, input.patrolCycle),
    weekdays: listed(input.weekDays)?.map(Number), monthDays: listed(input.monthDays)?.map(monthDayOf), periods: input.timePeriod, personIds: listed(input.userIds),
    isStrict: input.strictOrder ?? undefined, isFrozen: input.isFrozen ?? undefined, description: input.remark,
  }),
  unique: [{ columns: [t.routeId], field: 'inspectionRouteId', message: zhCN.routeTaken }],
  refersTo: [{ column: t.routeId, field: 'inspectionRouteId', to: inspectionRouteResource.definition, message: zhCN.unknownRoute, shows: ['routeName', 'routeFlag', 'labelCount'] }],
  rules: brokenPlans,
  follow: followPlans,
  adds: whatPlansHave,
})
