import { useRef, type FocusEvent, type RefObject } from 'react'
import { focusedNear } from '../../root/focused-near'
import { useLayoutEffect } from '../../root/use-layout-effect'

interface FocusedRows {
  body: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** The key of the row that had the focus last. */
  focused: string | null
  goTo: (key: string) => void
}

/**
 * When a refresh removes the row that has the focus, the browser gives the focus to the page. The row now at its place gets it, or the last one. A focus
 * that the user has moved elsewhere stays there.
 */
export function useKeptPlace({ body, keys, focused, goTo }: FocusedRows) {
  const isInside = useRef(false)
  const place = useRef(0)
  useLayoutEffect(() => {
    const at = focused === null ? -1 : keys.indexOf(focused)
    if (at >= 0) place.current = at
    if (at >= 0 || !isInside.current || !body.current) return
    isInside.current = false
    const next = keys[Math.min(place.current, keys.length - 1)]
    if (next !== undefined && focusedNear(body.current) === null) goTo(next)
  })
  return {
    enter: (key: string | null) => {
      isInside.current = true
      place.current = Math.max(0, keys.indexOf(key ?? ''))
    },
    /** Not called for a row that is removed. A window in the background keeps the focus of its page. */
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget) || currentTarget.contains(focusedNear(currentTarget))
    },
  }
}
