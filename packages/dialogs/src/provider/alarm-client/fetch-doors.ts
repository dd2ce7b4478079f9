import type { DoorAlarm, DoorCalls } from '@smart-fire/api-client/doors'

const PAGE_ROWS = 100
/** Nobody handles door alarms on some platforms: more pages than these are of old ones. */
const MOST_PAGES = 10

/** The unhandled alarms of fire doors; undefined when the server does not give them, which must not keep the lists away. */
export async function fetchDoors(api: DoorCalls, signal: AbortSignal): Promise<DoorAlarm[] | undefined> {
  const found: DoorAlarm[] = []
  try {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { rows, dropped, total } = await api.unhandled({ page, limit: PAGE_ROWS }, signal)
      found.push(...rows)
      if (rows.length + dropped === 0 || page * PAGE_ROWS >= total) break
    }
    return found
  } catch {
    return found.length > 0 ? found : undefined
  }
}
