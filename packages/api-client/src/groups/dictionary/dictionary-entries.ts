import { boolean, integer, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, type InferOutput } from 'valibot'
import { mapped } from '../../decoding/decoder'
import { codeOf, flagOrOff, instant, nullableId, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { ENTRY_STYLE } from './dictionary.codes'
import { byOrigin, origin } from './dictionary-types'

const STATES = ['enabled', 'disabled'] as const
const writesState = (state: string) => (state === 'disabled' ? '1' : '0')

const row = {
  typeId: from('typeId', nullableId),
  typeName: from('typeName', text),
  /** what is stored and sent */
  value: from('value', text),
  /** what a user reads */
  label: from('labelDefault', text),
  labelEn: from('labelEnUs', text),
  /** place in its list, lowest first */
  order: from('orderNum', number),
  style: from('style', codeOf(ENTRY_STYLE)),
  /** chosen when nothing else is; null: it could not be read, as the state */
  isDefault: from('isDefault', flagOrOff),
  /** a disabled entry is offered no more, and what has its value keeps it */
  state: from('isDisabled', mapped(flagOrOff, (isDisabled) => (isDisabled === null ? null : isDisabled ? ('disabled' as const) : ('enabled' as const)))),
  origin: from('builtIn', origin),
  updatedAt: from('updTime', instant),
}

/** A code of a list (contract admin 3.13; state, style and default are of our server, ADR 35). */
export type DictionaryEntry = EntityRow<typeof row>

/** What a user may write of an entry: value and label are unique in the list, and at most one entry of a list is its default. */
export const dictionaryEntryInput = object({
  typeId: requiredText(20),
  value: requiredText(50),
  label: requiredText(50),
  labelEn: optionalText(100),
  order: optional(nullable(pipe(numeric(), integer(), minValue(0), maxValue(9999)))),
  style: optional(nullable(picklist(Object.values(ENTRY_STYLE)))),
  isDefault: boolean(),
  state: picklist(STATES),
})
export type DictionaryEntryInput = InferOutput<typeof dictionaryEntryInput>

const filters = { typeId: 'typeId', label: 'labelDefault', value: 'value', state: to<string>('isDisabled', writesState), origin: byOrigin }

/** `label` and `value` contain. */
export type DictionaryEntryFilters = FilterValues<typeof filters>

/** Codes of lists, sorted by `value`, `label`, `order` and `updatedAt`. */
export type DictionaryEntryCalls = Crud<DictionaryEntry, DictionaryEntryInput, DictionaryEntryFilters>

export const dictionaryEntries = crud({
  base: '/api/dict/dictValue', row, input: dictionaryEntryInput, filters,
  wire: { state: to<string>('isDisabled', writesState) },
})
