import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus in a place whose content changes: when the button that had it is gone after `content` has changed, the
 * first button of the new content gets it, or the place itself (`tabIndex={-1}`) where there is none.
 */
export function useKeptFocus(content: string) {
  const place = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useEffect(() => {
    const node = place.current
    if (!isInside.current || !node || node.matches(':focus-within')) return
    const button = node.querySelector<HTMLElement>('button:not(:disabled)')
    ;(button ?? node).focus()
  }, [content])
  return {
    ref: place,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: (event: FocusEvent) => {
      isInside.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
