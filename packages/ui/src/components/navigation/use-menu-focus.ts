import { useCallback, useRef, type RefObject } from 'react'

interface MenuFocus {
  /** for the button that opens the menu */
  trigger: RefObject<HTMLButtonElement | null>
  /** for the root of the menu */
  onExitComplete: () => void
}

/**
 * Gives the focus back to the button of a menu that has closed. The menu does so itself, but in the frame after a key or a move of the pointer it
 * takes the focus into its list once more: on a slow machine that comes after the choice, and the focus is gone with the list.
 */
export function useMenuFocus(): MenuFocus {
  const trigger = useRef<HTMLButtonElement | null>(null)
  const onExitComplete = useCallback(() => {
    const button = trigger.current
    if (button && isLost(button)) button.focus({ preventScroll: true })
  }, [])
  return { trigger, onExitComplete }
}

/** Nothing has the focus, or only a menu that is going away. What a choice has opened keeps it. */
function isLost(button: HTMLElement): boolean {
  const { activeElement } = button.ownerDocument
  if (activeElement === null || activeElement === button.ownerDocument.body) return true
  const root = button.getRootNode()
  const focused = root instanceof ShadowRoot ? root.activeElement : activeElement
  return focused?.closest('.fs-menu[data-state=closed]') != null
}
