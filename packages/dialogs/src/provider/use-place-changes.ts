import { useContext, useEffect } from 'react'
import { useLatest } from '../shared/use-latest'
import type { PlaceFilter } from './alarm-client/place-filter'
import { watchPlace } from './alarm-client/watch-place'
import { AlarmClientContext } from './provider-contexts'

/**
 * Subscribes to changes at a place: `onChange` runs after each alarm there and after each record that
 * ends there. Null subscribes to nothing; without an alarm link nothing is called.
 */
export function usePlaceChanges(place: PlaceFilter | null, onChange: () => void): void {
  const link = useContext(AlarmClientContext)
  const latest = useLatest(onChange)
  const key = JSON.stringify(place)
  const current = useLatest(place)
  useEffect(() => {
    if (link === undefined || current.current === null) return
    return watchPlace(link, current.current, () => latest.current())
    // `key` represents the place: callers write it as an object literal
  }, [link, key, current, latest])
}
