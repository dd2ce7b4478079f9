import { shown } from '../../shared/regions/answers'
import { partRegion } from '../../shared/regions/part.region'
import { floorRequest } from '../floor-plan.requests'

/** Device counts of the whole building. */
export const wholeDataRegion = partRegion(
  { part: 'wholeData', src: 'loadWholeData', input: floorRequest, onDone: shown('showWholeData') },
  {
    loading: 'The counts of the building are on their way.',
    fresh: 'The devices of the whole building are counted by status.',
    refreshing: 'The counts of the building are asked for again and stay readable.',
    stale: 'The counts of the building may be old and say so.',
    failed: 'The counts of the building could not be loaded; the place says so and offers a retry.',
  },
)
