import { useEffect } from 'react'
import { focusedNow } from '../shared/parts/focused-now'

/**
 * Returns the focus to what had it in the page of the host before a dialog was opened, if the dialog leaves it nowhere. Inside a shadow
 * root the library of the dialogs sees only what has the focus in that root.
 */
export function useReturnedFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = focusedNow()
    return () => {
      // dialogs return the focus a frame after they have closed
      requestAnimationFrame(() => requestAnimationFrame(() => {
        if (before?.isConnected && isFocusNowhere()) before.focus()
      }))
    }
  }, [isOpen])
}

/** Neither in the page nor in a shadow root: the host of a root is active only as long as something in the root is. */
function isFocusNowhere(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.shadowRoot?.activeElement === null
}
