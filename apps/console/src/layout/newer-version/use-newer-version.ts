import { useEffect, useRef, useState } from 'react'
import { entryOf, servedEntry } from './served-entry'

/**
 * Whether the server has another build of the console than the page that is open. The page of a watch desk is open for weeks, and an
 * update stops the server for a moment: so the server is asked whenever the alarm link is back. What cannot be read changes nothing.
 * @param isConnected whether the alarm link is open
 */
export function useNewerVersion(isConnected: boolean): boolean {
  const [isNewer, setNewer] = useState(false)
  const wasConnected = useRef(false)
  useEffect(() => {
    if (!isConnected) return
    const isBack = wasConnected.current
    wasConnected.current = true
    const own = entryOf(document)
    if (!isBack || own === null) return
    const stop = new AbortController()
    void servedEntry(stop.signal).then((served) => {
      if (served !== null && !stop.signal.aborted) setNewer(served !== own)
    })
    return () => stop.abort()
  }, [isConnected])
  return isNewer
}
