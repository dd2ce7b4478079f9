import type { ApiClient } from '@smart-fire/api-client'
import { fireHosts, pointInput } from '@smart-fire/api-client/fire-hosts'
import { choices, field, places } from '../../../../screens'
import { hostName } from '../hosts/host-cells'

const MOST_ROWS = 100

/** Every host of the tenant. */
export const hosts = choices.loaded(async (client: ApiClient, signal: AbortSignal) => {
  const options: { value: string; label: string }[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, total } = await client.with(fireHosts).hosts.list({ page, limit: MOST_ROWS }, signal)
    options.push(...rows.map((host) => ({ value: host.id, label: hostName(host) })))
    last = Math.ceil(total / MOST_ROWS)
  }
  return options
})

/** The form of a point of a fire host (contract device 3). */
export const pointForm = {
  schema: pointInput,
  fields: [
    field.choice('fireHostId', hosts), field.text('loop'), field.text('address'), field.text('series'), field.choice('buildingId', places.buildings), field.choice('floor', places.floors), field.textArea('position'),
  ],
}
