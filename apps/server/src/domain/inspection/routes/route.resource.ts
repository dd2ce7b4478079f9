import { check, nullish, object, picklist, pipe, regex, string, transform, trim } from 'valibot'

import { inspectionPlans, inspectionRoutes } from '../../../db/schema'
import { zhCN as httpWords } from '../../../http/http.messages'
import { contains, flag } from '../../../http/resource/filter'
import { requiredCode } from '../../../http/resource/code'
import { newestFirst, resource } from '../../../http/resource/resource'
import { optionalText, requiredText } from '../../../http/resource/text'
import { wireFlag } from '../../../http/wire-flag'
import { zhCN } from '../inspection.messages'
import { brokenRoutes } from './route-rules.queries'
import { followRoutes, whatRoutesHave } from './route-points.queries'

const t = inspectionRoutes
const INDOOR = '0'
const OUTDOOR = '1'
/** more would not be one walk */
const MOST_POINTS = 500

const isEnabled = nullish(pipe(string(), trim(), picklist(['', '0', '1']), transform((code) => (code === '' ? undefined : code === '1'))))
const facilityIds = nullish(pipe(
  string(), trim(), regex(/^$|^\d{1,9}(,\d{1,9})*$/, httpWords.badParameter), transform((text) => (text === '' ? [] : text.split(',').map(Number))), check((list) => list.length <= MOST_POINTS, zhCN.tooManyPoints(MOST_POINTS)),
))

/**
 * `/api/device/deviceInspectionRoute`: routes of inspectors, indoors (`routeFlag` 0) or outdoors (1), with the ids of their facilities in the
 * order of the walk (contract device §19.2, ADR 47). The platform has calls for each part of a route; here it is edited as a whole.
 */
export const inspectionRouteResource = resource({
  name: 'inspectionRoute',
  base: '/api/device/deviceInspectionRoute',
  table: t,
  rights: { read: ['inspectionManagement/inspectionRoute', 'inspectionManagement/patrolSchemeManager'], write: ['inspectionManagement/inspectionRoute'] },
  filters: { routeName: contains(t.name), routeFlag: flag(t.isOutdoor), isEnabled: flag(t.isEnabled) },
  order: newestFirst(t),
  sortable: { routeName: t.name, updTime: t.updatedAt },
  row: ({ id, name, isOutdoor, facilityIds: points, isEnabled: enabled, description }) => ({
    id, routeName: name, routeFlag: isOutdoor ? OUTDOOR : INDOOR, labelIds: points.join(','), labelCount: String(points.length), isEnabled: wireFlag(enabled), remark: description,
  }),
  write: object({ routeName: requiredText(50), routeFlag: requiredCode([INDOOR, OUTDOOR]), labelIds: facilityIds, isEnabled, remark: optionalText(200) }),
  values: (input) => ({ name: input.routeName, isOutdoor: input.routeFlag === OUTDOOR, facilityIds: input.labelIds ?? undefined, isEnabled: input.isEnabled ?? undefined, description: input.remark }),
  fixed: [{ column: t.isOutdoor, field: 'routeFlag', message: zhCN.routeKindKept }],
  unique: [{ columns: [t.name], field: 'routeName', message: zhCN.routeExists }],
  usedBy: [{ column: inspectionPlans.routeId, what: zhCN.plans }],
  rules: brokenRoutes,
  follow: followRoutes,
  adds: whatRoutesHave,
})
