import { inspection, inspectionTypeInput, ITEM_KIND } from '@smart-fire/api-client/inspection'
import { choices, column, field, filter, listScreen, partOf } from '../../../screens'
import * as words from './types.messages'

const kinds = choices.fixed(...Object.values(ITEM_KIND))
const isNumber = ({ kind }: Readonly<Record<string, unknown>>) => kind === ITEM_KIND.number
const TYPE = { section: 'type' }

const itemFields = [
  field.text('content'), field.choice('kind', kinds), field.text('unit', { when: isNumber }), field.number('min', { when: isNumber }), field.number('max', { when: isNumber }),
  field.toggle('needsPhoto'),
]
const MOST_ITEMS = 50
const ITEMS = { section: 'items', wide: true, fields: itemFields, most: MOST_ITEMS }

/** What is checked and tested at each type of facility, and how often (spec 1 §2 facilitiesType, contract device 18). A type that facilities have cannot be deleted. */
export default listScreen({
  key: 'inspectionManagement/facilitiesType',
  words,
  calls: partOf(inspection, 'types'),
  filters: { name: filter.text(), number: filter.text() },
  columns: [
    column.text('name', { sort: true, width: 180 }),
    column.text('number', { sort: true, copy: true, width: 120 }),
    column.number('cycleDays', { sort: true, width: 120 }),
    column.text('standard', { width: 180 }),
    column.list('checkItems', { nameIn: 'content' }),
    column.list('testItems', { nameIn: 'content' }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: {
    schema: inspectionTypeInput,
    fields: [
      field.text('name', TYPE), field.text('number', TYPE), field.number('cycleDays', TYPE), field.text('standard', TYPE),
      field.rows('checkItems', ITEMS), field.rows('testItems', ITEMS),
    ],
  },
  imports: inspectionTypeInput,
  exports: true,
})
