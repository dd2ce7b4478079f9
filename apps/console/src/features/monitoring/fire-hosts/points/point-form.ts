import { fireHosts, pointInput } from '@smart-fire/api-client/fire-hosts'
import { everyRow } from '../../../../lib/every-row'
import { choices, field, places } from '../../../../screens'
import { hostName } from '../hosts/host-cells'

/** Every host of the tenant. */
export const hosts = choices.loaded(async (client, signal) =>
  (await everyRow((page) => client.with(fireHosts).hosts.list(page, signal))).map((host) => ({ value: host.id, label: hostName(host) })))

/** The form of a point of a fire host (contract device 3). */
export const pointForm = {
  schema: pointInput,
  fields: [
    field.choice('fireHostId', hosts), field.text('loop'), field.text('address'), field.text('series'), field.choice('buildingId', places.buildings), field.choice('floor', places.floors), field.textArea('position'),
  ],
}
