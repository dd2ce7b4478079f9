import { minLength, object, pipe, regex, string, trim, type InferOutput } from 'valibot'
import { mapped } from '../../decoding/decoder'
import { flagOrOff, instant, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { BUILT_IN_PREFIX } from './dictionary.codes'

/** Where a type or an entry comes from: it ships with the platform and cannot be changed, or is the site's own; null for one that cannot be read. */
export const origin = mapped(flagOrOff, (isBuiltIn) => (isBuiltIn === null ? null : isBuiltIn ? ('builtIn' as const) : ('own' as const)))

/** `builtIn` filters what ships with the platform, `own` the rest. */
export const byOrigin = to<string>('builtIn', (value) => (value === 'builtIn' ? '1' : '0'))

const row = {
  code: from('code', text),
  name: from('name', text),
  description: from('description', text),
  origin: from('builtIn', origin),
  /** how many entries it has */
  entries: from('entries', number),
  updatedAt: from('updTime', instant),
}

/** A list of codes. The deployed platform keeps code and name only (contract admin 3.13, ADR 35). */
export type DictionaryType = EntityRow<typeof row>

/** What a user may write of a type: code and name are unique, and the code never changes. */
export const dictionaryTypeInput = object({
  code: pipe(string(), trim(), minLength(1), regex(new RegExp(`^(?!${BUILT_IN_PREFIX})[a-z]\\w{0,49}$`, 'i'))),
  name: requiredText(50),
  description: optionalText(200),
})
export type DictionaryTypeInput = InferOutput<typeof dictionaryTypeInput>

const filters = { name: 'name', code: 'code', origin: byOrigin }

/** `name` and `code` contain. */
export type DictionaryTypeFilters = FilterValues<typeof filters>

/** Lists of codes, sorted by `code`, `name` and `updatedAt`. One that has entries stays. */
export type DictionaryTypeCalls = Crud<DictionaryType, DictionaryTypeInput, DictionaryTypeFilters>

export const dictionaryTypes = crud({ base: '/api/dict/dictType', row, input: dictionaryTypeInput, filters })
