import { firmInput, firms } from '@smart-fire/api-client/firms'
import { NO_VALUE } from '@smart-fire/ui'
import { column, field, filter, listScreen } from '../../../screens'
import * as words from './firms.messages'

/** Manufacturers of devices (spec 1 §2 firmManager, contract device 16). One that has device series cannot be deleted. */
export default listScreen({
  key: 'adminSys/firmManager',
  words,
  calls: firms,
  filters: { name: filter.text(), contact: filter.text() },
  columns: [
    column.text('name', { sort: true }),
    column.text('contact', { sort: true, width: 160 }),
    column.text('phone', { copy: true, width: 200 }),
    column.text('productKinds'),
    column.dateTime('updatedAt', { sort: true }),
  ],
  nameOf: ({ name }) => name ?? NO_VALUE,
  form: {
    schema: firmInput,
    fields: [field.text('name'), field.text('contact'), field.text('phone', { inputMode: 'tel' }), field.textArea('productKinds')],
  },
  imports: firmInput,
  exports: true,
})
