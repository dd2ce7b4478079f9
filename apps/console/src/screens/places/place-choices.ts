import { floorName } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import * as choices from '../fields/choices'
import { allDistricts } from './districts'

/** All buildings of the tenant. */
export const buildings = choices.loaded(async (client, signal) =>
  (await client.with(estate).buildings.all(signal)).map(({ id, name }) => ({ value: id, label: name ?? id })),
)

/** The floors of the chosen building. */
export const floors = choices.loaded(async (client, signal, { buildingId }) => {
  if (typeof buildingId !== 'string' || buildingId === '') return []
  return (await client.with(estate).buildings.floorNumbers(buildingId, signal)).map((floor) => ({ value: String(floor), label: floorName(floor) }))
}, { by: ['buildingId'] })

/** The networked units that can be responsible for something. */
export const units = choices.loaded(async (client, signal) =>
  (await client.with(estate).buildings.networkedUnits({}, signal)).map(({ id, name }) => ({ value: id, label: name ?? id })),
)

const MOST_FOUND = 50

/** The districts that the platform knows, 50 at a time: there are three thousand. */
export const districts = choices.loaded(allDistricts, {
  search: async (client, text, signal) => (await allDistricts(client, signal)).filter(({ label, value }) => label.includes(text.trim()) || value.startsWith(text.trim())).slice(0, MOST_FOUND),
})
