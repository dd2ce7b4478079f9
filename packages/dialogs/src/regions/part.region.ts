import { type Call, callRegion, type Descriptions } from './call.region'

interface PartCall<Part, Src, Input, OnDone> extends Call<Src, Input, OnDone> {
  /** the name under which `markOutdated`, `markCurrent` and `outdated` of the setup know this data */
  part: Part
}

/** The data of one call that follows its place: after a change it is loaded again, once after a call that was running. */
export function partRegion<const Part extends string, const Src extends string, Input, const OnDone>(
  { part, ...call }: PartCall<Part, Src, Input, OnDone>,
  descriptions: Descriptions,
) {
  const { states, ...region } = callRegion(call, descriptions)
  const { fresh, refreshing, stale } = states.ready.states
  const entry = { type: 'markCurrent', params: part } as const
  const guard = { type: 'outdated', params: part } as const
  return {
    ...region,
    on: { 'place.changed': { actions: { type: 'markOutdated', params: part } } },
    states: {
      loading: { ...states.loading, entry },
      ready: {
        ...states.ready,
        states: {
          fresh: { ...fresh, always: { guard, target: 'refreshing' } },
          refreshing: { ...refreshing, entry },
          stale: { ...stale, always: { guard, target: 'refreshing' } },
        },
      },
      failed: { ...states.failed, always: { guard, target: 'loading' } },
    },
  } as const
}

export interface EmptiableDescriptions extends Descriptions {
  empty: string
}

/** As `partRegion`, with a state for a response without content: certain, unlike `failed` (architecture §4). */
export function emptiableRegion<const Part extends string, const Src extends string, Input, const OnDone>(
  call: PartCall<Part, Src, Input, OnDone>,
  descriptions: EmptiableDescriptions,
) {
  const { states, ...region } = partRegion(call, descriptions)
  const empty = {
    description: descriptions.empty,
    always: { guard: { type: 'outdated', params: call.part }, target: 'ready.refreshing' },
    on: { 'data.refresh': 'ready.refreshing', 'link.silent': 'ready.stale' },
  } as const
  return { ...region, states: { ...states, empty } }
}
