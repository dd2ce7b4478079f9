import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** The lists and pictures that belong to an alarm come within this time, and so does what they move. */
const HOLD_MS = 3000
/** A pointer that rests longer is not about to press anything. */
const IN_USE_MS = 10_000

/** The keys that scroll or go to another control. Writing a text does not end a hold. */
const MOVES = /^(Tab|Home|End|Page|Arrow| )/

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
    const users = { signal, capture: true, passive: true }
    for (const input of ['wheel', 'touchmove', 'click'] as const) window.addEventListener(input, () => release.current(), users)
    window.addEventListener('keydown', ({ key }) => { if (MOVES.test(key)) release.current() }, users)
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
    const place = node && placeOf(node, pointer.current)
    if (place) release.current = hold(node, place)
  }, [scroller])
}

/** The row under a pointer that is in use. Otherwise the card that holds the focus, or the one under the pointer: new rows may appear above the others in it. */
function placeOf(scroller: Element, pointer: Pointer | null): Element | null {
  const under = pointer && document.elementFromPoint(pointer.x, pointer.y)
  const pointed = under && isIn(scroller, under) ? under : null
  if (pointer && pointed && performance.now() - pointer.movedAt < IN_USE_MS) return pointed.closest('tr, li') ?? pointed
  const focused = document.activeElement
  if (focused && isIn(scroller, focused) && isInSight(scroller, focused)) return focused.closest('section') ?? focused
  return pointed?.closest('section') ?? null
}

const isIn = (scroller: Element, element: Element) => element !== scroller && scroller.contains(element)

function isInSight(scroller: Element, element: Element): boolean {
  const [frame, place] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()]
  return place.bottom > frame.top && place.top < frame.bottom
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
