import { X } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import { IconButton } from '../components/button/icon-button'
import type { MapPopup } from './map.types'
import { useMapWords } from './use-map-words'

const GAP_PX = 22 // distance from the marker's disc

/** A box above a place; `placePopup` moves it with the map without a render. The prop is `box` because React 18 passes no `ref` to function components. */
export function PopupBox({ popup, box }: { popup: MapPopup; box: RefObject<HTMLDivElement | null> }) {
  const words = useMapWords()
  // focused, so that it is announced and Escape closes it; only after the map has placed it, because a hidden element takes no focus
  useEffect(() => box.current?.focus({ preventScroll: true }), [box])
  return (
    <div
      ref={box}
      className="map-popup"
      role="dialog"
      data-escape="own"
      tabIndex={-1}
      aria-label={popup.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation() // Escape must not close the dialog around the map
        popup.onClose()
      }}
    >
      {popup.content}
      <div className="map-popup-close"><IconButton size="sm" label={words.close} icon={<X size={14} aria-hidden="true" />} onClick={popup.onClose} /></div>
    </div>
  )
}

export function placePopup(box: HTMLElement, pixel: [number, number] | null): void {
  box.style.visibility = pixel ? 'visible' : 'hidden'
  if (pixel) box.style.transform = `translate(${Math.round(pixel[0])}px, ${Math.round(pixel[1] - GAP_PX)}px) translate(-50%, -100%)`
}
