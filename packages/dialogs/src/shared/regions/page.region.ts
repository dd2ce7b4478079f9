import { PAGE_EVENTS } from '../paged-list'
import { type Into, leadsTo, leadsToIf, pastTheEnd, shownOrEmpty } from './answers'
import { type Call, callRegion } from './call.region'
import { emptiableRegion, type EmptiableSentences } from './part.region'

interface PageCall<Src, Input> extends Pick<Call<Src, Input, unknown>, 'src' | 'input'> {
  at: `#${string}.empty`
}

/** One page of a list that follows what happens at its place. */
export function livePageRegion<const Src extends string, Input>({ at, ...call }: PageCall<Src, Input>, says: EmptiableSentences) {
  const answers = shownOrEmpty('showRows', 'nothing', at)
  const onDone = (into: Into) => [pastTheEnd(into), ...answers(into)] as const
  const region = emptiableRegion({ ...call, part: 'list', onDone }, says)
  return { ...region, on: { ...region.on, ...PAGE_EVENTS } }
}

/** One page of a list that is asked for when it is looked at, and again when the operator wants to. */
export function pageRegion<const Src extends string, Input>({ at, ...call }: PageCall<Src, Input>, says: EmptiableSentences) {
  const nothing = leadsToIf('nothing', at, 'showRows')
  const onDone = (into: Into) => [pastTheEnd(into), nothing, leadsTo(`${into}fresh`, 'showRows')] as const
  const { states, ...region } = callRegion({ ...call, onDone }, says)
  const none = { description: says.empty, on: { 'data.refresh': 'loading' } } as const
  return { ...region, on: PAGE_EVENTS, states: { ...states, empty: none } }
}
