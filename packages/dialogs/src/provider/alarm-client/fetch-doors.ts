import { isApiError, type ApiErrorKind } from '@smart-fire/api-client'
import type { DoorAlarm, DoorCalls } from '@smart-fire/api-client/doors'
import type { FetchedDoors } from './fetched-records'

const PAGE_ROWS = 100
/** Nobody handles door alarms on some platforms: more pages than these are of old ones. */
const MOST_PAGES = 10

/** How a platform answers that has no fire doors, or that shows them to other users only: asking again cannot help. */
const NOT_GIVEN: readonly ApiErrorKind[] = ['notFound', 'forbidden', 'refused', 'malformed']

/** The unhandled alarms of fire doors. A failure never keeps the lists away: it is told beside what was read before it. */
export async function fetchDoors(api: DoorCalls, signal: AbortSignal): Promise<FetchedDoors> {
  const alarms: DoorAlarm[] = []
  try {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { rows, dropped, total } = await api.unhandled({ page, limit: PAGE_ROWS }, signal)
      alarms.push(...rows)
      if (rows.length + dropped === 0 || page * PAGE_ROWS >= total) break
    }
    return { alarms, failed: false }
  } catch (error) {
    return { alarms, failed: !(isApiError(error) && NOT_GIVEN.includes(error.kind)) }
  }
}
