import { leadsTo, leadsToIf } from '../../shared/regions/answers'
import { popupAnswered, popupFailed } from '../../shared/regions/popup-states'
import { markerRequest } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'

/** What one marker says of its device. A change in the building asks again, and the old answer stays readable. */
export const popoverRegion = floorPlanSetup.createStateConfig({
  initial: 'closed',
  on: {
    'records.changed': { actions: 'noteChange' },
    'marker.open': { target: '.loading', actions: 'openMarker', reenter: true },
    'popover.close': { target: '.closed', actions: 'closeMarker' },
  },
  states: {
    closed: {
      description: 'No marker is open.',
      always: { guard: 'wantedOnPlan', target: 'loading', actions: 'openWantedMarker' },
    },
    loading: {
      description: 'The values of the chosen device are on their way; an older answer about it stays readable.',
      entry: { type: 'asked', params: 'marker' },
      invoke: {
        src: 'loadMarker',
        input: markerRequest,
        onDone: [leadsToIf('markerOffline', 'offline', 'showMarker'), leadsTo('shown', 'showMarker')],
        onError: 'failed',
      },
    },
    shown: popupAnswered('marker', 'What the device is, where it hangs, and its live values.'),
    offline: popupAnswered('marker', 'The device is offline: when it was heard of last, instead of live values.'),
    failed: popupFailed('The device could not be asked about; the popover says so and offers a retry.'),
  },
})
