import { facilityPointsInput, facilityTypeInput, facilityTypes, YES_NO, type FacilityType } from '@smart-fire/api-client/facility-types'
import { choices, column, demandRead, field, filter, formAct, hasRead, listScreen } from '../../../screens'
import { everyPoint } from '../every-point'
import * as words from './facility-types.messages'

const yesNo = choices.fixed(YES_NO.yes, YES_NO.no)
const icons = choices.fixed('water', 'crane', 'pool', 'cabinet', 'pump', 'sensor')

/** What the server demands in every change of a type. */
const SENT_AGAIN = ['code', 'name', 'hasOutlets'] as const

/** Kinds of outdoor facilities, which hydrants choose from (spec 1 §2 facilityTypeManger). One that has facilities cannot be deleted. */
export default listScreen({
  key: 'adminSys/facilityTypeManger',
  words,
  calls: facilityTypes,
  filters: { name: filter.text(), code: filter.text() },
  columns: [
    column.text('code', { sort: true, copy: true, width: 120 }),
    column.text('name', { sort: true }),
    column.code('icon', { width: 120 }),
    column.code('hasOutlets', { width: 110 }),
    column.number('defaultRadius', { width: 130 }),
    column.dateTime('updatedAt', { sort: true }),
  ],
  nameOf: ({ name, code, id }) => name ?? code ?? id,
  form: {
    schema: facilityTypeInput,
    fields: [
      field.text('code', { fixed: true }), field.text('name'), field.choice('icon', icons), field.choice('hasOutlets', yesNo), field.number('defaultRadius'),
    ],
    start: { hasOutlets: YES_NO.no },
  },
  acts: [
    formAct({
      name: 'points', element: 'btn_edit', when: (row: FacilityType) => hasRead(row, ...SENT_AGAIN, 'pointIds'),
      form: { schema: facilityPointsInput, fields: [field.choice('pointIds', everyPoint, { several: true, wide: true })], from: ({ pointIds }: FacilityType) => ({ pointIds }) },
      run: async (client, row: FacilityType, { pointIds }, signal) => {
        const { id, version, code, name, hasOutlets } = demandRead(row, ...SENT_AGAIN)
        await client.with(facilityTypes).update(id, { code, name, hasOutlets, pointIds }, { version }, signal)
      },
    }),
  ],
  imports: facilityTypeInput,
  exports: true,
})
