import { estate } from '@smart-fire/api-client/estate'
import { facilityTypes } from '@smart-fire/api-client/facility-types'
import { water } from '@smart-fire/api-client/water'
import { choices } from '../../../../screens'
import { allDistricts } from './districts'

const MOST_FOUND = 50

/** The districts that the platform knows, 50 at a time: there are three thousand. */
export const districts = choices.loaded(allDistricts, {
  search: async (client, text, signal) => (await allDistricts(client, signal)).filter(({ label, value }) => label.includes(text.trim()) || value.startsWith(text.trim())).slice(0, MOST_FOUND),
})

/** The units that can be responsible for a hydrant. */
export const units = choices.loaded(async (client, signal) =>
  (await client.with(estate).buildings.networkedUnits({}, signal)).map(({ id, name }) => ({ value: id, label: name ?? id })),
)

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
