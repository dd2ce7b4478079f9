import { floorRequest, output } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'

/** The rail: all floors of the building with their state. */
export const floorsRegion = floorPlanSetup.createStateConfig({
  initial: 'loading',
  on: {
    'building.changed': { actions: 'noteChange' },
  },
  states: {
    loading: {
      description: 'The floor rail is on its way.',
      entry: { type: 'asked', params: 'floors' },
      invoke: {
        src: 'loadFloors',
        input: floorRequest,
        onDone: [
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'showFloors', params: output } },
          { target: 'ready.fresh', actions: { type: 'showFloors', params: output } },
        ],
        onError: 'failed',
      },
    },
    ready: {
      initial: 'fresh',
      on: {
        'dialog.refresh': '.refreshing',
        'floor.select': { guard: 'otherFloor', target: '.refreshing' }, // spec 2 §4: switching reloads the floors
      },
      states: {
        fresh: {
          description: 'The rail shows every floor, those with an alarm or a fault marked.',
          always: { guard: { type: 'outdated', params: 'floors' }, target: 'refreshing' },
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'The rail is asked for again; its marks stay.',
          entry: { type: 'asked', params: 'floors' },
          invoke: {
            src: 'loadFloors',
            input: floorRequest,
            onDone: [
              { guard: 'linkSilent', target: 'stale', actions: { type: 'showFloors', params: output } },
              { target: 'fresh', actions: { type: 'showFloors', params: output } },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'The marks of the rail may be old; the rail says so.',
          on: {
            'link.heard': 'refreshing',
            'building.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    failed: {
      description: 'The rail could not be loaded: only the floor shown is known, and a retry is offered.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'building.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
