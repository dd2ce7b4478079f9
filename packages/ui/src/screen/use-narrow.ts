import { useState, type RefObject } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'

/** Whether an element is narrower than a limit in px; false without layout (a hidden tab, a test). */
export function useNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setNarrow(node.clientWidth > 0 && node.clientWidth < limit)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, limit])
  return isNarrow
}
