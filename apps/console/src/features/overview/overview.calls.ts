import type { ApiClient } from '@smart-fire/api-client'
import { records } from '@smart-fire/api-client/records'
import { statistics } from '@smart-fire/api-client/statistics'
import type { CallsOf } from '@smart-fire/dialogs/regions'
import type { overviewMachine } from './overview.machine'

/** The calls of the overview. */
export function overviewCalls(client: ApiClient): CallsOf<typeof overviewMachine> {
  return {
    loadFigures: async (_, signal) => {
      const [devices, fireHostPoints] = await Promise.all([
        client.with(statistics).devices(signal),
        client.with(statistics).fireHostPoints(signal),
      ])
      return { devices, fireHostPoints, at: Date.now() }
    },
    loadLatest: async (_, signal) => {
      const { rows: events, dropped } = await client.with(records).latest(signal)
      return { events, dropped, at: Date.now() }
    },
    planAllowed: (_, signal) => client.tenantSetup.planAllowed(signal),
  }
}
