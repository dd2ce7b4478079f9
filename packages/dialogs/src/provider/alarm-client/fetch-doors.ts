import { isApiError, type ApiErrorKind } from '@smart-fire/api-client'
import type { DoorAlarm, DoorCalls } from '@smart-fire/api-client/doors'
import { pagesOf } from '../../shared/pages-of'
import type { FetchedDoors } from './fetched-records'

const PAGE_ROWS = 100
/** On some platforms door alarms are never handled: behind so many are only old ones. */
const MOST_ROWS = 1_000

/** How a platform answers that has no fire doors, or that shows them to other users only: asking again cannot help. */
const NOT_GIVEN: readonly ApiErrorKind[] = ['notFound', 'forbidden', 'refused', 'malformed']

/** The unhandled alarms of fire doors. A failure never keeps the lists away: it is told beside what was read before it. */
export async function fetchDoors(api: DoorCalls, signal: AbortSignal): Promise<FetchedDoors> {
  const alarms: DoorAlarm[] = []
  try {
    for await (const { rows } of pagesOf((page) => api.unhandled({ page, limit: PAGE_ROWS }, signal))) {
      alarms.push(...rows)
      if (alarms.length >= MOST_ROWS) break
    }
    return { alarms, failed: false }
  } catch (error) {
    return { alarms, failed: !(isApiError(error) && NOT_GIVEN.includes(error.kind)) }
  }
}
