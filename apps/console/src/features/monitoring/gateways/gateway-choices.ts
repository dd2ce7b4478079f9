import { controlRooms } from '@smart-fire/api-client/control-rooms'
import { choices } from '../../../screens'

const MOST_ROOMS = 100

/** The control rooms of the chosen unit (ADR 42). */
export const rooms = choices.loaded(async (client, signal, { unitId }) => {
  if (typeof unitId !== 'string' || unitId === '') return []
  const { rows } = await client.with(controlRooms).list({ unitId, page: 1, limit: MOST_ROOMS, sort: { field: 'name', direction: 'ascending' } }, signal)
  return rows.map(({ id, name }) => ({ value: id, label: name ?? id }))
}, { by: ['unitId'] })
