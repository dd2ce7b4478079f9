import { ENTRY_STYLE } from '@smart-fire/api-client/wire'
import { object } from 'valibot'

import { dictionaryEntries } from '../../db/schema'
import { BusinessError } from '../../http/errors'
import { optionalCode, requiredCode } from '../../http/resource/code'
import { contains, flag, number } from '../../http/resource/filter'
import type { FieldProblem } from '../../http/resource/input'
import { optionalWhole, requiredId } from '../../http/resource/number'
import { resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import type { Write } from '../../http/write-work'
import { dictionaryTypeResource } from './dictionary-type.resource'
import { builtInTypes, defaultsOf, entryOrder, hasBuiltInEntry, typesOfEntries } from './dictionary.queries'
import { zhCN } from './dictionary.messages'

const t = dictionaryEntries

/**
 * `/api/dict/dictValue`: the codes of a list with their names (contract admin §3.13, ADR 35). On the wire the code of an entry is that of its list
 * and its value; `style`, `isDefault`, `isDisabled` and `builtIn` are additive (ADR 3). Entries of built-in lists are read only.
 */
export const dictionaryEntryResource = resource({
  name: 'dictionaryEntry',
  base: '/api/dict/dictValue',
  table: t,
  shared: true,
  rights: { read: ['adminSys/dictionary'], write: ['adminSys/dictionary'] },
  filters: { typeId: number(t.typeId), labelDefault: contains(t.label), value: contains(t.value), isDisabled: flag(t.isDisabled), builtIn: flag(t.isBuiltIn) },
  order: entryOrder,
  sortable: { value: t.value, labelDefault: t.label, orderNum: t.orderNumber, updTime: t.updatedAt },
  row: ({ id, typeId, value, label, englishLabel, orderNumber, style, ...entry }) => ({
    id, typeId, value, labelDefault: label, labelEnUs: englishLabel, orderNum: orderNumber, style,
    isDefault: wireFlag(entry.isDefault), isDisabled: wireFlag(entry.isDisabled), builtIn: wireFlag(entry.isBuiltIn),
  }),
  write: object({
    typeId: requiredId(),
    value: requiredText(50),
    labelDefault: requiredText(50),
    labelEnUs: optionalText(100),
    orderNum: optionalWhole(0, 9999),
    style: optionalCode(Object.values(ENTRY_STYLE)),
    isDefault: requiredCode(['0', '1']),
    isDisabled: requiredCode(['0', '1']),
  }),
  values: ({ typeId, value, labelDefault, labelEnUs, orderNum, style, isDefault, isDisabled }) => ({
    typeId, value, label: labelDefault, englishLabel: labelEnUs, orderNumber: orderNum, style, isDefault: isDefault === '1', isDisabled: isDisabled === '1',
  }),
  unique: [
    { columns: [t.typeId, t.value], field: 'value', message: zhCN.valueExists },
    { columns: [t.typeId, t.label], field: 'labelDefault', message: zhCN.labelExists },
  ],
  rules: ownAndOneDefault,
  removeParts: async ({ tx }, ids) => {
    if (await hasBuiltInEntry(tx, ids)) throw new BusinessError(zhCN.builtInEntry)
  },
  refersTo: [{ column: t.typeId, field: 'typeId', to: dictionaryTypeResource.definition, message: zhCN.unknownType, shows: [] }],
  adds: async (tx, _scope, ids) => new Map((await typesOfEntries(tx, ids)).map(({ id, value, code, name }) => [id, { code: `${code}_${value}`, typeName: name }])),
})

/** Built-in entries and lists stay as they are, and a list has one default at most. */
async function ownAndOneDefault({ tx }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  if (rows.some(({ isBuiltIn }) => isBuiltIn === true)) throw new BusinessError(zhCN.builtInEntry)
  const typeIds = [...new Set(rows.flatMap(({ typeId }) => (typeof typeId === 'number' ? [typeId] : [])))]
  const [closed, defaults] = [await builtInTypes(tx, typeIds), await defaultsOf(tx, typeIds)]
  const problems = new Map<number, FieldProblem>()
  const chosen = new Set<number>()
  rows.forEach(({ id, typeId, isDefault }, place) => {
    if (typeof typeId !== 'number') return
    if (closed.has(typeId)) problems.set(place, { field: 'typeId', message: zhCN.closedType })
    else if (isDefault === true) {
      const isTaken = chosen.has(typeId) || defaults.some((one) => one.typeId === typeId && one.id !== id)
      if (isTaken) problems.set(place, { field: 'isDefault', message: zhCN.secondDefault })
      chosen.add(typeId)
    }
  })
  return problems
}
