import { shown } from '../../shared/regions/answers'
import { partRegion } from '../../shared/regions/part.region'
import { floorRequest } from '../floor-plan.requests'

const { states, ...rail } = partRegion(
  { part: 'floors', src: 'loadFloors', input: floorRequest, onDone: shown('showFloors') },
  {
    loading: 'The floor rail is on its way.',
    fresh: 'The rail shows every floor, those with an alarm or a fault marked.',
    refreshing: 'The rail is asked for again; its marks stay.',
    stale: 'The marks of the rail may be old; the rail says so.',
    failed: 'The rail could not be loaded: only the floor shown is known, and a retry is offered.',
  },
)

/** The rail: all floors of the building with their state. Switching reloads them (spec 2 §4). */
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
