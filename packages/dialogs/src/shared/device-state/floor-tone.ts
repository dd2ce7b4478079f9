import type { FloorState } from '@smart-fire/api-client'
import type { StoreyState } from '@smart-fire/ui'

/** How the state of a floor is drawn. A state that joins faults and offline devices is drawn as the worse, and its word names both. */
export function toneOfFloor(state: FloorState): StoreyState['tone'] {
  return state === 'faultOrOffline' ? 'fault' : state
}
