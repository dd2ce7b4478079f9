import { isApiError, type ApiErrorKind } from '@smart-fire/api-client'
import type { DoorAlarm, DoorCalls } from '@smart-fire/api-client/doors'
import { pagesOf } from '../../shared/pages-of'
import type { FetchedDoors } from './fetched-records'
import type { PortClock } from './socket-port'

const PAGE_ROWS = 100
/** On some platforms door alarms are never handled: behind so many are only old ones. */
const MOST_ROWS = 1_000
/** The lists of an outage wait for the doors no longer than this: a fire that they have is told first. */
const PATIENCE_MS = 10_000

/** How a platform answers that has no fire doors, or that shows them to other users only: asking again cannot help. */
const NOT_GIVEN: readonly ApiErrorKind[] = ['notFound', 'forbidden', 'refused', 'malformed']

/** The unhandled alarms of fire doors. Neither a failure nor a slow server keeps the lists away: it is told beside what was read before it. */
export async function fetchDoors(api: DoorCalls, signal: AbortSignal, clock: Pick<PortClock, 'setTimeout' | 'clearTimeout'>): Promise<FetchedDoors> {
  const alarms: DoorAlarm[] = []
  const end = new AbortController()
  const stop = () => end.abort()
  signal.addEventListener('abort', stop)
  const patience = clock.setTimeout(stop, PATIENCE_MS)
  try {
    for await (const { rows } of pagesOf((page) => api.unhandled({ page, limit: PAGE_ROWS }, end.signal))) {
      alarms.push(...rows)
      if (alarms.length >= MOST_ROWS) break
    }
    return { alarms, failed: false }
  } catch (error) {
    return { alarms, failed: !(isApiError(error) && NOT_GIVEN.includes(error.kind)) }
  } finally {
    clock.clearTimeout(patience)
  }
}
