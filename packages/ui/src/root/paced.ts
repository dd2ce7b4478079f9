/** A call that follows the pointer, but not at each of its steps. */
export interface Paced<Value> {
  take: (value: Value) => void
  /** Forgets a value that waits; the next one is taken at once. */
  stop: () => void
}

/** Calls `run` with the first value at once, then with the newest one, once in `restMs` at most. */
export function paced<Value>(restMs: number, run: (value: Value) => void): Paced<Value> {
  let waiting: { value: Value } | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    resting = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    resting = setTimeout(next, restMs)
    run(value)
  }
  return {
    take(value) {
      waiting = { value }
      if (resting === undefined) next()
    },
    stop() {
      waiting = undefined
      clearTimeout(resting)
      resting = undefined
    },
  }
}
