import { hydrantSetup } from '../hydrant.setup'
import { popupRegion } from './popup.region'

/** Map mode: where the hydrant is and how far it protects (spec 2 §2.3). Its data is that of the region `facility`. */
export const mapRegion = hydrantSetup.createStateConfig({
  initial: 'loading',
  // a deep link requests list mode
  always: { guard: 'listWanted', target: '#hydrant.mode.list', actions: 'enterWantedMode' },
  on: {
    'mode.show': { guard: ({ event }) => event.mode === 'list', target: '#hydrant.mode.list', actions: 'clearDevices' },
  },
  states: {
    loading: {
      description: 'The position of the hydrant is loading.',
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
      description: 'The hydrant has no readable position: the text of the server is shown instead of a map.',
      always: { guard: 'placed', target: 'ready' },
    },
    failed: {
      description: 'The position of the hydrant could not be loaded; a message says so and offers a retry.',
      always: { guard: 'facilityLoading', target: 'loading' },
    },
  },
})
