import { object } from 'valibot'

import { outdoorFacilities, inspectionRoutePoints } from '../../db/schema'
import type { Definition } from '../../http/resource/definition'
import { number } from '../../http/resource/filter'
import { isCoordinates, optionalMatch, REGION_CODE } from '../../http/resource/match'
import { requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { districtName } from '../hydrants/hydrant-filters.queries'
import { unitResource } from '../units/unit.resource'
import { dueStates, facilityFilters } from './facility-filters.queries'
import { facilityColumns, facilityEntries } from './facility-input'
import { takenNumbers } from './facility-numbers.queries'
import { facilityWire, typeReference, withNumberKept } from './facility-wire'
import { zhCN } from './inspection.messages'
import { OUTDOOR_PLACES } from './outdoor-facilities.queries'

const t = outdoorFacilities

/** Units as rows of facilities name them: in maps the name is spelled `oName` (contract device §0.5). */
const unitReference: Definition = { ...unitResource.definition, row: (stored) => ({ id: stored.id, oName: stored['name'] }) }

/** `/api/device/deviceOutdoorLabel`: facilities outside of buildings that are inspected (contract device §19.1, ADR 40). */
export const outdoorFacilityResource = resource({
  name: 'outdoorFacility',
  base: '/api/device/deviceOutdoorLabel',
  table: t,
  rights: { read: ['inspectionManagement/facilityManager', 'inspectionManagement/inspectionRoute'], write: ['inspectionManagement/facilityManager'] },
  filters: { ...facilityFilters(t), ...OUTDOOR_PLACES, oid: number(t.unitId) },
  order: newestFirst(t),
  sortable: { facilitiesNo: t.number, installDate: t.installedOn, lastInspectionTime: t.lastInspectedAt, nextInspectionDate: t.dueOn, updTime: t.updatedAt },
  row: ({ unitId, regionCode, area, coordinates, ...rest }) => ({
    ...facilityWire(rest), oid: unitId, zxqy: regionCode, area, gis: coordinates, positionSign: coordinates === null ? '未标记' : '已标记',
  }),
  write: object({ ...facilityEntries, oid: requiredId(), zxqy: optionalMatch(REGION_CODE, zhCN.badRegion), gis: optionalMatch(isCoordinates, zhCN.badCoordinates) }),
  values: ({ oid, zxqy, gis, ...rest }) => ({
    ...facilityColumns(rest), unitId: oid, regionCode: zxqy, area: zxqy === null ? null : districtName(zxqy), coordinates: gis,
  }),
  removal: 'batchDelete',
  usedBy: [{ column: inspectionRoutePoints.outdoorId, what: zhCN.routes }],
  refersTo: [typeReference(t.typeId), { column: t.unitId, field: 'oid', to: unitReference, message: zhCN.unknownUnit, shows: ['oName'] }],
  rules: (write, rows) => takenNumbers(write, t, rows),
  adjust: withNumberKept,
  adds: (tx, _scope, ids) => dueStates(tx, t, ids),
})
