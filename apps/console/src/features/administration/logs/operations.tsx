import type { ApiClient } from '@smart-fire/api-client'
import { LOG_RESULT, logs, type Operation } from '@smart-fire/api-client/logs'
import { NO_VALUE } from '@smart-fire/ui'
import { choiceName, choices, column, filter, listScreen, panel, partOf, type ScreenWords } from '../../../screens'
import * as words from './operations.messages'

const results = choices.fixed(...Object.values(LOG_RESULT))
const modules = choices.loaded(async (client: ApiClient, signal) =>
  (await client.with(logs).operations.modules(signal)).map(({ code, name }) => ({ value: code, label: name ?? code })),
)

/** The changed fields in one line: name: before → after; those that could not be read as a number of them. */
const changesOf = ({ fields: { rows, dropped } }: Operation, names: ScreenWords) =>
  [...rows.map(({ field, before, after }) => `${field}: ${before ?? NO_VALUE} → ${after ?? NO_VALUE}`), ...(dropped > 0 ? [`${choiceName(names, 'changes', 'unread')}: ${dropped}`] : [])].join('; ')
const personOf = ({ person, account }: Operation) => [person, account].filter(Boolean).join(' ')

/** What users of the tenant have done, with every field before and after (spec 1 §2 gateLogManager, contract admin 3.11). */
export const operations = listScreen({
  key: 'adminSys/gateLogManager',
  words,
  calls: partOf(logs, 'operations'),
  filters: { module: filter.choice(modules), person: filter.text(), result: filter.choice(results), days: filter.dateRange() },
  columns: [
    column.dateTime('at', { sort: true }),
    column.custom('person', (row: Operation) => personOf(row) || NO_VALUE, personOf, { width: 180 }),
    column.text('module', { width: 150 }),
    column.text('act', { width: 110 }),
    column.text('object'),
    column.code('result', { width: 110, tones: { ok: 'normal', refused: 'fault' } }),
    column.text('address', { copy: true, width: 190 }),
    column.custom('changes', (row: Operation, names) => changesOf(row, names) || NO_VALUE, changesOf, { hidden: true }),
  ],
  nameOf: ({ act, object }) => [act, object].filter(Boolean).join(' ') || NO_VALUE,
  acts: [panel({ name: 'open', load: async () => (await import('./operation-panel')).OperationPanel })],
  opens: 'open',
  exports: true,
})
