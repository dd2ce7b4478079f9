interface Run {
  current: Promise<void>
  /** begins when the current run ends; whoever calls in between shares it */
  next: Promise<void> | null
}

/**
 * Makes work that runs once at a time for each key. A call during a run waits for the next one, which begins after the call: its caller
 * sees everything that was true by then. Calls that wait together share that run.
 */
export function shareRuns<Key>(work: (key: Key) => Promise<void>): (key: Key) => Promise<void> {
  const runs = new Map<Key, Run>()

  function begin(key: Key): Promise<void> {
    const run: Run = { next: null, current: work(key).finally(() => run.next === null && runs.delete(key)) }
    runs.set(key, run)
    return run.current
  }

  return (key) => {
    const run = runs.get(key)
    if (!run) return begin(key)
    run.next ??= run.current.then(() => begin(key), () => begin(key))
    return run.next
  }
}
