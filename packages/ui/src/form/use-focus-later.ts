import { useCallback, useRef } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'

/**
 * Moves the focus when a list has changed and has been drawn again. `content` changes with the list; the element that gets
 * the focus is searched only then.
 */
export function useFocusLater(content: string): (find: () => HTMLElement | null) => void {
  const wanted = useRef<(() => HTMLElement | null) | null>(null)
  useLayoutEffect(() => {
    wanted.current?.()?.focus()
    wanted.current = null
  }, [content])
  return useCallback((find) => {
    wanted.current = find
  }, [])
}
