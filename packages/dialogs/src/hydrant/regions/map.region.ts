import { hydrantSetup } from '../hydrant.setup'
import { popupRegion } from './popup.region'

/** Map mode: where the hydrant stands and how far it protects (spec 2 §2.3). Its call is that of the region `facility`. */
export const mapRegion = hydrantSetup.createStateConfig({
  initial: 'loading',
  // a deep link asks for list mode
  always: { guard: 'listWanted', target: '#hydrant.mode.list', actions: 'enterWantedMode' },
  on: {
    'mode.show': {
      guard: ({ event }) => event.mode === 'list',
      target: '#hydrant.mode.list',
      actions: ['forgetDevices', 'resetList'],
    },
  },
  states: {
    loading: {
      description: 'Where the hydrant stands is being asked for.',
      always: [
        { guard: 'placed', target: 'ready' },
        { guard: 'placeless', target: 'noPosition' },
        { guard: 'facilityFailed', target: 'failed' },
      ],
    },
    ready: {
      type: 'parallel',
      always: { guard: 'placeless', target: 'noPosition' },
      states: { popup: popupRegion },
    },
    noPosition: {
      description: 'The hydrant has no position that can be read: what was sent instead is shown as it is, and no map.',
      always: { guard: 'placed', target: 'ready' },
    },
    failed: {
      description: 'Where the hydrant stands could not be asked for; the place says so and offers a retry.',
      always: { guard: 'facilityLoading', target: 'loading' },
    },
  },
})
