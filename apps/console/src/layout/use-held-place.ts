import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** The lists and pictures that belong to an alarm come within this time, and so does what they move. */
const HOLD_MS = 3000
/** A pointer that rests longer is not about to press anything. */
const IN_USE_MS = 10_000

interface Pointer { x: number, y: number, movedAt: number }

/**
 * Keeps the place at which the user works where it is on the screen while an alarm changes the page: notices take a column,
 * cards wrap, rows and pictures come. Call the returned function right before such a change. The user's own scrolling ends it.
 */
export function useHeldPlace(scroller: RefObject<HTMLElement | null>): () => void {
  const pointer = useRef<Pointer | null>(null)
  const release = useRef(() => {})
  useEffect(() => {
    const node = scroller.current
    if (!node) return
    const gone = new AbortController()
    const { signal } = gone
    node.addEventListener('pointermove', ({ clientX, clientY }) => { pointer.current = { x: clientX, y: clientY, movedAt: performance.now() } }, { signal })
    node.addEventListener('pointerleave', () => { pointer.current = null }, { signal })
    for (const input of ['wheel', 'touchmove', 'keydown', 'click'] as const) {
      window.addEventListener(input, () => release.current(), { signal, capture: true, passive: true })
    }
    // the scroll bar is part of the scroller itself
    node.addEventListener('pointerdown', ({ target }) => { if (target === node) release.current() }, { signal })
    return () => {
      gone.abort()
      release.current()
    }
  }, [scroller])
  return useCallback(() => {
    release.current()
    const node = scroller.current
    const place = node && (placeUnder(node, pointer.current) ?? placeOfFocus(node))
    if (place) release.current = hold(node, place)
  }, [scroller])
}

/** The line under a pointer that is in use. Under one that rests the card: new lines may come in above. */
function placeUnder(scroller: Element, pointer: Pointer | null): Element | null {
  if (pointer === null) return null
  const under = document.elementFromPoint(pointer.x, pointer.y)
  if (!under || under === scroller || !scroller.contains(under)) return null
  const inUse = performance.now() - pointer.movedAt < IN_USE_MS
  return inUse ? under.closest('tr, li') ?? under : under.closest('section')
}

function placeOfFocus(scroller: Element): Element | null {
  const { activeElement } = document
  if (!activeElement || activeElement === scroller || !scroller.contains(activeElement)) return null
  const [frame, place] = [scroller.getBoundingClientRect(), activeElement.getBoundingClientRect()]
  return place.bottom > frame.top && place.top < frame.bottom ? activeElement : null
}

/** Scrolls by what the place moves, in each frame. Returns a function that ends this. */
function hold(scroller: HTMLElement, place: Element): () => void {
  const top = place.getBoundingClientRect().top
  const until = performance.now() + HOLD_MS
  const step = () => {
    if (!place.isConnected || performance.now() > until) return end()
    const moved = place.getBoundingClientRect().top - top
    if (moved !== 0) scroller.scrollTop += moved
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  // the browser would hold another place
  scroller.style.overflowAnchor = 'none'
  function end() {
    cancelAnimationFrame(frame)
    scroller.style.overflowAnchor = ''
  }
  return end
}
