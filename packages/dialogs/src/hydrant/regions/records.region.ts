import { moreRecords, newestRecords, output } from '../hydrant.requests'
import { hydrantSetup } from '../hydrant.setup'

/** Alarm records of the hydrant, ten by ten (spec 2 §4). */
export const recordsRegion = hydrantSetup.createStateConfig({
  initial: 'loading',
  on: {
    'hydrant.changed': { actions: 'noteChange' },
  },
  states: {
    loading: {
      description: 'The alarm records of the hydrant are on their way.',
      entry: { type: 'asked', params: 'records' },
      invoke: {
        src: 'loadRecords',
        input: newestRecords,
        onDone: [
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'showNewest', params: output } },
          { guard: { type: 'nothing', params: output }, target: 'empty', actions: { type: 'showNewest', params: output } },
          { target: 'ready.fresh', actions: { type: 'showNewest', params: output } },
        ],
        onError: 'failed',
      },
    },
    ready: {
      initial: 'fresh',
      on: {
        'dialog.refresh': '.refreshing',
        'records.more': { guard: 'moreRecords', target: 'loadingMore' },
      },
      states: {
        fresh: {
          description: 'The newest alarm records of the hydrant; more are offered while there are any.',
          always: { guard: { type: 'outdated', params: 'records' }, target: 'refreshing' },
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'The newest records are asked for again; what is shown stays, new ones come before it.',
          entry: { type: 'asked', params: 'records' },
          invoke: {
            src: 'loadRecords',
            input: newestRecords,
            onDone: [
              { guard: 'linkSilent', target: 'stale', actions: { type: 'showNewest', params: output } },
              {
                guard: { type: 'nothing', params: output },
                target: '#hydrant.records.empty',
                actions: { type: 'showNewest', params: output },
              },
              { target: 'fresh', actions: { type: 'showNewest', params: output } },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'The records may be old: the last call failed or the alarm link is silent. Says so, offers a retry.',
          on: {
            'link.heard': 'refreshing',
            'hydrant.changed': { target: 'refreshing', actions: 'noteChange' },
          },
        },
      },
    },
    empty: {
      description: 'The hydrant has no alarm records, and that is certain.',
      always: { guard: { type: 'outdated', params: 'records' }, target: 'ready.refreshing' },
      on: { 'dialog.refresh': 'ready.refreshing', 'link.silent': 'ready.stale' },
    },
    loadingMore: {
      description: 'The next ten records are on their way; those that are shown stay.',
      invoke: {
        src: 'loadRecords',
        input: moreRecords,
        onDone: [
          { guard: 'linkSilent', target: 'ready.stale', actions: { type: 'appendRecords', params: output } },
          { target: 'ready.fresh', actions: { type: 'appendRecords', params: output } },
        ],
        onError: 'ready.stale',
      },
    },
    failed: {
      description: 'The records could not be loaded; the place says so and offers a retry.',
      on: {
        'dialog.refresh': 'loading',
        'link.heard': 'loading',
        'hydrant.changed': { target: 'loading', actions: 'noteChange' },
      },
    },
  },
})
