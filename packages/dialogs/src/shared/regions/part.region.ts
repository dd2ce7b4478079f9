import { type Call, callRegion, type Sentences } from './call.region'

interface PartCall<Part, Src, Input, OnDone> extends Call<Src, Input, OnDone> {
  /** the name under which the setup counts what its answers include (`asked`, `outdated`) */
  part: Part
}

/** What one call tells and a change makes old: it is asked for again after every change that its answer cannot include. */
export function partRegion<const Part extends string, const Src extends string, Input, const OnDone>(
  { part, ...call }: PartCall<Part, Src, Input, OnDone>,
  says: Sentences,
) {
  const { states, ...region } = callRegion(call, says)
  const { fresh, refreshing, stale } = states.ready.states
  const entry = { type: 'asked', params: part } as const
  return {
    ...region,
    on: { 'records.changed': { actions: 'noteChange' } },
    states: {
      loading: { ...states.loading, entry },
      ready: {
        ...states.ready,
        states: {
          fresh: { ...fresh, always: { guard: { type: 'outdated', params: part }, target: 'refreshing' } },
          refreshing: { ...refreshing, entry },
          stale: { ...stale, on: { ...stale.on, 'records.changed': { target: 'refreshing', actions: 'noteChange' } } },
        },
      },
      failed: {
        ...states.failed,
        on: { ...states.failed.on, 'records.changed': { target: 'loading', actions: 'noteChange' } },
      },
    },
  } as const
}

export interface EmptiableSentences extends Sentences {
  empty: string
}

/** A part that may have nothing to say, which is something else than not to have been told (architecture §4). */
export function emptiableRegion<const Part extends string, const Src extends string, Input, const OnDone>(
  call: PartCall<Part, Src, Input, OnDone>,
  says: EmptiableSentences,
) {
  const { states, ...region } = partRegion(call, says)
  const empty = {
    description: says.empty,
    always: { guard: { type: 'outdated', params: call.part }, target: 'ready.refreshing' },
    on: { 'data.refresh': 'ready.refreshing', 'link.silent': 'ready.stale' },
  } as const
  return { ...region, states: { ...states, empty } }
}
