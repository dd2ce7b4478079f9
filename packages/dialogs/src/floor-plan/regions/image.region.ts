import { floorRequest, output } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'
import { popoverRegion } from './popover.region'

const PLAN_SHOWN = { type: 'showPlan', params: output } as const
const NO_PICTURE = { guard: { type: 'noPicture', params: output }, target: '#floorPlan.mode.image.noImage' } as const

/** Image mode: the picture of the floor with its devices (spec 2 §2.1), offered only with the permission. */
export const imageRegion = floorPlanSetup.createStateConfig({
  initial: 'loading',
  on: {
    'building.changed': { actions: 'noteChange' },
    'floor.select': { guard: 'otherFloor', target: '.loading' },
    'mode.show': {
      guard: ({ event }) => event.mode === 'list',
      target: '#floorPlan.mode.list',
      actions: ['clearPlan', 'resetList'],
    },
  },
  states: {
    loading: {
      description: 'Picture and markers of the floor are on their way; none of another floor are shown.',
      entry: { type: 'asked', params: 'plan' },
      invoke: {
        src: 'loadPlan',
        input: floorRequest,
        onDone: [
          { ...NO_PICTURE, actions: PLAN_SHOWN },
          { guard: 'linkSilent', target: 'ready.data.stale', actions: PLAN_SHOWN },
          { target: 'ready', actions: PLAN_SHOWN },
        ],
        onError: 'failed',
      },
      on: { 'floor.known': { target: 'loading', reenter: true } },
    },
    ready: {
      type: 'parallel',
      states: {
        data: {
          initial: 'fresh',
          on: { 'dialog.refresh': '.refreshing' },
          states: {
            fresh: {
              description: 'The picture of the floor with a marker of every marked device, coloured by status.',
              always: { guard: { type: 'outdated', params: 'plan' }, target: 'refreshing' },
              on: { 'link.silent': 'stale' },
            },
            refreshing: {
              description: 'Picture and markers are asked for again; zoom, place and popover stay.',
              entry: { type: 'asked', params: 'plan' },
              invoke: {
                src: 'loadPlan',
                input: floorRequest,
                onDone: [
                  { ...NO_PICTURE, actions: PLAN_SHOWN },
                  { guard: 'linkSilent', target: 'stale', actions: PLAN_SHOWN },
                  { target: 'fresh', actions: PLAN_SHOWN },
                ],
                onError: 'stale',
              },
            },
            stale: {
              description: 'The markers may be old: the last call failed or the alarm link is silent. Says so, offers a retry.',
              on: {
                'link.heard': 'refreshing',
                'building.changed': { target: 'refreshing', actions: 'noteChange' },
              },
            },
          },
        },
        popover: popoverRegion,
      },
    },
    noImage: {
      description: 'The floor has no picture; the place says so and that list mode shows its devices.',
      on: { 'dialog.refresh': 'loading' },
    },
    failed: {
      description: 'Picture or markers could not be loaded; the place says so and offers a retry.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'building.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
