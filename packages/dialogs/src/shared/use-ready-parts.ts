import { useEffect } from 'react'

/** What the operator has opened comes first. */
const DELAY_MS = 10_000

/**
 * Loads parts one after the other while the browser has nothing else to do, so that they open at once on a slow network, and also when
 * the server no longer has these files because it was replaced since the page was loaded. A part that could not be loaded is loaded
 * when it is opened. Where a browser has no idle callbacks all of them are.
 * @param loads the same array at every render
 * @param isReachable false while the server cannot be reached
 */
export function useReadyParts(loads: readonly (() => Promise<unknown>)[], isReachable: boolean): void {
  useEffect(() => {
    if (!isReachable || !('requestIdleCallback' in window)) return
    const stop = new AbortController()
    const timer = setTimeout(() => void loadAll(loads, stop.signal), DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [loads, isReachable])
}

async function loadAll(loads: readonly (() => Promise<unknown>)[], stop: AbortSignal) {
  for (const load of loads) {
    await new Promise((resolve) => requestIdleCallback(resolve))
    if (stop.aborted) return
    await load().catch(() => undefined)
  }
}
