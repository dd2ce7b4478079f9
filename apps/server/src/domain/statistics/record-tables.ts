import { RECORD_KIND } from '@smart-fire/api-client/wire'

import { fireHostRecords, generalRecords, hydrantRecords } from '../../db/schema'

/** The table of each kind of records, with the column of what has reported and those of the places. */
export const RECORD_TABLES = {
  [RECORD_KIND.general]: { t: generalRecords, subject: generalRecords.deviceId, category: generalRecords.category, places: { building: generalRecords.buildingId } },
  [RECORD_KIND.hydrant]: { t: hydrantRecords, subject: hydrantRecords.deviceId, category: null, places: { hydrant: hydrantRecords.hydrantId } },
  [RECORD_KIND.fireHost]: {
    t: fireHostRecords, subject: fireHostRecords.subjectId, category: fireHostRecords.category, places: { building: fireHostRecords.buildingId, host: fireHostRecords.fireHostId },
  },
} as const
