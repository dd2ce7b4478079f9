import { floorRequest, output } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'

/** Device counts of the whole building. */
export const wholeDataRegion = floorPlanSetup.createStateConfig({
  initial: 'loading',
  on: {
    'building.changed': { actions: 'noteChange' },
  },
  states: {
    loading: {
      description: 'The counts of the building are on their way.',
      entry: { type: 'asked', params: 'wholeData' },
      invoke: {
        src: 'loadWholeData',
        input: floorRequest,
        onDone: [
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'showWholeData', params: output } },
          { target: 'ready.fresh', actions: { type: 'showWholeData', params: output } },
        ],
        onError: 'failed',
      },
    },
    ready: {
      initial: 'fresh',
      on: {
        'dialog.refresh': '.refreshing',
      },
      states: {
        fresh: {
          description: 'The devices of the whole building are counted by status.',
          always: { guard: { type: 'outdated', params: 'wholeData' }, target: 'refreshing' },
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'The counts of the building are asked for again and stay readable.',
          entry: { type: 'asked', params: 'wholeData' },
          invoke: {
            src: 'loadWholeData',
            input: floorRequest,
            onDone: [
              { guard: 'linkSilent', target: 'stale', actions: { type: 'showWholeData', params: output } },
              { target: 'fresh', actions: { type: 'showWholeData', params: output } },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'The counts of the building may be old and say so.',
          on: {
            'link.heard': 'refreshing',
            'building.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    failed: {
      description: 'The counts of the building could not be loaded; the place says so and offers a retry.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'building.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
