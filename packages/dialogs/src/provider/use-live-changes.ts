import { useEffect, useState } from 'react'
import { useLatest } from '../shared/use-latest'
import type { PlaceFilter } from './alarm-client/place-filter'
import { createChangeGate } from './change-gate'
import { usePlaceChanges } from './use-place-changes'

const REFRESH_PAUSE_MS = 500

/**
 * Sends `place.changed` after changes at a place: the first at once, then at most two a second. Null sends nothing, and
 * neither does a provider without an alarm link.
 */
export function useLiveChanges(place: PlaceFilter | null, send: (event: { type: 'place.changed' }) => void): void {
  const latest = useLatest(send)
  const [gate] = useState(() => createChangeGate(() => latest.current({ type: 'place.changed' }), REFRESH_PAUSE_MS))
  useEffect(() => () => gate.stop(), [gate])
  usePlaceChanges(place, gate.change)
}
