import { useEffect, type RefObject } from 'react'

/** What had the focus in the page last; after its removal what was around it, and what stood before it there. */
interface Held {
  place: Node
  before: Node | null
  isRemoved: boolean
}

/**
 * Keeps the focus in a page when the element that has it is removed or disabled, e.g. the button that loads again: a screen reader would be at the
 * beginning of the page (WCAG 2.4.3). What came in its place gets the focus, or what is around it. A dialog keeps its own; the element from which it
 * was opened may be gone when it closes. Tables and forms know better places, and give the focus to them before.
 */
export function usePageFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), [page])
}

function keepFocus(page: HTMLElement): () => void {
  let held: Held | null = null
  let frame = 0
  const gone = new AbortController()
  const options = { capture: true, signal: gone.signal }
  page.addEventListener('focusin', ({ target }) => { held = { place: target as Node, before: null, isRemoved: false } }, options)
  // a press beside the element takes the focus from it, often without giving it to another one
  window.addEventListener('pointerdown', ({ target }) => { if (!held?.place.contains(target as Node)) held = null }, options)
  const regain = () => {
    if (held && isLost(page)) placesFor(held, page).find(takesFocus)
  }
  // also what is beside the page: the focus of a dialog that closes
  const changes = new MutationObserver((records) => {
    if (!held) return
    for (const record of records) held = afterChange(held, record)
    if (!isLost(page)) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => { frame = requestAnimationFrame(regain) })
  })
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    gone.abort()
    changes.disconnect()
    cancelAnimationFrame(frame)
  }
}

function afterChange(held: Held, { removedNodes, target, previousSibling }: MutationRecord): Held {
  return [...removedNodes].some((node) => node.contains(held.place)) ? { place: target, before: previousSibling, isRemoved: true } : held
}

/** Nothing has the focus, or something that is disabled, and no dialog is open above the page. */
function isLost(page: HTMLElement): boolean {
  return !document.activeElement?.matches(':not(body, :disabled)') && !page.closest('[aria-hidden=true]')
}

/** Where the focus may go, the best place first: none for an element that is still there, which was left. */
function placesFor({ place, before, isRemoved }: Held, page: HTMLElement): HTMLElement[] {
  if (!isRemoved && !(place instanceof Element && place.matches(':disabled'))) return []
  const found: HTMLElement[] = []
  const inItsPlace = isRemoved ? inPlaceOf(place, before) : null
  // a key that is held would press a button that gets the focus
  if (inItsPlace && !inItsPlace.matches('a, button, input, select, textarea, summary')) found.push(inItsPlace)
  for (let node = isRemoved ? place : place.parentNode; node instanceof HTMLElement && page.contains(node); node = node.parentNode) found.push(node)
  return found
}

/** The element that stands where one was removed; none in a place that is made for the focus, as the whole screen is. */
function inPlaceOf(place: Node, before: Node | null): HTMLElement | null {
  if (place instanceof Element && place.hasAttribute('tabindex')) return null
  const from = before === null ? place.firstChild : before.parentNode === place ? before.nextSibling : null
  for (let node = from; node; node = node.nextSibling) if (node instanceof HTMLElement) return node
  return null
}

function takesFocus(node: HTMLElement): boolean {
  if (!node.hasAttribute('tabindex')) {
    node.tabIndex = -1
    const leave = () => {
      // a window in the background keeps the focus of its page
      if (document.activeElement === node) return
      node.removeAttribute('tabindex')
      node.removeEventListener('blur', leave)
    }
    node.addEventListener('blur', leave)
  }
  node.focus({ preventScroll: true })
  return document.activeElement === node
}
