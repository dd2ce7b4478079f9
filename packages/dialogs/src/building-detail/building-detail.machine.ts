import type { BuildingDetail } from '@smart-fire/api-client'
import { assign, setup, stateIn } from 'xstate'
import { callRegion } from '../regions/call.region'
import { linkRegion } from '../regions/link.region'
import { callFor } from '../regions/machine-calls'
import { shown } from '../regions/responses'

export interface BuildingDetailInput {
  buildingId: string
}

/** A building with the name of its networked unit; null when the names could not be loaded or the unit is unknown. */
export interface BuildingFacts {
  detail: BuildingDetail
  unitName: string | null
}

export interface BuildingDetailContext extends BuildingDetailInput {
  facts: BuildingFacts | null
}

export type BuildingDetailEvent = { type: 'data.refresh' } | { type: 'link.silent' } | { type: 'link.live' }

/** The details of one building (spec 2 §2.5). */
export const buildingDetailMachine = setup({
  types: {
    context: {} as BuildingDetailContext,
    events: {} as BuildingDetailEvent,
    input: {} as BuildingDetailInput,
  },
  actors: { loadFacts: callFor<BuildingFacts, BuildingDetailInput>() },
  actions: { showFacts: assign((_, facts: BuildingFacts) => ({ facts })) },
  guards: { linkSilent: stateIn({ link: 'silent' }) },
}).createMachine({
  id: 'buildingDetail',
  type: 'parallel',
  context: ({ input: { buildingId } }) => ({ buildingId, facts: null }),
  states: {
    facts: callRegion(
      {
        src: 'loadFacts',
        input: ({ context: { buildingId } }: { context: BuildingDetailContext }) => ({ buildingId }),
        onDone: shown('showFacts'),
      },
      {
        loading: 'The details of the building are loading.',
        fresh: 'All details of the building in groups, read-only.',
        refreshing: 'The details are loaded again and stay readable.',
        stale: 'The details may be out of date: the last refresh failed or the alarm link is silent. A bar says so and offers a retry.',
        failed: 'The details could not be loaded; a message says so and offers a retry.',
      },
    ),
    link: linkRegion('The details are not marked as out of date: the alarm link is live, or the provider has none.'),
  },
})
