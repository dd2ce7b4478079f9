import { array, maxLength, object, optional, picklist, pipe, string, boolean, nullable, type InferOutput } from 'valibot'
import { idList } from '../../decoding/id-list'
import { codeOf, flag, instant, nullableCount, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { ROUTE_KIND, type RouteKind } from './inspection.codes'

const row = {
  name: from('routeName', text),
  kind: from('routeFlag', codeOf(ROUTE_KIND)),
  /** in the order of the walk; null: they could not be read */
  facilityIds: from('labelIds', idList),
  points: from('labelCount', nullableCount),
  enabled: from('isEnabled', flag),
  remark: from('remark', text),
  /** the buildings or units that it passes */
  places: from('bNames', text),
  planned: from('hasScheme', flag),
  updatedAt: from('updTime', instant),
}

/** A route of inspectors (contract device 19.2, ADR 47). */
export type InspectionRoute = EntityRow<typeof row>

/** How many facilities a route may have. */
export const MOST_ROUTE_POINTS = 500

/** What a user may write of a route. Its kind never changes, and a facility is on one route at most. */
export const inspectionRouteInput = object({
  name: requiredText(50),
  kind: picklist(Object.values(ROUTE_KIND)),
  /** absent: as they are */
  facilityIds: optional(pipe(array(string()), maxLength(MOST_ROUTE_POINTS))),
  enabled: optional(nullable(boolean())),
  remark: optionalText(200),
})

/** A new or changed route. */
export type InspectionRouteInput = InferOutput<typeof inspectionRouteInput>

const filters = { name: 'routeName', kind: to<RouteKind>('routeFlag'), enabled: to<boolean>('isEnabled') }

/** `name` contains, the others are exact. */
export type InspectionRouteFilters = FilterValues<typeof filters>

/** Routes of inspectors (contract device 19.2, ADR 47), sorted by `name` and `updatedAt`. One that a plan has is kept. */
export type InspectionRouteCalls = Crud<InspectionRoute, InspectionRouteInput, InspectionRouteFilters>

export const inspectionRoutes = crud({ base: '/api/device/deviceInspectionRoute', row, input: inspectionRouteInput, filters })
