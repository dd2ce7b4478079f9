import { shown, shownOrEmpty } from '../../shared/regions/answers'
import type { Sentences } from '../../shared/regions/call.region'
import { emptiableRegion, type EmptiableSentences, partRegion } from '../../shared/regions/part.region'
import { factsRequest } from '../hydrant.requests'

/** A part that always has something to say once it has answered: the hydrant itself, its unit, a count. */
export function factsRegion<const Part extends 'facility' | 'unit' | 'notEnabled'>(part: Part, says: Sentences) {
  return partRegion({ part, src: 'loadFacts', input: factsRequest(part), onDone: shown('showFacts') }, says)
}

const NOTHING = { monitoring: 'noValues', outlets: 'noOutlets' } as const

/** A part that may have nothing to say. */
export function factsListRegion<const Part extends keyof typeof NOTHING>(part: Part, says: EmptiableSentences) {
  const onDone = shownOrEmpty('showFacts', NOTHING[part], `#hydrant.${part}.empty`)
  return emptiableRegion({ part, src: 'loadFacts', input: factsRequest(part), onDone }, says)
}
