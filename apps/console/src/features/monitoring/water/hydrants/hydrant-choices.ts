import { facilityTypes } from '@smart-fire/api-client/facility-types'
import { water } from '@smart-fire/api-client/water'
import { choices } from '../../../../screens'

const MOST_TYPES = 100

/** Kinds of facilities. */
export const facilityKinds = choices.loaded(async (client, signal) => {
  const { rows } = await client.with(facilityTypes).list({ page: 1, limit: MOST_TYPES, sort: { field: 'code', direction: 'ascending' } }, signal)
  return rows.map(({ id, name }) => ({ value: id, label: name ?? id }))
})

/** Every hydrant of the tenant, by name. */
export const hydrantNames = choices.loaded(async (client, signal) =>
  (await client.with(water).hydrants.markers(signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })),
)
