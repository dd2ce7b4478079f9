import { historyRequest, output } from '../sensor-realtime.requests'
import { sensorRealtimeSetup } from '../sensor-realtime.setup'

const RECORDS_SHOWN = { type: 'showHistory', params: output } as const

/** The handled records of the device, page by page (spec 2 §2.2). */
export const historyRegion = sensorRealtimeSetup.createStateConfig({
  initial: 'loading',
  on: {
    'page.change': { target: '.loading', actions: 'goToPage' },
    'size.change': { target: '.loading', actions: 'resizePages' },
  },
  states: {
    loading: {
      description: 'The records are on their way; none of another page are shown.',
      invoke: {
        src: 'loadHistory',
        input: historyRequest,
        onDone: [
          {
            guard: { type: 'pastTheEnd', params: output },
            target: 'loading',
            reenter: true,
            actions: { type: 'goToLastPage', params: output },
          },
          { guard: { type: 'noRecords', params: output }, target: 'empty', actions: RECORDS_SHOWN },
          { target: 'ready.fresh', actions: RECORDS_SHOWN },
        ],
        onError: 'failed',
      },
      on: { 'sensor.changed': { target: 'loading', reenter: true } },
    },
    ready: {
      initial: 'fresh',
      on: {
        'panel.refresh': '.refreshing',
        'sensor.changed': { target: '.refreshing', reenter: true },
      },
      states: {
        fresh: {
          description: 'The handled records of the device, newest first, with verdict and persons.',
          on: { 'link.silent': 'stale' },
        },
        refreshing: {
          description: 'The records are asked for again; rows, page and scroll stay.',
          invoke: {
            src: 'loadHistory',
            input: historyRequest,
            onDone: [
              {
                guard: { type: 'pastTheEnd', params: output },
                target: 'refreshing',
                reenter: true,
                actions: { type: 'goToLastPage', params: output },
              },
              { guard: { type: 'noRecords', params: output }, target: '#sensorRealtime.history.empty', actions: RECORDS_SHOWN },
              { target: 'fresh', actions: RECORDS_SHOWN },
            ],
            onError: 'stale',
          },
        },
        stale: {
          description: 'The records may be old: the last call failed or the alarm link is silent. Offers a retry.',
          on: { 'link.heard': 'refreshing' },
        },
      },
    },
    empty: {
      description: 'No record of this device has been handled, and that is certain.',
      on: { 'panel.refresh': 'loading', 'sensor.changed': 'loading' },
    },
    failed: {
      description: 'The records could not be loaded; the place says so and offers a retry.',
      on: { 'panel.refresh': 'loading', 'link.heard': 'loading', 'sensor.changed': 'loading' },
    },
  },
})
