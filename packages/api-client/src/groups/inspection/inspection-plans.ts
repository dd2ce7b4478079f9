import { array, boolean, integer, maxLength, maxValue, minLength, minValue, nullable, number as numeric, object, optional, picklist, pipe, regex, string, type InferOutput } from 'valibot'
import { idList } from '../../decoding/id-list'
import { plainList } from '../../decoding/readers'
import { codeOf, flag, id, instant, lenient, nullableCount, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Decoded } from '../../decoding/decoder'
import type { Transport } from '../../transport/transport'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { day, optionalDay } from '../day-input'
import { optionalText, requiredText } from '../inputs'
import { CYCLE, LAST_DAY, type Cycle } from '../inspection-plans/clock/plan-rule'
import { ROUTE_KIND } from './inspection.codes'

const BASE = '/api/device/deviceInspectionScheme'

/** A part of a day, both `HH:mm`. */
export interface InspectionPeriod {
  start: string
  end: string
}

/** `[["08:00","10:00"]]` as a text; null for what is no such list. */
const periods = lenient((value): InspectionPeriod[] | null => {
  try {
    const list: unknown = typeof value === 'string' ? JSON.parse(value) : value
    if (!Array.isArray(list)) return null
    return list.map((pair: unknown) => {
      if (!Array.isArray(pair) || typeof pair[0] !== 'string' || typeof pair[1] !== 'string') throw new TypeError('no pair of times')
      return { start: pair[0], end: pair[1] }
    })
  } catch {
    return null
  }
})

const row = {
  routeId: from('inspectionRouteId', nullableId),
  routeName: from('routeName', text),
  routeKind: from('routeFlag', codeOf(ROUTE_KIND)),
  points: from('labelCount', nullableCount),
  startOn: from('startTime', day),
  endOn: from('endTime', day),
  cycle: from('cycleType', codeOf(CYCLE)),
  /** days or months from one time to the next */
  every: from('patrolCycle', nullableCount),
  /** null: they could not be read, as the days of the month and the persons */
  weekdays: from('weekDays', idList),
  monthDays: from('monthDays', idList),
  periods: from('timePeriod', periods),
  personIds: from('userIds', idList),
  personNames: from('userNames', text),
  strict: from('strictOrder', flag),
  frozen: from('isFrozen', flag),
  remark: from('remark', text),
  updatedAt: from('updTime', instant),
}

/** When a route is inspected, and by whom (contract device 19.3, ADR 41, 47). */
export type InspectionPlan = EntityRow<typeof row>

/** The days of a week by their codes: 1 = Monday. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
/** The days of a month by their codes; the last one has a code of its own. */
export const MONTH_DAYS: readonly string[] = [...Array.from({ length: 31 }, (_, at) => String(at + 1)), LAST_DAY]

const time = pipe(string(), regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const several = (codes: readonly string[]) => optional(nullable(array(picklist(codes))))

/** What a user may write of a plan. A route has one plan at most; periods do not overlap. */
export const inspectionPlanInput = object({
  routeId: requiredText(20),
  cycle: picklist(Object.values(CYCLE)),
  /** null where the cycle is neither of days nor of months, which cannot be without it */
  every: nullable(pipe(numeric(), integer(), minValue(1), maxValue(999))),
  weekdays: several(WEEKDAYS),
  monthDays: several(MONTH_DAYS),
  periods: pipe(array(object({ start: time, end: time })), minLength(1), maxLength(24)),
  startOn: pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/)),
  endOn: optionalDay,
  personIds: optional(nullable(array(string()))),
  strict: optional(nullable(boolean())),
  frozen: optional(nullable(boolean())),
  remark: optionalText(200),
})

/** A new or changed plan. */
export type InspectionPlanInput = InferOutput<typeof inspectionPlanInput>

const filters = { routeName: 'routeName', cycle: to<Cycle>('cycleType'), frozen: to<boolean>('isFrozen') }

/** `routeName` contains, the others are exact. */
export type InspectionPlanFilters = FilterValues<typeof filters>

const person = shape({ id: from('id', id), name: from('name', text) })

/** A user among whom the persons of a plan are chosen. */
export type InspectionPerson = Decoded<typeof person>

/** Plans of inspections (contract device 19.3), sorted by `startOn`, `endOn` and `updatedAt`. A change makes the tasks that have not begun anew. */
export interface InspectionPlanCalls extends Crud<InspectionPlan, InspectionPlanInput, InspectionPlanFilters> {
  /** The users of the tenant (GET deviceInspectionScheme/persons; our server, ADR 3). */
  persons: (signal?: AbortSignal) => Promise<InspectionPerson[]>
}

const joined = (name: string) => to(name, (values: readonly string[]) => values.join(','))

const entity = crud({
  base: BASE, row, input: inspectionPlanInput, filters,
  wire: {
    weekdays: joined('weekDays'), monthDays: joined('monthDays'), personIds: joined('userIds'),
    periods: to('timePeriod', (list: readonly InspectionPeriod[]) => JSON.stringify(list.map(({ start, end }) => [start, end]))),
  },
})

export const inspectionPlans = (http: Transport): InspectionPlanCalls => ({
  ...entity(http),
  persons: (signal) => http.get(`${BASE}/persons`, plainList(person), { signal }),
})
