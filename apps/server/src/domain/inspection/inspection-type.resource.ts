import { object } from 'valibot'

import { indoorFacilities, inspectionTypes, outdoorFacilities } from '../../db/schema'
import { contains } from '../../http/resource/filter'
import { optionalWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { zhCN } from './inspection.messages'
import { choiceItems, choicesText, twiceInType, valueItems, valuesText } from './type-items'

const t = inspectionTypes

/**
 * `/api/device/deviceFacilitiesType`: types of facilities that are inspected, with what is checked (`checkItems`) and tested (`testItems`) at
 * them: 1 = yes or no, 2 = a written value (contract device §18). Number, standard and cycle are additive (ADR 3).
 */
export const inspectionTypeResource = resource({
  name: 'inspectionType',
  base: '/api/device/deviceFacilitiesType',
  table: t,
  rights: { read: ['inspectionManagement/facilitiesType', 'inspectionManagement/facilityManager', 'inspectionManagement/inspectionRecord'], write: ['inspectionManagement/facilitiesType'] },
  filters: { equipmentType: contains(t.name), typeNo: contains(t.number) },
  order: newestFirst(t),
  sortable: { equipmentType: t.name, typeNo: t.number, inspectionCycle: t.cycleDays, updTime: t.updatedAt },
  row: ({ id, name, number, standard, cycleDays, checkChoices, checkValues, testChoices, testValues }) => ({
    id, equipmentType: name, typeNo: number, inspectionCycle: cycleDays, operatingStandard: standard,
    checkItemCount: countOf(checkChoices, checkValues), testItemCount: countOf(testChoices, testValues),
    checkItems1: choicesText(checkChoices), checkItems2: valuesText(checkValues), testItems1: choicesText(testChoices), testItems2: valuesText(testValues),
  }),
  write: object({
    equipmentType: requiredText(50),
    typeNo: optionalText(30),
    inspectionCycle: optionalWhole(1, 3660),
    operatingStandard: optionalText(200),
    checkItems1: choiceItems,
    checkItems2: valueItems,
    testItems1: choiceItems,
    testItems2: valueItems,
  }),
  values: (input) => ({
    name: input.equipmentType, number: input.typeNo, cycleDays: input.inspectionCycle, standard: input.operatingStandard,
    checkChoices: input.checkItems1, checkValues: input.checkItems2, testChoices: input.testItems1, testValues: input.testItems2,
  }),
  unique: [
    { columns: [t.name], field: 'equipmentType', message: zhCN.typeExists },
    { columns: [t.number], field: 'typeNo', message: zhCN.numberExists },
  ],
  rules: async (_write, rows) => new Map(rows.flatMap((row, place) => {
    const problem = twiceInType(row)
    return problem ? [[place, problem] as const] : []
  })),
  usedBy: [
    { column: indoorFacilities.typeId, what: zhCN.indoorFacilities },
    { column: outdoorFacilities.typeId, what: zhCN.outdoorFacilities },
  ],
})

/** The platform sends it as a text. */
const countOf = (...lists: readonly (readonly unknown[] | null)[]): string => String(lists.reduce((sum, list) => sum + (list?.length ?? 0), 0))
