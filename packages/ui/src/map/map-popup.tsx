import { X } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import { IconButton } from '../components/button/icon-button'
import { placePopover } from '../viewport/popover.math'
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

/** Above its place, or where the map has room for it: what leaves the map is cut, and its name and its close button are at the top. */
export function placePopup(box: HTMLElement, pixel: [number, number] | null): void {
  box.style.visibility = pixel ? 'visible' : 'hidden'
  const map = box.offsetParent
  if (!pixel || !map) return
  const at = placePopover({ x: pixel[0], y: pixel[1] }, { width: box.offsetWidth, height: box.offsetHeight }, { width: map.clientWidth, height: map.clientHeight }, GAP_PX)
  box.style.transform = `translate(${at.x}px, ${at.y}px)`
}
