import { useRef, type FocusEvent, type RefObject } from 'react'
import { focusedNear } from '../../root/focused-near'
import { useLayoutEffect } from '../../root/use-layout-effect'

/**
 * Whether the focus is in a table; `listeners` belong to its root. It stays true when React removes the element that has the focus: no
 * listener hears of that.
 */
export function useFocusInside() {
  const isInside = useRef(false)
  const listeners = {
    // React also reports what happens in a layer that the table has opened elsewhere in the page
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      isInside.current = currentTarget.contains(target)
    },
    /** A window in the background keeps the focus of its page. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget) || currentTarget.contains(focusedNear(currentTarget))
    },
  }
  return { isInside, listeners }
}

interface FocusedRows {
  isInside: RefObject<boolean>
  body: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** Other rows are on their way: another page, or another list. */
  isLoading: boolean
  /** The key of the row that had the focus last. */
  focused: string | null
  goTo: (key: string) => void
}

/**
 * When a table removes what has the focus (a row, the button of a message), the browser gives the focus to the page. The row now at the place of
 * the last focused one gets it, or the last row. Without rows the scroll container has it until rows come; another page or list begins at its first
 * row. Returns what a row calls that gets the focus.
 */
export function useKeptPlace({ isInside, body, keys, isLoading, focused, goTo }: FocusedRows): (key: string | null) => void {
  const place = useRef(0)
  const hadRows = useRef(true)
  useLayoutEffect(() => {
    const at = focused === null ? -1 : keys.indexOf(focused)
    if (at >= 0) place.current = at
    else if (isLoading) place.current = 0
    const waited = !hadRows.current
    hadRows.current = keys.length > 0
    if (!isInside.current || !body.current) return
    const container = body.current.closest<HTMLElement>('.fs-table-scroll')
    const now = focusedNear(body.current)
    if (now !== null && !(waited && now === container)) return
    const next = keys[Math.min(place.current, keys.length - 1)]
    if (next === undefined) container?.focus()
    else goTo(next)
  })
  return (key) => {
    place.current = Math.max(0, keys.indexOf(key ?? ''))
  }
}
