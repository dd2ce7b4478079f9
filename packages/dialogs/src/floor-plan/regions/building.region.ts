import { floorRequest, output } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'

/** Name, address and contact of the building. */
export const buildingRegion = floorPlanSetup.createStateConfig({
  initial: 'loading',
  on: {
    'building.changed': { actions: 'noteChange' },
  },
  states: {
    loading: {
      description: 'Name and contact of the building are on their way.',
      entry: { type: 'asked', params: 'building' },
      invoke: {
        src: 'loadBuilding',
        input: floorRequest,
        onDone: [
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'showBuilding', params: output } },
          { target: 'ready.fresh', actions: { type: 'showBuilding', params: output } },
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
          description: 'Name, address, responsible person and phone are shown.',
          always: { guard: { type: 'outdated', params: 'building' }, target: 'refreshing' },
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'Name and contact are asked for again and stay readable.',
          entry: { type: 'asked', params: 'building' },
          invoke: {
            src: 'loadBuilding',
            input: floorRequest,
            onDone: [
              { guard: 'linkSilent', target: 'stale', actions: { type: 'showBuilding', params: output } },
              { target: 'fresh', actions: { type: 'showBuilding', params: output } },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'Name and contact may be old.',
          on: {
            'link.heard': 'refreshing',
            'building.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    failed: {
      description: 'Name and contact could not be loaded; the place says so and offers a retry.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'building.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
