import { BINNED_KIND, recycleBin, type Binned } from '@smart-fire/api-client/recycle-bin'
import { choices, column, filter, listScreen, question } from '../../../screens'
import * as words from './recycle-bin.messages'

const kinds = choices.fixed(...Object.values(BINNED_KIND))

/** What was deleted in the last 30 days and can be restored (ADR 38). Tenants are restored where they are managed. */
export default listScreen({
  key: 'adminSys/recycleBin',
  words,
  calls: recycleBin,
  filters: { keyword: filter.text(), kind: filter.choice(kinds) },
  columns: [
    column.text('name', { width: 240 }),
    column.code('kind', { width: 140 }),
    column.text('place', { width: 240 }),
    column.dateTime('deletedAt', { width: 180 }),
    column.text('deletedBy', { width: 180 }),
    column.dateTime('endsAt', { width: 180 }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  acts: [
    question({ name: 'restore', element: 'btn_restore', bulk: true, run: (client, row: Binned, signal) => client.with(recycleBin).restore(row, signal) }),
  ],
  exports: true,
})
