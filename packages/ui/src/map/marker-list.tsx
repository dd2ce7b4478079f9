import { useMemo, useState } from 'react'
import { Button } from '../components/button/button'
import { StatusMark } from '../components/status/status-mark'
import { TONES } from '../theme/tone'
import type { MapMarker } from './map.types'
import { useMapWords } from './use-map-words'

const STEP = 50

interface MarkerListProps {
  label: string
  markers: readonly MapMarker[]
  selectedId: string | null
  onOpen: (marker: MapMarker) => void
}

/** All markers as a list, worst first, for keyboard and screen reader. */
export function MarkerList({ label, markers, selectedId, onOpen }: MarkerListProps) {
  const words = useMapWords()
  const [most, setMost] = useState(STEP)
  const sorted = useMemo(() => [...markers].sort((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone)), [markers])
  const rest = sorted.length - most
  return (
    <div className="map-list" role="region" aria-label={words.listLabel(label)}>
      {sorted.length === 0 ? <p>{words.none}</p> : null}
      <ul>
        {sorted.slice(0, most).map((marker) => (
          <li key={marker.id}>
            <button type="button" aria-current={marker.id === selectedId || undefined} onClick={() => onOpen(marker)}>
              <StatusMark tone={marker.tone} size={16} />
              <span className="map-list-name">{marker.label}</span>
              {marker.status ? <span className="map-list-status">{marker.status}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 ? <Button size="sm" variant="ghost" fullWidth onClick={() => setMost(most + STEP)}>{words.more(Math.min(STEP, rest))}</Button> : null}
    </div>
  )
}
