/** Who goes first when several wait for the one connection: a fire never waits for lists. */
export type Purpose = 'ingestion' | 'work' | 'list'

const ORDER: readonly Purpose[] = ['ingestion', 'work', 'list']

/**
 * A waiting list lets the event loop turn so often before it starts. Node accepts about one connection in a turn: with fewer, a report
 * behind forty page calls would be read only after most of their lists.
 */
const TURNS_BEFORE_LIST = 4

/** Work that takes turns. */
export interface Turns {
  /** Runs the work when it is its turn; rejects with the signal's reason when it is aborted before its turn. */
  take<Result>(purpose: Purpose, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** One piece of work at a time; of those that wait, the most urgent purpose first, and in it the oldest. */
export function createTurns(): Turns {
  const waiting = new Map<Purpose, Set<() => void>>(ORDER.map((purpose) => [purpose, new Set()]))
  let isTaken = false

  const isWaiting = (purpose: Purpose) => (waiting.get(purpose)?.size ?? 0) > 0

  function next(turnsLeft = TURNS_BEFORE_LIST): void {
    const purpose = ORDER.find(isWaiting)
    if (purpose === 'list' && turnsLeft > 0) {
      setImmediate(next, turnsLeft - 1)
      return
    }
    const queue = purpose && waiting.get(purpose)
    const start = queue?.values().next().value
    isTaken = start !== undefined
    if (!start) return
    queue?.delete(start)
    start()
  }

  function turn(purpose: Purpose, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (!isTaken) {
      isTaken = true
      return Promise.resolve()
    }
    const queue = waiting.get(purpose)
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue?.delete(start)
        reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'))
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      queue?.add(start)
    })
  }

  return {
    async take(purpose, work, signal) {
      await turn(purpose, signal)
      try {
        return await work()
      } finally {
        // the queries block this process: without a pause a report that has arrived meanwhile would not be read, and not be first
        setImmediate(next)
      }
    },
  }
}
