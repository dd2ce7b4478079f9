import { leadsTo, leadsToIf } from '../../shared/regions/answers'
import { popupAnswered, popupFailed } from '../../shared/regions/popup-states'
import { hydrantRequest } from '../hydrant.requests'
import { hydrantSetup } from '../hydrant.setup'

/** What the marker says of the hydrant's devices. A change asks again, and the old answer stays readable. */
export const popupRegion = hydrantSetup.createStateConfig({
  initial: 'closed',
  on: {
    'records.changed': { actions: 'noteChange' },
    'popup.open': { target: '.loading', reenter: true },
    'popup.close': { target: '.closed', actions: 'forgetDevices' },
  },
  states: {
    closed: {
      description: 'The marker stands on the map, its popup is closed.',
      always: { guard: 'popupWanted', target: 'loading', actions: 'openWantedPopup' },
    },
    loading: {
      description: 'The devices of the hydrant are on their way; an older answer about them stays readable.',
      entry: { type: 'asked', params: 'popup' },
      invoke: {
        src: 'loadDevices',
        input: hydrantRequest,
        onDone: [leadsToIf('noDevices', 'empty', 'showDevices'), leadsTo('shown', 'showDevices')],
        onError: 'failed',
      },
    },
    shown: answered('Type, number and last report of every device of the hydrant.'),
    empty: answered('The hydrant has no device, and that is certain: no data.'),
    failed: popupFailed('The devices could not be asked about; the popup says so and offers a retry.'),
  },
})

/** Nothing else of the popup says that it may be old, so it is asked for as soon as the link is heard. */
function answered(description: string) {
  const { on, ...state } = popupAnswered('popup', description)
  return { ...state, on: { ...on, 'link.heard': 'loading' } } as const
}
