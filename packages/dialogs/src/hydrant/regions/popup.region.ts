import { popupFailed, popupShown } from '../../regions/popup-states'
import { leadsTo, leadsToIf } from '../../regions/responses'
import { hydrantSetup } from '../hydrant.setup'
import type { HydrantContext, HydrantRequest } from '../hydrant.types'

/** The popup of the marker: the devices of the hydrant. A change loads them again, and the list from before stays readable. */
export const popupRegion = hydrantSetup.createStateConfig({
  initial: 'closed',
  on: {
    'place.changed': { actions: { type: 'markOutdated', params: 'popup' } },
    'popup.open': '.loading',
    'popup.close': { target: '.closed', actions: 'clearDevices' },
  },
  states: {
    closed: {
      description: 'The marker is on the map, its popup is closed.',
      always: { guard: 'popupWanted', target: 'loading', actions: 'openWantedPopup' },
    },
    loading: {
      description: 'The devices of the hydrant are loading; the list from before stays readable.',
      entry: { type: 'markCurrent', params: 'popup' },
      invoke: {
        src: 'loadDevices',
        input: request,
        onDone: [leadsToIf('noDevices', 'empty', 'showDevices'), leadsTo('shown', 'showDevices')],
        onError: 'failed',
      },
    },
    shown: popupShown('popup', 'Type, number and last report of every device of the hydrant.'),
    empty: popupShown('popup', 'Confirmed empty: the hydrant has no device.'),
    failed: popupFailed('popup', 'The devices could not be loaded; the popup says so and offers a retry.'),
  },
})

function request({ context: { hydrantId, channelId } }: { context: HydrantContext }): HydrantRequest {
  return { hydrantId, channelId }
}
