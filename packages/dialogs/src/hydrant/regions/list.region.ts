import { listRequest, output } from '../hydrant.requests'
import { hydrantSetup } from '../hydrant.setup'

/** List mode: the devices of the hydrant, one page (spec 2 §2.3). Every way in resets it (spec 2 §4). */
export const listRegion = hydrantSetup.createStateConfig({
  initial: 'loading',
  on: {
    'mode.show': { guard: ({ event }) => event.mode === 'map', target: '#hydrant.mode.map' },
    'hydrant.changed': { actions: 'noteChange' },
    'filter.choose': { actions: 'chooseFilter' },
    'filter.apply': { target: '.loading', actions: 'applyFilter' },
    'page.change': { target: '.loading', actions: 'goToPage' },
    'size.change': { target: '.loading', actions: 'resizePages' },
  },
  states: {
    loading: {
      description: 'The devices of the hydrant are on their way; none of another filter or page are shown.',
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
    },
    ready: {
      initial: 'fresh',
      on: { 'dialog.refresh': '.refreshing' },
      states: {
        fresh: {
          description: 'The devices of the hydrant with their status, one page.',
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
                target: '#hydrant.mode.list.empty',
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
            'hydrant.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    empty: {
      description: 'The hydrant has no device of the chosen status, and that is certain.',
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
        'hydrant.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
