import type { ControlOutcome } from '@smart-fire/api-client/cameras'
import { startRefreshTimer } from '@smart-fire/dialogs/regions'

/** Events of a hold: the camera does not follow, the platform did not respond, or the tab was hidden. A hidden tab does not receive the release of a button or key, so the hold ends. */
export type HoldNews = { type: 'hold.problem'; outcome: ControlOutcome } | { type: 'hold.failed' } | { type: 'hold.end' }

type Page = Parameters<typeof startRefreshTimer>[0]

/** The server stops a camera a second after the last move: one lost request must not do that. */
export const REPEAT_MS = 400
/** a platform that does not respond is not given more */
const MOST_OPEN = 4

/** Sends a move at once and then again and again, until the returned function is called. */
export function holdCamera(page: Page, move: () => Promise<ControlOutcome>, tell: (news: HoldNews) => void): () => void {
  let isOver = false
  let open = 0
  const send = async () => {
    if (open >= MOST_OPEN) return
    open += 1
    const news = await move().then((outcome): HoldNews | null => (outcome.problem === null ? null : { type: 'hold.problem', outcome }), (): HoldNews => ({ type: 'hold.failed' }))
    open -= 1
    if (news && !isOver) tell(news)
  }
  const endWhenHidden = () => {
    if (page.visibilityState !== 'visible') tell({ type: 'hold.end' })
  }
  void send()
  const timer = startRefreshTimer(page, { everyMs: REPEAT_MS }, () => void send())
  page.addEventListener('visibilitychange', endWhenHidden)
  return () => {
    isOver = true
    timer.stop()
    page.removeEventListener('visibilitychange', endWhenHidden)
  }
}
