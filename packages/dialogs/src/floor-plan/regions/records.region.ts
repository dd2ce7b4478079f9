import { recordsRegion } from '../../shared/regions/records.region'
import { moreRecords, newestRecords } from '../floor-plan.requests'
import { ofFloor } from './of-floor'

/** Alarm records of the floor. */
export const floorRecordsRegion = ofFloor(
  recordsRegion(
    { newest: newestRecords, more: moreRecords, at: '#floorPlan.records.empty' },
    {
      loading: 'The alarm records of the floor are on their way; none of another floor are shown.',
      fresh: 'The newest alarm records of the floor; more are offered while there are any.',
      empty: 'The floor has no alarm records, and that is certain.',
    },
  ),
)
