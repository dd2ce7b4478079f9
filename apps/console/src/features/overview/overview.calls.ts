import { isApiError, type ApiClient } from '@smart-fire/api-client'
import { live } from '@smart-fire/api-client/live'
import { records } from '@smart-fire/api-client/records'
import { statistics } from '@smart-fire/api-client/statistics'
import type { CallsOf } from '@smart-fire/dialogs/regions'
import { warnings } from '@smart-fire/api-client/warnings'
import { offered } from '../../lib/offered'
import type { overviewMachine } from './overview.machine'
import type { OpenWarnings } from './overview.types'

const NO_ROWS = { rows: [], dropped: 0 }

/** The calls of the overview: eight requests, all of them side by side. */
export function overviewCalls(client: ApiClient): CallsOf<typeof overviewMachine> {
  return {
    loadFigures: async (_, signal) => {
      const [devices, fireHostPoints, open] = await Promise.all([
        client.with(statistics).devices(signal),
        client.with(statistics).fireHostPoints(signal),
        openWarnings(client, signal),
      ])
      return { devices, fireHostPoints, warnings: open, at: Date.now() }
    },
    loadLatest: async (_, signal) => {
      const { rows: events, dropped } = await client.with(records).latest(signal)
      return { events, dropped, at: Date.now() }
    },
    loadPlaces: async (_, signal) => {
      const read = await offered(client.with(live).places(signal))
      return { places: read?.rows ?? [], dropped: read?.dropped ?? 0, isOffered: read !== null, at: Date.now() }
    },
    loadHistory: async (_, signal) => {
      const [hours, days] = await Promise.all([
        offered(client.with(statistics).lastHours({}, signal)),
        offered(client.with(statistics).trend({ period: 'last7Days', grain: 'day' }, signal)),
      ])
      return { hours: hours ?? NO_ROWS, days: days ?? NO_ROWS, isOffered: hours !== null && days !== null, at: Date.now() }
    },
    planAllowed: (_, signal) => client.tenantSetup.planAllowed(signal),
  }
}

/** The device counts do not wait in vain for the warnings: a failure of their list is said where they stand. */
async function openWarnings(client: ApiClient, signal: AbortSignal): Promise<OpenWarnings> {
  try {
    const read = await offered(client.with(warnings).earlyWarnings.list({ page: 1, limit: 1, handled: false, sort: { field: 'rank', direction: 'descending' } }, signal))
    return read === null ? 'notOffered' : { count: read.total, worst: read.rows[0] ?? null }
  } catch (error) {
    if (signal.aborted) throw error
    return isApiError(error) && error.kind === 'forbidden' ? 'notOffered' : 'failed'
  }
}
