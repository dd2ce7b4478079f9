import type { ControlOutcome } from '@smart-fire/api-client/cameras'

/** What a hold tells: the camera does not follow, or the platform did not respond. */
export type HoldNews = { type: 'hold.problem'; outcome: ControlOutcome } | { type: 'hold.failed' }

/** The server stops a camera a second after the last move: one lost request must not do that. */
export const REPEAT_MS = 400
/** a platform that does not respond is not given more */
const MOST_OPEN = 4

/** Sends a move at once and then again and again, until the returned function is called. */
export function holdCamera(move: () => Promise<ControlOutcome>, tell: (news: HoldNews) => void): () => void {
  let isOver = false
  let open = 0
  const send = async () => {
    if (open >= MOST_OPEN) return
    open += 1
    const news = await move().then((outcome): HoldNews | null => (outcome.problem === null ? null : { type: 'hold.problem', outcome }), (): HoldNews => ({ type: 'hold.failed' }))
    open -= 1
    if (news && !isOver) tell(news)
  }
  void send()
  const timer = setInterval(() => void send(), REPEAT_MS)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
