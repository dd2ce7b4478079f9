import { assign, fromPromise, setup } from 'xstate'
import type {
  BuildingDetailContext,
  BuildingDetailEvent,
  BuildingDetailInput,
  BuildingFacts,
} from './building-detail.types'

/** All that is kept about one building (spec 2 §2.5). */
export const buildingDetailMachine = setup({
  types: {
    context: {} as BuildingDetailContext,
    events: {} as BuildingDetailEvent,
    input: {} as BuildingDetailInput,
  },
  actors: {
    loadFacts: fromPromise<BuildingFacts, BuildingDetailInput>(() =>
      Promise.reject(new Error('the shell provides the calls')),
    ),
  },
  actions: {
    showFacts: assign((_, facts: BuildingFacts) => ({ facts })),
  },
}).createMachine({
  id: 'buildingDetail',
  context: ({ input: { buildingId } }) => ({ buildingId, facts: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The building is on its way.',
      invoke: {
        src: 'loadFacts',
        input: buildingAsked,
        onDone: { target: 'ready.fresh', actions: { type: 'showFacts', params: output } },
        onError: 'failed',
      },
    },
    ready: {
      initial: 'fresh',
      on: { 'data.refresh': '.refreshing' },
      states: {
        fresh: { description: 'Everything that is kept about the building, in groups, for reading only.' },
        refreshing: {
          description: 'The building is asked for again and stays readable.',
          invoke: {
            src: 'loadFacts',
            input: buildingAsked,
            onDone: { target: 'fresh', actions: { type: 'showFacts', params: output } },
            onError: 'stale',
          },
        },
        stale: { description: 'The last refresh failed: what is shown may be old and says so.' },
      },
    },
    failed: {
      description: 'The building could not be loaded; the place says so and offers a retry.',
      on: { 'data.refresh': 'loading' },
    },
  },
})

function buildingAsked({ context: { buildingId } }: { context: BuildingDetailContext }): BuildingDetailInput {
  return { buildingId }
}

function output({ event }: { event: { output: BuildingFacts } }): BuildingFacts {
  return event.output
}
