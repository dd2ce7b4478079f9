import { useEffect } from 'react'

const always = () => true

/**
 * The browser asks, in its own words, before the page is left or closed. `isNeeded` says whether something would be lost; `isStillNeeded`, the same
 * function at every render, is asked in the moment of leaving.
 */
export function useAskBeforeUnload(isNeeded: boolean, isStillNeeded: () => boolean = always): void {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isStillNeeded()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded, isStillNeeded])
}
