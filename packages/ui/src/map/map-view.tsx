'use client'
import { chakra } from '@chakra-ui/react'
import { List, LocateFixed, Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../components/button/button'
import { IconButton } from '../components/button/icon-button'
import { useLayoutEffect } from '../root/use-layout-effect'
import type { Datum, GeoPoint } from './datum'
import { MapFoot } from './map-foot'
import { MapState } from './map-state'
import { placePopup, PopupBox } from './map-popup'
import { mapStyles } from './map.styles'
import type { MapCircle, MapLine, MapMarker, MapPopup, MapTiles } from './map.types'
import { MarkerList } from './marker-list'
import { isTileUrl } from './tile-url'
import { useMapEngine } from './use-map-engine'
import { useMapWords } from './use-map-words'

export interface MapViewProps {
  /** The accessible name of the map. */
  label: string
  centre: GeoPoint
  zoom?: number | undefined
  /** The datum of all positions in props and callbacks. */
  datum?: Datum | undefined
  markers: readonly MapMarker[]
  circles?: readonly MapCircle[] | undefined
  lines?: readonly MapLine[] | undefined
  onMarkerOpen?: ((id: string) => void) | undefined
  popup?: MapPopup | null | undefined
  selectedId?: string | null | undefined
  /** Called on a click on the background. */
  onPick?: ((position: GeoPoint) => void) | undefined
  /** Without tiles the map shows a grid and requests nothing. Pass the same object as long as nothing has changed. */
  tiles?: MapTiles | undefined
  height?: number | string | undefined
}

const NO_CIRCLES: readonly MapCircle[] = []
const NO_LINES: readonly MapLine[] = []
const NOWHERE = { lng: null, lat: null }

/** A map with markers. It moves by drag, wheel, pinch, buttons and keys; a list has the same markers for the keyboard. */
export function MapView(props: MapViewProps) {
  const { label, centre, zoom = 15, datum = 'gcj02', markers, circles = NO_CIRCLES, lines = NO_LINES, onMarkerOpen, popup, selectedId = null, onPick, height = '100%' } = props
  const tiles = props.tiles && isTileUrl(props.tiles.url) ? props.tiles : undefined
  const words = useMapWords()
  const helpId = useId()
  const target = useRef<HTMLDivElement>(null)
  const popupBox = useRef<HTMLDivElement>(null)
  const [metresPerPixel, setMetresPerPixel] = useState<number | null>(null)
  const [failedTiles, setFailedTiles] = useState<MapTiles | null>(null)
  const [listed, setListed] = useState(false)
  const { state, retry } = useMapEngine(target, {
    onMarker: (id) => onMarkerOpen?.(id),
    onPick: (position) => onPick?.(position),
    onScale: setMetresPerPixel,
    onTiles: (tileState) => setFailedTiles(tileState === 'failed' ? (tiles ?? null) : null),
    onFrame: () => movePopup(),
  })
  const engine = state.name === 'ready' ? state.engine : null
  // the scale is known with the first picture; an empty surface before it would look like a place without anything
  const isDrawn = metresPerPixel !== null
  const movePopup = useCallback(() => {
    if (popup && popupBox.current) placePopup(popupBox.current, engine?.pixelOf(popup.position) ?? null)
  }, [popup, engine])

  useEffect(() => engine?.show({ datum, tiles, markers, circles, lines, selectedId }), [engine, datum, tiles, markers, circles, lines, selectedId])
  useEffect(() => engine?.jumpTo({ lng: centre.lng, lat: centre.lat }, zoom), [engine, datum, tiles?.datum, centre.lng, centre.lat, zoom])
  const { lng, lat } = useMemo(() => markers.find(({ id }) => id === selectedId)?.position ?? NOWHERE, [markers, selectedId])
  // once for each choice: afterwards the map stays where the person moves it
  useEffect(() => {
    if (lng !== null && lat !== null) engine?.bringIntoView({ lng, lat })
  }, [engine, selectedId, lng, lat])
  useLayoutEffect(() => {
    movePopup()
    const box = popupBox.current
    if (!box) return
    const sizes = new ResizeObserver(movePopup)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [movePopup])

  const openNearest = () => {
    const nearest = engine?.nearest(markers)
    if (nearest) onMarkerOpen?.(nearest.id)
  }
  const closePopup = () => {
    popup?.onClose()
    target.current?.focus() // the button that had the focus has disappeared
  }

  return (
    <chakra.section css={mapStyles} aria-label={label} style={{ height }} data-state={state.name}>
      <div ref={target} className="map-target" tabIndex={0} role="application" aria-label={label} aria-describedby={helpId} onKeyDown={(event) => event.key === 'Enter' && !event.repeat && openNearest()} />
      <p className="fs-hidden" id={helpId}>{words.help}</p>
      <MapState name={state.name === 'ready' && !isDrawn ? 'loading' : state.name} onRetry={retry} />
      {popup ? <PopupBox popup={{ ...popup, onClose: closePopup }} box={popupBox} /> : null}
      {listed ? null : <Note tiles={tiles} failed={failedTiles !== null && failedTiles === tiles} />}
      {isDrawn ? <MapFoot metresPerPixel={metresPerPixel} /> : null}
      {tiles?.attribution ? <p className="map-credit">{tiles.attribution}</p> : null}
      {listed ? (
        <MarkerList
          label={label}
          markers={markers}
          selectedId={selectedId}
          onOpen={({ id, position }) => {
            engine?.glideTo(position)
            onMarkerOpen?.(id)
          }}
        />
      ) : null}
      <div className="map-tools">
        <Button size="sm" variant="ghost" aria-expanded={listed} icon={<List size={14} aria-hidden="true" />} onClick={() => setListed(!listed)}>{words.list(markers.length)}</Button>
        <IconButton size="sm" label={words.zoomIn} icon={<Plus size={16} aria-hidden="true" />} onClick={() => engine?.zoomBy(1)} />
        <IconButton size="sm" label={words.zoomOut} icon={<Minus size={16} aria-hidden="true" />} onClick={() => engine?.zoomBy(-1)} />
        <IconButton size="sm" label={words.recentre} icon={<LocateFixed size={16} aria-hidden="true" />} onClick={() => engine?.jumpTo(centre, zoom)} />
      </div>
    </chakra.section>
  )
}

/** A note when the background is missing or could not be loaded. */
function Note({ tiles, failed }: { tiles: MapTiles | undefined; failed: boolean }) {
  const words = useMapWords()
  const text = !tiles ? words.offline : failed ? words.tilesFailed : null
  return text === null ? null : <p className="map-notes" role="status">{text}</p>
}
