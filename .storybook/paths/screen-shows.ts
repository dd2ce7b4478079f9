import type { AnyActorRef } from 'xstate'
import { statePaths } from '../../packages/dialogs/src/shared/state-paths'
import type { AnyEvent } from './path-plan'

const PATIENCE_MS = 5_000

/**
 * Waits until `data-state` on the screen is the state of the machine; on a time-out rejects with both states.
 * It does not use `waitFor` of the test library, which logs a line for each of thousands of steps.
 *
 * @param path the events that were sent so far, for the message
 */
export async function screenShows(actor: AnyActorRef, path: AnyEvent[]): Promise<void> {
  const promised = statePaths((actor.getSnapshot() as { value: never }).value)
  if (shownStates().includes(promised)) return
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (shownStates().includes(promised)) end(resolve)
    }
    const watch = new MutationObserver(look)
    const patience = setTimeout(() => {
      end(() => reject(new Error(`After ${wayOf(path)} the machine is in "${promised}"; the screen says: ${shownStates().join(' | ')}`)))
    }, PATIENCE_MS)
    const end = (settle: () => void) => {
      watch.disconnect()
      clearTimeout(patience)
      settle()
    }
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] })
    look()
  })
}

function shownStates(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state ?? '')
}

function wayOf(path: AnyEvent[]): string {
  return path.map(({ type }) => type).join(', ') || 'opening'
}
