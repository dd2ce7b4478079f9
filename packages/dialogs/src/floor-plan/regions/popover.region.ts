import { popupFailed, popupShown } from '../../regions/popup-states'
import { leadsTo, leadsToIf } from '../../regions/responses'
import { floorPlanSetup } from '../floor-plan.setup'
import { markerRequest } from './floor'

/** The popover of one marker: its device. A change in the building loads it again, and the old values stay readable. */
export const popoverRegion = floorPlanSetup.createStateConfig({
  initial: 'closed',
  on: {
    'place.changed': { actions: { type: 'markOutdated', params: 'marker' } },
    'marker.open': { target: '.loading', actions: 'openMarker' },
    'popover.close': { target: '.closed', actions: 'closeMarker' },
  },
  states: {
    closed: {
      description: 'No marker is open.',
      always: { guard: 'wantedOnPlan', target: 'loading', actions: 'openWantedMarker' },
    },
    loading: {
      description: 'The values of the chosen device are loading; its values from before stay readable.',
      entry: { type: 'markCurrent', params: 'marker' },
      invoke: {
        src: 'loadMarker',
        input: markerRequest,
        onDone: [leadsToIf('markerOffline', 'offline', 'showMarker'), leadsTo('shown', 'showMarker')],
        onError: 'failed',
      },
    },
    shown: popupShown('marker', 'What the device is, where it is installed, and its live values.'),
    offline: popupShown('marker', 'The device is offline: the time of its last report instead of live values.'),
    failed: popupFailed('marker', 'The device could not be loaded; the popover says so and offers a retry.'),
  },
})
