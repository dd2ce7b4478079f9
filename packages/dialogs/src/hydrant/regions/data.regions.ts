import type { Descriptions } from '../../regions/call.region'
import { emptiableRegion, type EmptiableDescriptions, partRegion } from '../../regions/part.region'
import { recordsRegion } from '../../regions/records.region'
import { shown, shownOrEmpty } from '../../regions/responses'
import type { FactsPart, FactsRequest, HydrantContext, RecordsRequest } from '../hydrant.types'

interface RequestContext {
  context: HydrantContext
}

/** A part that always has content once it is loaded: the hydrant itself, its unit, a count. */
export function factsRegion<const Part extends 'facility' | 'unit' | 'notEnabled'>(part: Part, descriptions: Descriptions) {
  return partRegion({ part, src: 'loadFacts', input: factsRequest(part), onDone: shown('showFacts') }, descriptions)
}

const NOTHING = { monitoring: 'noValues', outlets: 'noOutlets' } as const

/** A part that may have no content. */
export function factsListRegion<const Part extends keyof typeof NOTHING>(part: Part, descriptions: EmptiableDescriptions) {
  const onDone = shownOrEmpty('showFacts', NOTHING[part], `#hydrant.${part}.empty`)
  return emptiableRegion({ part, src: 'loadFacts', input: factsRequest(part), onDone }, descriptions)
}

const { states, ...monitoring } = factsListRegion('monitoring', {
  loading: 'The live values are loading.',
  fresh: 'The latest value of every measuring point is shown.',
  refreshing: 'The live values are loaded again and stay readable.',
  stale: 'The live values may be out of date, and a bar says so.',
  empty: 'Confirmed empty: no device of the hydrant has reported a value.',
  failed: 'The live values could not be loaded; a message says so and offers a retry.',
})
const { ready, empty } = states
const { fresh, stale } = ready.states

/** The live values change without any alarm, so they are due again by time. A running call is enough. */
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

/** Alarm records of the hydrant. */
export const hydrantRecordsRegion = recordsRegion(
  { newest: newestRecords, more: moreRecords, at: '#hydrant.records.empty' },
  {
    loading: 'The alarm records of the hydrant are loading.',
    fresh: 'The newest alarm records of the hydrant; a button loads more while there are any.',
    empty: 'Confirmed empty: the hydrant has no alarm records.',
  },
)

function factsRequest(part: FactsPart) {
  return ({ context: { hydrantId, channelId } }: RequestContext): FactsRequest => ({ hydrantId, channelId, part })
}

/** The newest page: its records are put before those that are shown. */
function newestRecords({ context: { hydrantId } }: RequestContext): RecordsRequest {
  return { hydrantId, page: 1 }
}

function moreRecords({ context: { hydrantId, recordPages } }: RequestContext): RecordsRequest {
  return { hydrantId, page: recordPages + 1 }
}
