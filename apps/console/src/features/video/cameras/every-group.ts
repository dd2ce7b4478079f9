import { cameras } from '@smart-fire/api-client/cameras'
import { everyRow } from '../../../lib/every-row'
import { choices } from '../../../screens'

/** Every group: a file is imported by their names. */
export const everyGroup = choices.loaded(async (client, signal) => {
  const groups = await everyRow((page) => client.with(cameras).groups.list({ ...page, sort: { field: 'name', direction: 'ascending' } }, signal))
  return groups.map(({ id, name }) => ({ value: id, label: name ?? id }))
})
