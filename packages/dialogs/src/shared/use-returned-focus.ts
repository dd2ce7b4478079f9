import { useEffect } from 'react'
import { focusedNow } from './parts/focused-now'
import { useLatest } from './use-latest'

/**
 * Returns the focus to what had it in the page of the host before a dialog was opened, if the dialog leaves it nowhere. Inside a shadow
 * root the library of the dialogs sees only what has the focus in that root. `onGone` moves the focus when that is no longer in the page.
 */
export function useReturnedFocus(isOpen: boolean, onGone?: () => void): void {
  const moveOn = useLatest(onGone)
  useEffect(() => {
    if (!isOpen) return
    const before = focusedNow()
    const goOn = () => moveOn.current?.()
    return () => {
      // dialogs return the focus a frame after they have closed
      requestAnimationFrame(() => requestAnimationFrame(() => {
        if (!isFocusNowhere()) return
        if (before?.isConnected) before.focus()
        else goOn()
      }))
    }
  }, [isOpen, moveOn])
}

/** Neither in the page nor in a shadow root: the host of a root is active only as long as something in the root is. */
function isFocusNowhere(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.shadowRoot?.activeElement === null
}
