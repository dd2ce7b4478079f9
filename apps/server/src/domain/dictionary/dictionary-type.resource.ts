import { BUILT_IN_PREFIX } from '@smart-fire/api-client/wire'
import { minLength, object, pipe, regex, string, trim } from 'valibot'

import { dictionaryEntries, dictionaryTypes } from '../../db/schema'
import { BusinessError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { contains, flag } from '../../http/resource/filter'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import { builtInTypes, entryCounts } from './dictionary.queries'
import { zhCN } from './dictionary.messages'

const t = dictionaryTypes

/**
 * `/api/dict/dictType`: lists of codes, shared by all tenants (contract admin §3.13, ADR 35). `description`, `builtIn`, `entries` and the calls
 * of a declared resource are additive (ADR 3). Built-in lists are read only.
 */
export const dictionaryTypeResource = resource({
  name: 'dictionaryType',
  base: '/api/dict/dictType',
  table: t,
  shared: true,
  rights: { read: ['adminSys/dictionary'], write: ['adminSys/dictionary'] },
  filters: { name: contains(t.name), code: contains(t.code), builtIn: flag(t.isBuiltIn) },
  order: newestFirst(t),
  sortable: { code: t.code, name: t.name, updTime: t.updatedAt },
  row: ({ id, code, name, description, isBuiltIn }) => ({ id, code, name, description, builtIn: wireFlag(isBuiltIn) }),
  write: object({
    code: pipe(string(), trim(), minLength(1, httpWords.required), regex(new RegExp(`^(?!${BUILT_IN_PREFIX})[a-z]\\w{0,49}$`, 'i'), zhCN.badCode)),
    name: requiredText(50),
    description: optionalText(200),
  }),
  values: (input) => input,
  unique: [
    { columns: [t.code], field: 'code', message: zhCN.codeExists },
    { columns: [t.name], field: 'name', message: zhCN.nameExists },
  ],
  rules: async ({ tx }, rows) => {
    const ids = rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
    if ((await builtInTypes(tx, ids)).size > 0) throw new BusinessError(zhCN.builtInType)
    return new Map()
  },
  removeParts: async ({ tx }, ids) => {
    if ((await builtInTypes(tx, ids)).size > 0) throw new BusinessError(zhCN.builtInType)
  },
  fixed: [{ column: t.code, field: 'code', message: zhCN.codeFixed }],
  adds: async (tx, _scope, ids) => {
    const counts = await entryCounts(tx, ids)
    return new Map(ids.map((id) => [id, { entries: counts.get(id) ?? 0 }]))
  },
  usedBy: [{ column: dictionaryEntries.typeId, what: zhCN.entries }],
})
