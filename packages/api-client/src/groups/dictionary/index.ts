import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { dictionaryEntries, type DictionaryEntryCalls } from './dictionary-entries'
import { dictionaryTypes, type DictionaryTypeCalls } from './dictionary-types'

export { dictionaryEntryInput, type DictionaryEntry, type DictionaryEntryCalls, type DictionaryEntryFilters, type DictionaryEntryInput } from './dictionary-entries'
export { dictionaryTypeInput, type DictionaryType, type DictionaryTypeCalls, type DictionaryTypeFilters, type DictionaryTypeInput } from './dictionary-types'
export { ENTRY_STYLE, type EntryStyle } from './dictionary.codes'

/** The dictionary: lists of codes with their names, shared by all tenants (contract admin 3.13). */
export interface DictionaryCalls {
  /** Lists of codes. */
  types: DictionaryTypeCalls
  /** Codes of the lists. */
  entries: DictionaryEntryCalls
}

/** Group `dictionary`: `client.with(dictionary)`. */
export const dictionary: ApiGroup<'dictionary', DictionaryCalls> = {
  name: 'dictionary',
  calls: (http: Transport) => ({ types: dictionaryTypes(http), entries: dictionaryEntries(http) }),
}
