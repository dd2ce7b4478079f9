import { useEffect, useState } from 'react'

/**
 * The time of day for a text about an instant; renders again exactly when the text changes. The timers of a page stand still while the
 * machine sleeps, and the date does not: when the page is seen again, the text is right at once.
 */
export function useTickingNow(at: number, msToNext: (at: number, now: number) => number | null): number {
  // in an object: a clock that was set back may say the same millisecond again; the next timer starts with each tick
  const [tick, setTick] = useState(look)
  useEffect(() => {
    const wait = msToNext(at, tick.now)
    if (wait === null) return
    const again = () => setTick(look())
    const whenSeen = () => {
      if (document.visibilityState === 'visible') again()
    }
    const timer = setTimeout(again, wait)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [at, tick, msToNext])
  return tick.now
}

const look = () => ({ now: Date.now() })
