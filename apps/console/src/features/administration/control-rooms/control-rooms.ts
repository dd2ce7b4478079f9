import { controlRoomInput, controlRooms } from '@smart-fire/api-client/control-rooms'
import { column, field, filter, listScreen, places } from '../../../screens'
import * as words from './control-rooms.messages'

/** Where networked units watch their fire alarm systems, and the phone that is called in an alarm (spec 1 §2 networkManager, ADR 42). */
export const controlRoomTab = listScreen({
  key: 'adminSys/networkManager',
  words,
  calls: controlRooms,
  filters: { name: filter.text(), unitId: filter.choice(places.units), buildingId: filter.choice(places.buildings) },
  columns: [
    column.text('name', { sort: true, width: 220 }),
    column.text('unitName', { width: 220 }),
    column.text('buildingName', { width: 180 }),
    column.floor('floor'),
    column.text('position', { width: 180 }),
    column.text('phone', { copy: true, width: 150 }),
    column.text('managerName', { width: 120 }),
    column.text('managerPhone', { copy: true, width: 150 }),
    column.text('remark', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: {
    schema: controlRoomInput,
    fields: [
      field.text('name'), field.choice('unitId', places.units, { fixed: true }),
      field.choice('buildingId', places.buildings), field.choice('floor', places.floors), field.text('position', { wide: true }),
      field.text('phone', { inputMode: 'tel' }), field.text('managerName'), field.text('managerPhone', { inputMode: 'tel' }), field.textArea('remark', { wide: true }),
    ],
  },
  imports: controlRoomInput,
  exports: true,
})
