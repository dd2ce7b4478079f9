import type { Instant } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** The whole seconds that are left until an instant, updated every second; 0 without one. */
export function useSecondsUntil(at: Instant | null): number {
  const [now, setNow] = useState(Date.now)
  const left = at === null ? 0 : Math.max(0, at - now)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), left % SECOND_MS || SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return Math.ceil(left / SECOND_MS)
}
