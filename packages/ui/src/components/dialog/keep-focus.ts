/**
 * Gives the focus to a dialog when what had it there was removed or disabled, e.g. the button that loads again (WCAG 2.4.3): a screen
 * reader would be at the beginning of the page behind. Two frames later, since a list or popover may have given it to a better place.
 * Returns a function that ends this.
 */
export function keepFocus(dialog: HTMLElement): () => void {
  let frame = 0
  const changes = new MutationObserver(() => {
    if (!isLost(dialog)) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => isLost(dialog) && dialog.focus({ preventScroll: true }))
    })
  })
  changes.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    changes.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Nothing has the focus, or something that is disabled; neither the page of a host nor a dialog above this one. */
function isLost(dialog: HTMLElement): boolean {
  const { activeElement } = document
  const root = dialog.getRootNode()
  const active = root instanceof ShadowRoot && activeElement === root.host ? root.activeElement : activeElement
  return !active?.matches(':not(body, :disabled)') && !dialog.closest('[aria-hidden=true]')
}
