import type { ApiClient } from '@smart-fire/api-client'
import { records } from '@smart-fire/api-client/records'
import type { CallsOf } from '@smart-fire/dialogs/regions'
import type { overviewMachine } from './overview.machine'

/** The calls of the overview. */
export function overviewCalls(client: ApiClient): CallsOf<typeof overviewMachine> {
  return {
    loadFigures: async (_, signal) => {
      const [devices, fireHostPoints] = await Promise.all([
        client.deviceCounts.devices(signal),
        client.deviceCounts.fireHostPoints(signal),
      ])
      return { devices, fireHostPoints, at: Date.now() }
    },
    loadLatest: async (_, signal) => ({ events: await client.with(records).latest(signal), at: Date.now() }),
    planAllowed: (_, signal) => client.tenantSetup.planAllowed(signal),
  }
}
