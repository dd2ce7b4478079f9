import { shown } from '../../shared/regions/answers'
import { partRegion } from '../../shared/regions/part.region'
import { floorRequest } from '../floor-plan.requests'

/** Name, address and contact of the building. */
export const buildingRegion = partRegion(
  { part: 'building', src: 'loadBuilding', input: floorRequest, onDone: shown('showBuilding') },
  {
    loading: 'Name and contact of the building are on their way.',
    fresh: 'Name, address, responsible person and phone are shown.',
    refreshing: 'Name and contact are asked for again and stay readable.',
    stale: 'Name and contact may be old.',
    failed: 'Name and contact could not be loaded; the place says so and offers a retry.',
  },
)
