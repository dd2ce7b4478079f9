import { firmInput, firms, type Firm } from '@smart-fire/api-client/firms'
import { NO_VALUE } from '@smart-fire/ui'
import { column, CountLink, field, fieldName, filter, listScreen } from '../../../screens'
import * as words from './firms.messages'

/** Manufacturers of devices (spec 1 §2 firmManager, contract device 16). One that has device series cannot be deleted. */
export default listScreen({
  key: 'adminSys/firmManager',
  words,
  calls: firms,
  filters: { name: filter.text(), contact: filter.text() },
  columns: [
    column.text('name', { sort: true }),
    column.text('contact', { sort: true, width: 110 }),
    column.text('phone', { copy: true, width: 170 }),
    column.text('productKinds'),
    column.custom('series', ({ id, name, series }: Firm, names) => <CountLink count={series} to={`/adminSys/deviceSeries?firmId=${id}`} name={name} label={fieldName(names, 'series')} />, ({ series }) => (series === null ? '' : String(series)), { width: 92 }),
    column.text('certificates'),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name }) => name ?? NO_VALUE,
  form: {
    schema: firmInput,
    fields: [field.text('name'), field.text('contact'), field.text('phone', { inputMode: 'tel' }), field.textArea('productKinds'), field.textArea('certificates')],
  },
  imports: firmInput,
  exports: true,
})
