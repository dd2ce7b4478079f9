import type { NewResult } from '@smart-fire/api-client/inspection-work'
import { factsOf, type DeviceStore, type KeptEntry } from './device-store'

/** A check without a problem, of a label outside of any task. */
export function aResult(changes: Partial<NewResult> = {}): NewResult {
  return { clientId: 'result-1', number: 'A-1', pointId: null, inspectedAt: 1, items: [], problem: null, handling: null, photos: [], ...changes }
}

/** The store of a phone in memory, on which user `u` has kept these results. `kept` shows what is in it. */
export function aMemoryStore(results: readonly NewResult[]) {
  const kept = new Map(results.map((result): [string, KeptEntry] => [result.clientId, { userId: 'u', result, refusal: null }]))
  const store: DeviceStore = {
    tasks: async () => null, keepTasks: async () => undefined,
    entries: async () => [...kept.values()],
    keepEntry: async (one) => void kept.set(factsOf(one).clientId, one),
    dropEntry: async (clientId) => void kept.delete(clientId),
  }
  return { kept, store }
}
