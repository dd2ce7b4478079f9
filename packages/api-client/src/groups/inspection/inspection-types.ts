import { integer, maxValue, minValue, nullable, number as numeric, object, optional, pipe, string, type InferOutput } from 'valibot'
import { instant, nullableCount, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import { checked, crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import type { FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { choiceItems, inspectionItems, joinedItems, splitItems, valueItems, type InspectionItem } from './type-items'

const facts = {
  name: from('equipmentType', text),
  /** null on servers that do not tell, as are the next two (ADR 3) */
  number: from('typeNo', text),
  /** days between two inspections; null: not fixed */
  cycleDays: from('inspectionCycle', nullableCount),
  /** the standard that the items follow */
  standard: from('operatingStandard', text),
  updatedAt: from('updTime', instant),
}

const row = {
  ...facts,
  checkChoices: from('checkItems1', choiceItems),
  checkValues: from('checkItems2', valueItems),
  testChoices: from('testItems1', choiceItems),
  testValues: from('testItems2', valueItems),
}

/** A type of facilities that are inspected: what is checked and tested at each of them (contract device 18). */
export type InspectionType = EntityRow<typeof facts> & { checkItems: InspectionItem[]; testItems: InspectionItem[] }

const factsInput = {
  name: requiredText(50),
  number: optionalText(30),
  cycleDays: optional(nullable(pipe(numeric(), integer(), minValue(1), maxValue(3660)))),
  standard: optionalText(200),
}

/** What a user may write of a type. Name and number are unique within the tenant (contract device 18). */
export const inspectionTypeInput = object({ ...factsInput, checkItems: inspectionItems, testItems: inspectionItems })

/** A new or changed type. */
export type InspectionTypeInput = InferOutput<typeof inspectionTypeInput>

const filters = { name: 'equipmentType', number: 'typeNo' }

/** Both contain; `number` is applied by our server only. */
export type InspectionTypeFilters = FilterValues<typeof filters>

const entity = crud({
  base: '/api/device/deviceFacilitiesType',
  row,
  input: object({ ...factsInput, checkChoices: string(), checkValues: string(), testChoices: string(), testValues: string() }),
  filters,
})

/** Types of facilities that are inspected (contract device 18). Our server sorts by `name`, `number`, `cycleDays` and `updatedAt`, and keeps a type that facilities have. */
export type InspectionTypeCalls = Crud<InspectionType, InspectionTypeInput, InspectionTypeFilters>

export function inspectionTypes(http: Transport): InspectionTypeCalls {
  const { list, get, add, update, importRows, ...rest } = entity(http)
  return {
    ...rest,
    list: async (query, signal) => {
      const page = await list(query, signal)
      return { ...page, rows: page.rows.map(typeOf) }
    },
    get: async (id, signal) => typeOf(await get(id, signal)),
    add: async (input, signal) => add(listsOf(checked(inspectionTypeInput, input)), signal),
    update: async (id, input, options, signal) => update(id, listsOf(checked(inspectionTypeInput, input)), options, signal),
    importRows: (rows, options, signal) => importRows(rows.map(listsOf), options, signal),
  }
}

function typeOf({ checkChoices, checkValues, testChoices, testValues, ...rest }: EntityRow<typeof row>): InspectionType {
  return { ...rest, checkItems: joinedItems(checkChoices, checkValues), testItems: joinedItems(testChoices, testValues) }
}

function listsOf({ checkItems, testItems, ...rest }: InspectionTypeInput) {
  const [check, test] = [splitItems(checkItems), splitItems(testItems)]
  return { ...rest, checkChoices: check.choices, checkValues: check.values, testChoices: test.choices, testValues: test.values }
}
