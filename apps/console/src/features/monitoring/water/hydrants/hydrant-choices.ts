import { facilityTypes } from '@smart-fire/api-client/facility-types'
import { water } from '@smart-fire/api-client/water'
import { everyRow } from '../../../../lib/every-row'
import { choices } from '../../../../screens'

/** Kinds of facilities. */
export const facilityKinds = choices.loaded(async (client, signal) => {
  const types = await everyRow((page) => client.with(facilityTypes).list({ ...page, sort: { field: 'code', direction: 'ascending' } }, signal))
  return types.map(({ id, name }) => ({ value: id, label: name ?? id }))
})

/** Every hydrant of the tenant, by name. */
export const hydrantNames = choices.loaded(async (client, signal) =>
  (await client.with(water).hydrants.markers(signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })),
)
