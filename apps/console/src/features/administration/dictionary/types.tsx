import { dictionary, dictionaryTypeInput, type DictionaryType } from '@smart-fire/api-client/dictionary'
import { choices, column, CountLink, field, fieldName, filter, listScreen, partOf } from '../../../screens'
import * as words from './types.messages'

const origins = choices.fixed('own', 'builtIn')

/** The lists of codes; those that ship with the platform are read only (screens.md dictionary, ADR 35). */
export const types = listScreen({
  key: 'adminSys/dictionary',
  words,
  calls: partOf(dictionary, 'types'),
  filters: { name: filter.text(), code: filter.text(), origin: filter.choice(origins) },
  columns: [
    column.text('name', { sort: true, width: 200 }),
    column.text('code', { sort: true, copy: true, width: 220 }),
    column.text('description'),
    column.custom('entries', ({ id, name, entries }: DictionaryType, names) => <CountLink count={entries} to={`?tab=entries&typeId=${id}`} name={name} label={fieldName(names, 'entries')} />, ({ entries }) => (entries === null ? '' : String(entries)), { width: 110 }),
    column.code('origin', { width: 110 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, code, id }) => name ?? code ?? id,
  editable: isOwn,
  removable: isOwn,
  form: { schema: dictionaryTypeInput, fields: [field.text('code', { fixed: true }), field.text('name'), field.textArea('description')] },
  imports: dictionaryTypeInput,
  exports: true,
})

function isOwn({ origin }: DictionaryType): boolean {
  return origin === 'own'
}
