import { useEffect, useState } from 'react'
import { startRefreshTimer } from '../regions/refresh-timer'
import { useLatest } from '../shared/use-latest'
import type { PlaceFilter } from './alarm-client/place-filter'
import { createChangeGate } from './change-gate'
import { usePlaceChanges } from './use-place-changes'

const REFRESH_PAUSE_MS = 500
const EVERY_MS = 60_000

/**
 * Sends `place.changed` after changes at a place: the first at once, then at most two a second. It is sent every minute as well while the page is
 * visible, because no push tells that a device has recovered after its verdict, and a host may have no alarm link. Null sends nothing.
 */
export function useLiveChanges(place: PlaceFilter | null, send: (event: { type: 'place.changed' }) => void): void {
  const latest = useLatest(send)
  const [gate] = useState(() => createChangeGate(() => latest.current({ type: 'place.changed' }), REFRESH_PAUSE_MS))
  useEffect(() => () => gate.stop(), [gate])
  usePlaceChanges(place, gate.change)
  const isWatched = place !== null
  useEffect(() => (isWatched ? startRefreshTimer(document, { everyMs: EVERY_MS }, gate.change).stop : undefined), [isWatched, gate])
}
