import { and } from 'xstate'
import { listRequest, output } from '../floor-plan.requests'
import { floorPlanSetup } from '../floor-plan.setup'

/** List mode: the devices of the floor, one page (spec 2 §2.1). */
export const listRegion = floorPlanSetup.createStateConfig({
  initial: 'loading',
  // a deep link asks for image mode; without the permission it stays here
  always: {
    guard: and(['imageWanted', 'planAllowed']),
    target: '#floorPlan.mode.image',
    actions: 'clearPlan',
  },
  on: {
    'mode.show': {
      guard: and(['planAllowed', ({ event }) => event.mode === 'image']),
      target: '#floorPlan.mode.image',
      actions: 'clearPlan',
    },
    'building.changed': { actions: 'noteChange' },
    // a late answer of the floor before is dropped by re-entering (architecture §4)
    'floor.select': { guard: 'otherFloor', target: '.loading' },
    'filter.choose': { actions: 'chooseFilter' },
    'filter.apply': { target: '.loading', actions: 'applyFilter' },
    'page.change': { target: '.loading', actions: 'goToPage' },
    'size.change': { target: '.loading', actions: 'resizePages' },
  },
  states: {
    loading: {
      description: 'The devices of the floor are on their way; none of another floor are shown.',
      entry: { type: 'asked', params: 'list' },
      invoke: {
        src: 'loadList',
        input: listRequest,
        onDone: [
          {
            guard: { type: 'pastTheEnd', params: output },
            target: 'loading',
            reenter: true,
            actions: { type: 'goToLastPage', params: output },
          },
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'showRows', params: output } },
          { guard: { type: 'nothing', params: output }, target: 'empty', actions: { type: 'showRows', params: output } },
          { target: 'ready.fresh', actions: { type: 'showRows', params: output } },
        ],
        onError: 'failed',
      },
      on: { 'floor.known': { target: 'loading', reenter: true } },
    },
    ready: {
      initial: 'fresh',
      on: { 'dialog.refresh': '.refreshing' },
      states: {
        fresh: {
          description: 'The devices of the floor with their status, one page.',
          always: { guard: { type: 'outdated', params: 'list' }, target: 'refreshing' },
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'The page is asked for again; rows, page and scroll stay.',
          entry: { type: 'asked', params: 'list' },
          invoke: {
            src: 'loadList',
            input: listRequest,
            onDone: [
              {
                guard: { type: 'pastTheEnd', params: output },
                target: 'refreshing',
                reenter: true,
                actions: { type: 'goToLastPage', params: output },
              },
              { guard: 'linkSilent', target: 'stale', actions: { type: 'showRows', params: output } },
              {
                guard: { type: 'nothing', params: output },
                target: '#floorPlan.mode.list.empty',
                actions: { type: 'showRows', params: output },
              },
              { target: 'fresh', actions: { type: 'showRows', params: output } },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'The rows may be old: the last refresh failed or the alarm link is silent. Says so, offers a retry.',
          on: {
            'link.heard': 'refreshing',
            'building.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    empty: {
      description: 'The floor has no device of the chosen status, and that is certain.',
      always: { guard: { type: 'outdated', params: 'list' }, target: 'ready.refreshing' },
      on: {
        'dialog.refresh': 'ready.refreshing',
        'link.silent': 'ready.stale',
      },
    },
    failed: {
      description: 'The devices could not be loaded; the place says so and offers a retry.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'building.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
