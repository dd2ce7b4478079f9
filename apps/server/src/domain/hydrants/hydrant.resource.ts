import { HYDRANT_TYPE_TEXT, OUTLET_TYPE_TEXT, OUTLETS_TEXT, WATER_PIPE_TEXT } from '@smart-fire/api-client/wire'

import { devices, hydrantRecords, hydrants } from '../../db/schema'
import { contains, number } from '../../http/resource/filter'
import { newestFirst, resource } from '../../http/resource/resource'
import { facilityTypeResource } from '../facility-types/facility-type.resource'
import { districtName, FACILITY_FILTERS, UNHANDLED } from './hydrant-filters.queries'
import { hydrantInput } from './hydrant-input'
import { brokenRules } from './hydrant-rules.queries'
import { whatHydrantsHave } from './hydrant-sensors.queries'
import { zhCN } from './hydrants.messages'

const t = hydrants

/** `/api/device/deviceHardwareFacilities`: outdoor hydrants as they are managed (contract device §5). */
export const hydrantResource = resource({
  name: 'hydrant',
  base: '/api/device/deviceHardwareFacilities',
  table: t,
  rights: { read: ['hydrant/fireDeviceManger', 'hydrant/hardwareSet'], write: ['hydrant/fireDeviceManger'] },
  filters: { hydrantName: contains(t.name), ...FACILITY_FILTERS, oid: number(t.unitId), facilityTypeId: number(t.facilityTypeId) },
  order: newestFirst(t),
  sortable: { hydrantName: t.name, protectionRadius: t.protectionRadius, updTime: t.updatedAt },
  row: ({ id, name, area, regionCode, hydrantType, waterPipe, outlet, protectionRadius, position, coordinates, unitId, facilityTypeId, ...row }) => ({
    id, hydrantName: name, area, zxqy: regionCode, hydrantType: textOf(HYDRANT_TYPE_TEXT, hydrantType), waterPipe: textOf(WATER_PIPE_TEXT, waterPipe),
    outlet: textOf(OUTLETS_TEXT, outlet), outletTypeOne: textOf(OUTLET_TYPE_TEXT, row.outletType1), outletValueOne: row.outletMm1,
    outletTypeTwo: textOf(OUTLET_TYPE_TEXT, row.outletType2), outletValueTwo: row.outletMm2, outletTypeThree: textOf(OUTLET_TYPE_TEXT, row.outletType3), outletValueThree: row.outletMm3,
    protectionRadius, positionDescription: position, gis: coordinates === null ? '未标记' : '已标记', gisPoint: coordinates, oid: unitId, facilityTypeId,
  }),
  write: hydrantInput,
  values: ({ hydrantName, zxqy, positionDescription, gis, oid, ...rest }) => ({
    name: hydrantName, regionCode: zxqy, area: districtName(zxqy), position: positionDescription, coordinates: gis === '' ? null : gis, unitId: oid, facilityTypeId: rest.facilityTypeId,
    hydrantType: rest.hydrantType, waterPipe: rest.waterPipe, protectionRadius: rest.protectionRadius, outlet: rest.outlet,
    outletType1: rest.outletTypeOne, outletMm1: rest.outletValueOne, outletType2: rest.outletTypeTwo, outletMm2: rest.outletValueTwo,
    outletType3: rest.outletTypeThree, outletMm3: rest.outletValueThree,
  }),
  // `get` and `getById` have other shapes on the platform (contract device §5)
  one: 'selectById',
  unique: [{ columns: [t.name], field: 'hydrantName', message: zhCN.nameTaken }],
  refersTo: [{ column: t.facilityTypeId, field: 'facilityTypeId', to: facilityTypeResource.definition, message: zhCN.unknownType, shows: ['facilityType', 'facilityTypeName', 'hasOutlets', 'defaultRadius'] }],
  rules: brokenRules,
  adds: whatHydrantsHave,
  usedBy: [
    { column: devices.hydrantId, what: zhCN.sensors },
    { column: hydrantRecords.hydrantId, what: zhCN.openRecords, where: UNHANDLED },
  ],
})

/** The text of a code; a code that the table lacks as it is. */
function textOf(texts: Readonly<Record<string, string>>, code: string | null): string | null {
  return code === null ? null : (texts[code] ?? code)
}
