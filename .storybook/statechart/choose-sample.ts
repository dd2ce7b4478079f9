import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { WantedEvent } from '../live/sent-event'
import type { AnyEvent } from '../paths/path-plan'
import { pathOf } from '../paths/transitions'

/**
 * The sample that takes the wanted transition in this snapshot; otherwise one that the machine takes another way, because guards see what
 * it holds; null when it takes none.
 */
export function chooseSample(snapshot: AnyMachineSnapshot, samples: AnyEvent[], wanted: Pick<WantedEvent, 'from' | 'to'>): AnyEvent | null {
  const arrowsOf = (event: AnyEvent): AnyTransitionDefinition[] => (snapshot.status === 'active' ? snapshot.machine.getTransitionData(snapshot, event) : [])
  const taken = samples.filter((event) => arrowsOf(event).length > 0)
  return taken.find((event) => arrowsOf(event).some((arrow) => isWanted(arrow, wanted))) ?? taken[0] ?? null
}

function isWanted({ source, target }: AnyTransitionDefinition, { from, to }: Pick<WantedEvent, 'from' | 'to'>): boolean {
  if (pathOf(source as AnyStateNode) !== from) return false
  return to === null ? !target : (target ?? []).some((node) => pathOf(node as AnyStateNode) === to)
}
