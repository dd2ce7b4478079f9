import { NETWORKED_UNIT_CATEGORY, NETWORKED_UNIT_KIND, networkedUnitInput, networkedUnits } from '@smart-fire/api-client/networked-units'
import { choices, column, field, filter, listScreen, places } from '../../../screens'
import { allDepartments, departmentsInUse } from '../departments/department-choices'
import * as words from './units.messages'

const kinds = choices.fixed(...Object.values(NETWORKED_UNIT_KIND))
const categories = choices.fixed(...Object.values(NETWORKED_UNIT_CATEGORY))

/** Organisations that are responsible for buildings and hydrants, and whom operators call (spec 1 §2 networkManager, contract device 6). */
export const unitTab = listScreen({
  key: 'adminSys/networkManager',
  words,
  calls: networkedUnits,
  filters: { name: filter.text(), kind: filter.choice(kinds), category: filter.choice(categories), address: filter.text(), safetyDutyName: filter.text(), departmentId: filter.choice(allDepartments) },
  columns: [
    column.text('name', { sort: true, width: 220 }),
    column.code('kind', { width: 108 }),
    column.code('category', { width: 108 }),
    column.text('safetyDutyName', { width: 140 }),
    column.text('safetyDutyPhone', { copy: true, width: 150 }),
    column.text('phone', { copy: true, width: 150 }),
    column.text('departmentName', { width: 140 }),
    column.text('address', { width: 240 }),
    column.date('contractEnd', { sort: true, width: 132 }),
    column.text('safetyManagerName', { hidden: true }),
    column.text('safetyManagerPhone', { copy: true, hidden: true }),
    column.text('contactName', { hidden: true }),
    column.text('contactPhone', { copy: true, hidden: true }),
    column.text('remark', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: {
    schema: networkedUnitInput,
    start: { kind: NETWORKED_UNIT_KIND.owner },
    fields: [
      field.text('name', { section: 'facts', wide: true }), field.choice('kind', kinds, { section: 'facts' }), field.choice('category', categories, { section: 'facts' }),
      field.text('nature', { section: 'facts' }), field.text('class', { section: 'facts' }), field.choice('departmentId', departmentsInUse, { section: 'facts' }), field.text('license', { section: 'facts' }), field.date('licensedOn', { section: 'facts' }),
      field.text('safetyDutyName', { section: 'persons' }), field.text('safetyDutyPhone', { section: 'persons', inputMode: 'tel' }),
      field.text('safetyManagerName', { section: 'persons' }), field.text('safetyManagerPhone', { section: 'persons', inputMode: 'tel' }),
      field.text('contactName', { section: 'persons' }), field.text('contactPhone', { section: 'persons', inputMode: 'tel' }),
      field.text('legalName', { section: 'persons' }), field.text('legalPhone', { section: 'persons', inputMode: 'tel' }), field.text('phone', { section: 'persons', inputMode: 'tel' }),
      field.choice('regionCode', places.districts, { section: 'place' }), field.textArea('address', { section: 'place' }), field.mapPosition('coordinates', { section: 'place' }),
      field.date('contractStart', { section: 'contract' }), field.date('contractEnd', { section: 'contract' }), field.textArea('remark', { section: 'contract' }),
    ],
  },
  kept: true,
  imports: networkedUnitInput,
  exports: true,
})
