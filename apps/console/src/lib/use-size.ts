import { useLayoutEffect, useState, type RefObject } from 'react'
import type { MapSize } from './map-view-of-all'

/** The size of an element in px; null before it is measured. An element that is hidden has the one of before, or none at first. */
export function useSize(element: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const [width, height] = [node.clientWidth, node.clientHeight]
      const isHidden = width === 0 || height === 0
      setSize((before) => (before !== null && (isHidden || (before.width === width && before.height === height)) ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return size
}
