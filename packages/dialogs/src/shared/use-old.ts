import { useEffect, useState } from 'react'
import type { Instant } from '@smart-fire/api-client'

/** `setTimeout` fires at once for a longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Whether an instant is longer ago than the limit (Infinity: never); the component is drawn again when it becomes so. The timers of a page
 * stand still while the machine sleeps: a page that is seen again looks at the clock. Each look starts the next timer, because the clock
 * may have been set back meanwhile.
 */
export function useOld(at: Instant | null, limitMs: number): boolean {
  // in an object: a clock that was set back may say the same millisecond again
  const [seen, setSeen] = useState(look)
  const isOld = at !== null && seen.now - at > limitMs
  useEffect(() => {
    if (at === null || limitMs === Infinity || isOld) return
    const wait = at + limitMs - Date.now()
    const again = () => setSeen(look())
    const timer = setTimeout(again, Math.min(LONGEST_TIMER_MS, Math.max(0, wait) + 1))
    document.addEventListener('visibilitychange', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
    // not used, but each look begins the wait anew
  }, [at, limitMs, isOld, seen])
  return isOld
}

const look = () => ({ now: Date.now() })
