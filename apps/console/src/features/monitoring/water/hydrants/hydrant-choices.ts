import { estate } from '@smart-fire/api-client/estate'
import { facilityTypes } from '@smart-fire/api-client/facility-types'
import { water } from '@smart-fire/api-client/water'
import { choices } from '../../../../screens'
import { areasOf } from '../../realtime/areas-of'

/** The districts that the platform knows; cities and provinces end with 00. */
export const districts = choices.loaded(async (client, signal) => {
  const { regions } = areasOf(await client.with(estate).buildings.tree({}, signal))
  return regions.filter(({ code }) => !code.endsWith('00')).map(({ code, path }) => ({ value: code, label: path.join(' / ') }))
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
