import { output } from '../../shared/regions/answers'
import { above } from '../../shared/regions/overlay'
import { floorRequest } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'

/** What stands above the floor plan; one thing at a time. */
export const overlayRegion = floorPlanSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      description: 'Nothing stands above the floor plan.',
      on: {
        'detail.open': 'buildingDetail',
        'realtime.open': { target: 'sensorRealtime', actions: 'noteRealtime' },
        'notEnabled.open': { target: 'notEnabled', actions: 'noteNotEnabled' },
        'unplaced.open': 'unplaced',
      },
    },
    buildingDetail: above('Everything that is kept about the building stands above the floor plan.'),
    sensorRealtime: above('The values, curve and history of one device slide in above the floor plan.'),
    notEnabled: above('The devices that are not enabled, of the floor or the whole building, stand above the floor plan.'),
    unplaced: {
      initial: 'loading',
      entry: 'forgetUnplaced',
      on: { 'overlay.close': 'none' },
      states: {
        loading: {
          description: 'The devices that lie nowhere on the picture are being looked up.',
          invoke: {
            src: 'loadUnplaced',
            input: floorRequest,
            onDone: [
              { guard: { type: 'nobodyUnplaced', params: output }, target: 'empty' },
              { target: 'ready', actions: { type: 'showUnplaced', params: output } },
            ],
            onError: 'failed',
          },
        },
        ready: answered('The devices that lie nowhere on the picture are listed with their status and position.'),
        empty: answered('Every device of the floor has meanwhile been marked on the picture.'),
        failed: answered('The unmarked devices could not be looked up; the place says so and offers a retry.'),
      },
    },
  },
})

/** Looked up again whenever the operator wants. */
function answered(description: string) {
  return { description, on: { 'data.refresh': 'loading' } } as const
}
