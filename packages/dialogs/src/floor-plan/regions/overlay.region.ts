import { above } from '../../regions/overlay'
import { output } from '../../regions/responses'
import { floorPlanSetup } from '../floor-plan.setup'
import { floorRequest } from './floor'

/** The dialog or panel that is open above the floor plan; one at a time. */
export const overlayRegion = floorPlanSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      description: 'Nothing is open above the floor plan.',
      on: {
        'detail.open': 'buildingDetail',
        'realtime.open': { target: 'sensorRealtime', actions: 'noteRealtime' },
        'notEnabled.open': { target: 'notEnabled', actions: 'noteNotEnabled' },
        'unplaced.open': { guard: 'floorKnown', target: 'unplaced' },
      },
    },
    buildingDetail: above('The details of the building are open above the floor plan.'),
    sensorRealtime: above('The real-time panel of one device is open above the floor plan.'),
    notEnabled: above('The devices that are not enabled, of the floor or the whole building, are listed above the floor plan.'),
    unplaced: {
      initial: 'loading',
      entry: 'clearUnplaced',
      on: {
        'overlay.close': 'none',
        // the device that was wanted has been found on another floor than the guessed one
        'floor.select': { guard: 'otherFloor', target: 'unplaced', reenter: true },
      },
      states: {
        loading: {
          description: 'The devices without a place on the picture are loading.',
          invoke: {
            src: 'loadUnplaced',
            input: floorRequest,
            onDone: [
              { guard: { type: 'allPlaced', params: output }, target: 'empty' },
              { target: 'ready', actions: { type: 'showUnplaced', params: output } },
            ],
            onError: 'failed',
          },
        },
        ready: loadable('The devices without a place on the picture are listed with status and position.'),
        empty: loadable('Every device of the floor has a place on the picture by now.'),
        failed: loadable('The devices without a place could not be loaded; a message says so and offers a retry.'),
      },
    },
  },
})

/** Loaded again by the refresh button. */
function loadable(description: string) {
  return { description, on: { 'data.refresh': 'loading' } } as const
}
