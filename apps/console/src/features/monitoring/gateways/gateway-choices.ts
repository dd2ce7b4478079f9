import { controlRooms } from '@smart-fire/api-client/control-rooms'
import { everyRow } from '../../../lib/every-row'
import { choices } from '../../../screens'

/** The control rooms of the chosen unit (ADR 42). */
export const rooms = choices.loaded(async (client, signal, { unitId }) => {
  if (typeof unitId !== 'string' || unitId === '') return []
  const all = await everyRow((page) => client.with(controlRooms).list({ ...page, unitId, sort: { field: 'name', direction: 'ascending' } }, signal))
  return all.map(({ id, name }) => ({ value: id, label: name ?? id }))
}, { by: ['unitId'] })
