import { useEffect, useState } from 'react'
import type { Instant } from '@smart-fire/api-client'

/** Whether an instant is longer ago than the limit (Infinity: never); the component is drawn again when it becomes so. */
export function useOld(at: Instant | null, limitMs: number): boolean {
  const [now, setNow] = useState(Date.now)
  const age = at === null ? null : now - at
  useEffect(() => {
    if (at === null || limitMs === Infinity) return
    const wait = at + limitMs - Date.now()
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, wait) + 1)
    return () => clearTimeout(timer)
  }, [at, limitMs])
  return age !== null && age > limitMs
}
