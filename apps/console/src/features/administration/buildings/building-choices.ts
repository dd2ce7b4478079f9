import { estate } from '@smart-fire/api-client/estate'
import { choices } from '../../../screens'

/** The units that can be responsible for a building. */
export const units = choices.loaded(async (client, signal) =>
  (await client.with(estate).buildings.networkedUnits({}, signal)).map(({ id, name }) => ({ value: id, label: name ?? id })),
)
