import type { AbnormalRecord, Instant, RecordKind } from '@smart-fire/api-client'
import type { DoorAlarm } from '@smart-fire/api-client/doors'

/** What could be read of the alarms of fire doors. */
export interface FetchedDoors {
  alarms: readonly DoorAlarm[]
  /** a page failed that may come at the next try: alarms may be missing */
  failed: boolean
}

/** A response of the server: the count and all pages of the three unhandled lists. */
export interface FetchedRecords {
  /** null: the server does not give it */
  count: number | null
  records: readonly AbnormalRecord[]
  /** rows that could not be read; the count includes them */
  dropped: number
  /** lists whose pages were inconsistent: a row may have moved from one page to another between two responses */
  unsure: readonly RecordKind[]
  /** lists that could not be read: the response does not cover their records */
  missing: readonly RecordKind[]
  /** unhandled alarms of fire doors, which have no records; missing if they were not asked for */
  doors?: FetchedDoors
  at: Instant
}
