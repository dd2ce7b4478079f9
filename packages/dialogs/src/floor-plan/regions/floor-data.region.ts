import { floorRequest, output } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'

/** Device counts of the floor that is shown. */
export const floorDataRegion = floorPlanSetup.createStateConfig({
  initial: 'loading',
  on: {
    'building.changed': { actions: 'noteChange' },
    'floor.select': { guard: 'otherFloor', target: '.loading' },
  },
  states: {
    loading: {
      description: 'The counts of the floor are on their way; those of another floor are never shown.',
      entry: { type: 'asked', params: 'floorData' },
      invoke: {
        src: 'loadFloorData',
        input: floorRequest,
        onDone: [
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'showFloorData', params: output } },
          { target: 'ready.fresh', actions: { type: 'showFloorData', params: output } },
        ],
        onError: 'failed',
      },
      on: {
        'floor.known': { target: 'loading', reenter: true },
      },
    },
    ready: {
      initial: 'fresh',
      on: {
        'dialog.refresh': '.refreshing',
      },
      states: {
        fresh: {
          description: 'The devices of the floor are counted by status.',
          always: { guard: { type: 'outdated', params: 'floorData' }, target: 'refreshing' },
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'The counts of the floor are asked for again and stay readable.',
          entry: { type: 'asked', params: 'floorData' },
          invoke: {
            src: 'loadFloorData',
            input: floorRequest,
            onDone: [
              { guard: 'linkSilent', target: 'stale', actions: { type: 'showFloorData', params: output } },
              { target: 'fresh', actions: { type: 'showFloorData', params: output } },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'The counts of the floor may be old and say so.',
          on: {
            'link.heard': 'refreshing',
            'building.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    failed: {
      description: 'The counts of the floor could not be loaded; the place says so and offers a retry.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'building.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
