import { useEffect } from 'react'

/** Tells whether the browser's page is in sight, at first and whenever that changes. */
export function usePageWatch(tell: (event: { type: 'watch.pause' } | { type: 'watch.resume' }) => void): void {
  useEffect(() => {
    const say = () => tell({ type: document.visibilityState === 'hidden' ? 'watch.pause' : 'watch.resume' })
    if (document.visibilityState === 'hidden') say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [tell])
}
