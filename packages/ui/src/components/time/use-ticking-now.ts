import { useEffect, useState } from 'react'

/** The time of day for a text about an instant; renders again exactly when the text changes. */
export function useTickingNow(at: number, msToNext: (at: number, now: number) => number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const wait = msToNext(at, now)
    if (wait === null) return
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [at, now, msToNext])
  return now
}
