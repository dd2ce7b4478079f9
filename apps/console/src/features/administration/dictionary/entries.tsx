import { dictionary, dictionaryEntryInput, ENTRY_STYLE, type DictionaryEntry } from '@smart-fire/api-client/dictionary'
import { NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { choices, column, field, filter, listScreen, partOf } from '../../../screens'
import * as words from './entries.messages'
import { allTypes, ownTypes } from './type-choices'

const states = choices.fixed('enabled', 'disabled')
const isOwn = ({ origin }: DictionaryEntry) => origin === 'own'

/** The codes of the lists with their names; those of the platform are read only (screens.md dictionary, ADR 35). */
export const entries = listScreen({
  key: 'adminSys/dictionary',
  words,
  calls: partOf(dictionary, 'entries'),
  filters: { typeId: filter.choice(allTypes), label: filter.text(), value: filter.text(), state: filter.choice(states), origin: filter.choice(choices.fixed('own', 'builtIn')) },
  columns: [
    column.text('typeName', { width: 180 }),
    column.text('value', { sort: true, copy: true, width: 120 }),
    column.custom('label', (entry: DictionaryEntry) => <Label entry={entry} />, ({ label }) => label ?? '', { sort: true }),
    column.text('labelEn'),
    column.number('order', { sort: true, width: 90 }),
    column.code('isDefault', { width: 90 }),
    column.code('state', { width: 100, tones: { enabled: 'normal', disabled: 'notEnabled' } }),
    column.code('origin', { width: 110 }),
    column.code('style', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ label, value, id }) => label ?? value ?? id,
  editable: isOwn,
  removable: isOwn,
  form: {
    schema: dictionaryEntryInput,
    fields: [
      field.choice('typeId', ownTypes), field.text('value'), field.text('label'), field.text('labelEn'), field.number('order'),
      field.choice('style', choices.fixed(...Object.values(ENTRY_STYLE))), field.choice('state', states), field.toggle('isDefault'),
    ],
    start: { state: 'enabled', isDefault: false },
  },
  imports: dictionaryEntryInput,
  exports: true,
})

/** The name with the mark of its style. */
function Label({ entry: { label, style } }: { entry: DictionaryEntry }) {
  if (label === null) return NO_VALUE
  return style === null ? label : <StatusBadge tone={style} size="sm">{label}</StatusBadge>
}
