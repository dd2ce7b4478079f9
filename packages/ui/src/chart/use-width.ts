import { useState, type RefObject } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'

const UNMEASURED_PX = 640 // without layout (a hidden tab, a test)

/** The width of an element; null until it has been measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setWidth(Math.round(node.clientWidth) || UNMEASURED_PX)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return width
}
