import { useEffect, useState } from 'react'

/**
 * The time of day for a text about an instant; renders again exactly when the text changes. The timers of a page stand still while the
 * machine sleeps, and the date does not: when the page is seen again, the text is right at once.
 */
export function useTickingNow(at: number, msToNext: (at: number, now: number) => number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const wait = msToNext(at, now)
    if (wait === null) return
    const tick = () => setNow(Date.now())
    const tickWhenSeen = () => {
      if (document.visibilityState === 'visible') tick()
    }
    const timer = setTimeout(tick, wait)
    document.addEventListener('visibilitychange', tickWhenSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tickWhenSeen)
    }
  }, [at, now, msToNext])
  return now
}
