import { useEffect, useState } from 'react'
import type { Instant } from '@smart-fire/api-client'

/**
 * Whether an instant is longer ago than the limit (Infinity: never); the component is drawn again when it becomes so. The timers of a page
 * stand still while the machine sleeps: a page that is seen again looks at the clock.
 */
export function useOld(at: Instant | null, limitMs: number): boolean {
  const [now, setNow] = useState(Date.now)
  const age = at === null ? null : now - at
  useEffect(() => {
    if (at === null || limitMs === Infinity) return
    const wait = at + limitMs - Date.now()
    const look = () => setNow(Date.now())
    const timer = setTimeout(look, Math.max(0, wait) + 1)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [at, limitMs])
  return age !== null && age > limitMs
}
