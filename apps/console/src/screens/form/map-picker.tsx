import { useMonitoringOptions } from '@smart-fire/dialogs/provider'
import { MapView } from '@smart-fire/ui/map'
import { useMemo, useState } from 'react'

interface MapPickerProps {
  label: string
  position: { lng: number; lat: number } | null
  onPick: ((position: { lng: number; lat: number }) => void) | undefined
}

/** The centre of the map while no position is picked: the middle of the demo city. */
const BEGINNING = { lng: 120.1551, lat: 30.2741 }
const ZOOM = 15

/** A map on which a click puts the marker. */
export default function MapPicker({ label, position, onPick }: MapPickerProps) {
  const { datum, mapTiles } = useMonitoringOptions()
  const [centre] = useState(position ?? BEGINNING)
  const markers = useMemo(() => (position ? [{ id: 'here', position, tone: 'info' as const, label }] : []), [position, label])
  return (
    <MapView
      label={label} centre={centre} zoom={ZOOM} datum={datum} tiles={mapTiles ?? undefined} markers={markers} height={280}
      {...(onPick ? { onPick } : {})}
    />
  )
}
