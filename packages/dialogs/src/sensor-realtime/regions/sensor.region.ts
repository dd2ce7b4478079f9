import { raise } from 'xstate'
import { output } from '../../shared/regions/answers'
import { sensorRequest } from '../sensor-realtime.requests'
import { sensorRealtimeSetup } from '../sensor-realtime.setup'

/** The device, its measuring points with their state, and what it last reported. */
export const sensorRegion = sensorRealtimeSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'The device and its measuring points are on their way.',
      invoke: {
        src: 'loadSensor',
        input: sensorRequest,
        onDone: {
          target: 'ready.fresh',
          actions: [{ type: 'showSensor', params: output }, raise({ type: 'sensor.known' })],
        },
        onError: 'failed',
      },
    },
    ready: {
      initial: 'fresh',
      on: { 'data.refresh': '.refreshing', 'watch.resume': '.refreshing', 'link.heard': '.refreshing' },
      states: {
        fresh: {
          description: 'The device with its status, its measuring points and the age of its newest value.',
          on: { 'sensor.changed': 'refreshing' },
          after: { readAgain: { guard: 'watched', target: 'refreshing' } },
        },
        refreshing: {
          description: 'Device and points are asked for again; everything stays readable.',
          invoke: {
            src: 'loadSensor',
            input: sensorRequest,
            onDone: {
              target: 'fresh',
              actions: [{ type: 'showSensor', params: output }, raise({ type: 'sensor.known' })],
            },
            onError: 'stale',
          },
          on: { 'sensor.changed': { target: 'refreshing', reenter: true } },
        },
        stale: {
          description: 'Device and points may be out of date: the last call failed. Says so, offers a retry.',
          on: { 'sensor.changed': 'refreshing' },
          after: { readAgain: { guard: 'watched', target: 'refreshing' } },
        },
      },
    },
    failed: {
      description: 'The device could not be loaded; the place says so and offers a retry.',
      on: { 'data.refresh': 'loading', 'watch.resume': 'loading', 'link.heard': 'loading', 'sensor.changed': 'loading' },
    },
  },
})
