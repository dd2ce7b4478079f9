/** Repeats `work`, each time `ms` after the last run has ended; failures go to `onError`. */
export function repeat(ms: number, work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(round, ms).unref()

  function round(): void {
    running = work()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(round, ms).unref()
      })
  }

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
