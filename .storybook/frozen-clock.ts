import { MOCK_NOW } from '@smart-fire/api-client/mock'
import { setPageDate } from './page-clock'

/** Two minutes after the newest record of the fixtures, so that state stories show realistic ages. */
export const FROZEN_AT = MOCK_NOW + 120_000

/**
 * Freezes the date while a state story is shown, so that it looks the same on every day and every machine; timers run.
 * Returns the function that unfreezes it.
 *
 * @param at the frozen instant: a story can set another one with `parameters.clock`
 */
export function freezeClock(at = FROZEN_AT): () => void {
  return setPageDate(() => at)
}

/** Whether a story file shows states of a machine: their date is frozen. */
export function isStateStory(title: string): boolean {
  return /\bstates$/i.test(title)
}
