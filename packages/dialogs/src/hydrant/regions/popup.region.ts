import { output } from '../../shared/regions/answers'
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
        onDone: [
          {
            guard: { type: 'noDevices', params: output },
            target: 'empty',
            actions: { type: 'showDevices', params: output },
          },
          { target: 'shown', actions: { type: 'showDevices', params: output } },
        ],
        onError: 'failed',
      },
    },
    shown: {
      description: 'Type, number and last report of every device of the hydrant.',
      always: { guard: { type: 'outdated', params: 'popup' }, target: 'loading' },
      on: { 'dialog.refresh': 'loading', 'link.heard': 'loading' },
    },
    empty: {
      description: 'The hydrant has no device, and that is certain: no data.',
      always: { guard: { type: 'outdated', params: 'popup' }, target: 'loading' },
      on: { 'dialog.refresh': 'loading', 'link.heard': 'loading' },
    },
    failed: {
      description: 'The devices could not be asked about; the popup says so and offers a retry.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'records.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
