import { recordsRegion } from '../../shared/regions/records.region'
import { moreRecords, newestRecords } from '../hydrant.requests'

/** Alarm records of the hydrant. */
export const hydrantRecordsRegion = recordsRegion(
  { newest: newestRecords, more: moreRecords, at: '#hydrant.records.empty' },
  {
    loading: 'The alarm records of the hydrant are on their way.',
    fresh: 'The newest alarm records of the hydrant; more are offered while there are any.',
    empty: 'The hydrant has no alarm records, and that is certain.',
  },
)
