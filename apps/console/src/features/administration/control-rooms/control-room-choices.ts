import { estate } from '@smart-fire/api-client/estate'
import { choices } from '../../../screens'

export const buildings = choices.loaded(async (client, signal) =>
  (await client.with(estate).buildings.all(signal)).map(({ id, name }) => ({ value: id, label: name ?? id })),
)

/** The floors of the chosen building. */
export const floors = choices.loaded(async (client, signal, { buildingId }) => {
  if (typeof buildingId !== 'string' || buildingId === '') return []
  return (await client.with(estate).buildings.floorNumbers(buildingId, signal)).map((floor) => ({ value: String(floor), label: `${floor}F` }))
}, { by: ['buildingId'] })
