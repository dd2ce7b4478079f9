import { shown } from '../../shared/regions/answers'
import { partRegion } from '../../shared/regions/part.region'
import { floorRequest } from '../floor-plan.requests'
import { ofFloor } from './of-floor'

/** Device counts of the floor that is shown. */
export const floorDataRegion = ofFloor(
  partRegion(
    { part: 'floorData', src: 'loadFloorData', input: floorRequest, onDone: shown('showFloorData') },
    {
      loading: 'The counts of the floor are on their way; those of another floor are never shown.',
      fresh: 'The devices of the floor are counted by status.',
      refreshing: 'The counts of the floor are asked for again and stay readable.',
      stale: 'The counts of the floor may be old and say so.',
      failed: 'The counts of the floor could not be loaded; the place says so and offers a retry.',
    },
  ),
)
