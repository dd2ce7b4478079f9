import { factsListRegion } from './facts.region'

const { states, ...monitoring } = factsListRegion('monitoring', {
  loading: 'The live values are on their way.',
  fresh: 'The latest value of every measuring point is shown.',
  refreshing: 'The live values are asked for again and stay readable.',
  stale: 'The live values may be old and say so.',
  empty: 'No device of the hydrant has reported a value, and that is certain.',
  failed: 'The live values could not be loaded; the place says so and offers a retry.',
})
const { ready, empty } = states
const { fresh, stale } = ready.states

/** The live values: they change without any alarm, so they become due by themselves. A call on its way is answer enough. */
export const monitoringRegion = {
  ...monitoring,
  states: {
    ...states,
    ready: {
      ...ready,
      states: {
        ...ready.states,
        fresh: { ...fresh, on: { ...fresh.on, 'monitoring.due': 'refreshing' } },
        stale: { ...stale, on: { ...stale.on, 'monitoring.due': 'refreshing' } },
      },
    },
    empty: { ...empty, on: { ...empty.on, 'monitoring.due': 'ready.refreshing' } },
  },
} as const
