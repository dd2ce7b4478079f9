import { object } from 'valibot'

import { indoorFacilities, inspectionRoutePoints } from '../../db/schema'
import { requiredId } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { buildingReference } from '../buildings/building.reference'
import { floorsExist } from '../buildings/floors-exist.queries'
import { requiredFloor } from '../buildings/required-floor'
import { zhCN as hostWords } from '../fire-hosts/fire-host.messages'
import { columnsOfMark, planMark, wireMark, withoutStaleMark } from '../floor-plans/plan-mark'
import { facilityFilters } from './facility-filters.queries'
import { facilityColumns, facilityEntries } from './facility-input'
import { takenNumbers } from './facility-numbers.queries'
import { facilityWire, typeReference, withNumberKept } from './facility-wire'
import { zhCN } from './inspection.messages'
import { INDOOR_PLACES, whatIndoorFacilitiesHave } from './indoor-facilities.queries'

const t = indoorFacilities

/** `/api/device/deviceIndoorLabel`: facilities in buildings that are inspected (contract device §19.1, ADR 40). */
export const indoorFacilityResource = resource({
  name: 'indoorFacility',
  base: '/api/device/deviceIndoorLabel',
  table: t,
  rights: { read: ['inspectionManagement/facilityManager', 'inspectionManagement/inspectionRoute'], write: ['inspectionManagement/facilityManager'] },
  filters: { ...facilityFilters(t), ...INDOOR_PLACES },
  order: newestFirst(t),
  sortable: { facilitiesNo: t.number, floor: t.floor, installDate: t.installedOn, lastInspectionTime: t.lastInspectedAt, nextInspectionDate: t.dueOn, updTime: t.updatedAt },
  row: ({ buildingId, floor, planX, planY, ...rest }) => ({ ...facilityWire(rest), buildingId, floor, ...wireMark({ planX, planY }) }),
  write: object({ ...facilityEntries, buildingId: requiredId(), floor: requiredFloor, positionSign: planMark }),
  values: ({ buildingId, floor, positionSign, ...rest }) => ({ ...facilityColumns(rest), buildingId, floor, ...columnsOfMark(positionSign) }),
  removal: 'batchDelete',
  usedBy: [{ column: inspectionRoutePoints.indoorId, what: zhCN.routes }],
  refersTo: [typeReference(t.typeId), { column: t.buildingId, field: 'buildingId', to: buildingReference, message: hostWords.noBuilding, shows: ['bName'] }],
  rules: async (write, rows) => new Map([...(await takenNumbers(write, t, rows)), ...(await floorsExist(write, rows))]),
  adjust: (values, before) => withoutStaleMark(withNumberKept(values, before), before),
  adds: whatIndoorFacilitiesHave,
})
