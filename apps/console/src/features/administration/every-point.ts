import { measuringPoints } from '@smart-fire/api-client/measuring-points'
import { everyRow } from '../../lib/every-row'
import { choices } from '../../screens'

/** Every kind of measuring point, by name and code. */
export const everyPoint = choices.loaded(async (client, signal) => {
  const points = await everyRow((page) => client.with(measuringPoints).list({ ...page, sort: { field: 'code', direction: 'ascending' } }, signal))
  return points.map(({ id, name, code }) => ({ value: id, label: [name, code].filter(Boolean).join(' ') }))
})
