import { partRegion } from '../../regions/part.region'
import { recordsRegion } from '../../regions/records.region'
import { shown } from '../../regions/responses'
import type { BuildingRequest, FloorPlanContext } from '../floor-plan.types'
import { floorRequest, moreRecords, newestRecords, ofChannel, ofFloor } from './floor'

const { states, ...rail } = ofChannel(
  partRegion({ part: 'floors', src: 'loadFloors', input: buildingRequest, onDone: shown('showFloors') }, {
    loading: 'The floor rail is loading.',
    fresh: 'The rail shows every floor; those with an alarm or a fault are marked.',
    refreshing: 'The rail is loaded again; its marks stay.',
    stale: 'The marks of the rail may be out of date, and the rail says so.',
    failed: 'The rail could not be loaded: it shows the open floor only and offers a retry.',
  }),
)

/** The rail: all floors of the building with their state. Another floor reloads them (spec 2 §4). */
export const floorsRegion = {
  ...rail,
  states: {
    ...states,
    ready: {
      ...states.ready,
      on: { ...states.ready.on, 'floor.select': { guard: 'otherFloor', target: '.refreshing' } },
    },
  },
} as const

/** The channels of the building, and the open fires of those that are not shown (domain 26). */
export const systemsRegion = ofChannel(
  partRegion(
    { part: 'systems', src: 'loadSystems', input: buildingRequest, onDone: shown('showSystems') },
    {
      loading: 'The name of the channel and the fires of the other channels are loading.',
      fresh: 'The header names the channel; a line names the open fires of the other channels and leads to them.',
      refreshing: 'The fires of the other channels are loaded again; those that are known stay.',
      stale: 'The fires of the other channels may be out of date, and the line says so.',
      failed: 'It is not known whether other channels have a fire; a line says so and offers a retry.',
    },
  ),
)

/** Name, address and contact of the building. */
export const buildingRegion = partRegion(
  { part: 'building', src: 'loadBuilding', input: buildingRequest, onDone: shown('showBuilding') },
  {
    loading: 'Name and contact of the building are loading.',
    fresh: 'Name, address, responsible person and phone are shown.',
    refreshing: 'Name and contact are loaded again and stay readable.',
    stale: 'Name and contact may be out of date.',
    failed: 'Name and contact could not be loaded; a message says so and offers a retry.',
  },
)

/** Device counts of the whole building. */
export const wholeDataRegion = ofChannel(
  partRegion({ part: 'wholeData', src: 'loadWholeData', input: buildingRequest, onDone: shown('showWholeData') }, {
    loading: 'The device counts of the building are loading.',
    fresh: 'The devices of the whole building are counted by status.',
    refreshing: 'The device counts of the building are loaded again and stay readable.',
    stale: 'The device counts of the building may be out of date, and a bar says so.',
    failed: 'The device counts of the building could not be loaded; a message says so and offers a retry.',
  }),
)

/** Device counts of the floor that is shown. */
export const floorDataRegion = ofFloor(
  partRegion(
    { part: 'floorData', src: 'loadFloorData', input: floorRequest, onDone: shown('showFloorData') },
    {
      loading: 'The device counts of the floor are loading; those of another floor are not shown.',
      fresh: 'The devices of the floor are counted by status.',
      refreshing: 'The device counts of the floor are loaded again and stay readable.',
      stale: 'The device counts of the floor may be out of date, and a bar says so.',
      failed: 'The device counts of the floor could not be loaded; a message says so and offers a retry.',
    },
  ),
)

/** Alarm records of the floor. */
export const floorRecordsRegion = ofFloor(
  recordsRegion(
    { newest: newestRecords, more: moreRecords, at: '#floorPlan.records.empty' },
    {
      loading: 'The alarm records of the floor are loading; those of another floor are not shown.',
      fresh: 'The newest alarm records of the floor; a button loads more while there are any.',
      empty: 'Confirmed empty: the floor has no alarm records.',
    },
  ),
)

function buildingRequest({ context: { buildingId, channelId } }: { context: FloorPlanContext }): BuildingRequest {
  return { buildingId, channelId }
}
