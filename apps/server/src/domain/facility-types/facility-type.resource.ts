import { YES_NO } from '@smart-fire/api-client/wire'
import { minLength, nullable, object, optional, pipe, regex, string, transform, trim } from 'valibot'

import { facilityTypes, hydrants } from '../../db/schema'
import { zhCN as httpWords } from '../../http/http.messages'
import { requiredCode } from '../../http/resource/code'
import { contains } from '../../http/resource/filter'
import { optionalWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { zhCN } from './facility-type.messages'
import { unknownPoints } from './facility-type-rules.queries'

const t = facilityTypes

/** Ids of measuring points, separated by commas. */
const points = optional(nullable(pipe(
  string(), trim(), regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/, zhCN.badPoints), transform((text) => (text === '' ? null : [...new Set(text.split(',').map(Number))])),
)))

/**
 * `/api/device/outdoorFacilityType` (additive, ADR 3): what kinds of outdoor facilities there are, what is measured at them, and whether they
 * have outlets. The platform has one kind, hydrants, with the code 0 (enums: facilityType); records and lists name a kind by its code.
 */
export const facilityTypeResource = resource({
  name: 'facilityType',
  base: '/api/device/outdoorFacilityType',
  table: t,
  shared: true,
  rights: { read: ['adminSys/facilityTypeManger', 'hydrant/fireDeviceManger'], write: ['adminSys/facilityTypeManger'] },
  filters: { facilityTypeName: contains(t.name), facilityType: contains(t.code) },
  order: newestFirst(t),
  sortable: { facilityType: t.code, facilityTypeName: t.name, updTime: t.updatedAt },
  row: ({ id, code, name, icon, pointIds, hasOutlets, defaultRadius }) => ({
    id, facilityType: code, facilityTypeName: name, icon, measuringPointIds: pointIds?.join(',') ?? null, hasOutlets: hasOutlets ? YES_NO.yes : YES_NO.no, defaultRadius,
  }),
  write: object({
    facilityType: pipe(string(), trim(), minLength(1, httpWords.required), regex(/^[a-z0-9]{1,10}$/i, zhCN.badCode)),
    facilityTypeName: requiredText(50),
    icon: optionalText(30),
    measuringPointIds: points,
    hasOutlets: requiredCode(Object.values(YES_NO)),
    defaultRadius: optionalWhole(1, 9999),
  }),
  values: ({ facilityType, facilityTypeName, measuringPointIds, hasOutlets, ...rest }) => ({
    code: facilityType, name: facilityTypeName, pointIds: measuringPointIds, hasOutlets: hasOutlets === YES_NO.yes, ...rest,
  }),
  unique: [
    { columns: [t.code], field: 'facilityType', message: zhCN.codeExists },
    { columns: [t.name], field: 'facilityTypeName', message: zhCN.nameExists },
  ],
  fixed: [{ column: t.code, field: 'facilityType', message: zhCN.codeFixed }],
  rules: unknownPoints,
  usedBy: [{ column: hydrants.facilityTypeId, what: zhCN.facilities }],
})
