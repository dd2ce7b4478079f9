const INSET_PX = 2

/**
 * Keeps the element with the keyboard focus visible (WCAG 2.4.11): while the notices would cover all of it, they move to the
 * other edge (`data-aside`). Returns a function that ends this.
 */
export function keepFocusInSight(stack: HTMLElement): () => void {
  const gone = new AbortController()
  let frame = 0
  const look = () => {
    delete stack.dataset.aside
    const focused = focusedOutside(stack)
    if (focused !== null && isCovered(focused, stack)) stack.dataset.aside = ''
  }
  // the focused element may still be scrolled into view
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  window.addEventListener('focusin', lookSoon, { capture: true, signal: gone.signal })
  const grown = new ResizeObserver(lookSoon)
  grown.observe(stack)
  return () => {
    gone.abort()
    grown.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** The element with the keyboard focus; a focus set by a pointer is visible anyway. */
function focusedOutside(stack: HTMLElement): Element | null {
  const { activeElement } = rootOf(stack)
  return activeElement !== null && !stack.contains(activeElement) && activeElement.matches(':focus-visible') ? activeElement : null
}

function isCovered(element: Element, stack: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const across = [left + INSET_PX, (left + right) / 2, right - INSET_PX]
  const down = [top + INSET_PX, (top + bottom) / 2, bottom - INSET_PX]
  return across.every((x) => down.every((y) => stack.contains(rootOf(stack).elementFromPoint(x, y))))
}

function rootOf(stack: HTMLElement): Document | ShadowRoot {
  const root = stack.getRootNode()
  return root instanceof ShadowRoot ? root : document
}
