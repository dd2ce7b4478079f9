import { useRef, type RefObject } from 'react'
import { useLayoutEffect } from '../root/use-layout-effect'

/** Listens without React, whose own event costs as much as what it leads to, and which cannot prevent scrolling. */
export function useListener<Name extends 'wheel' | 'pointermove'>(place: RefObject<HTMLElement | null>, name: Name, listener: (event: HTMLElementEventMap[Name], node: HTMLElement) => void): void {
  const latest = useRef(listener)
  useLayoutEffect(() => {
    latest.current = listener
  })
  useLayoutEffect(() => {
    const node = place.current
    if (!node) return
    const listen = (event: HTMLElementEventMap[Name]) => latest.current(event, node)
    node.addEventListener(name, listen, { passive: false })
    return () => node.removeEventListener(name, listen)
  }, [place, name])
}

/** The wheel zooms only with Ctrl or when the chart has the focus, so that it does not stop page scrolling. */
export function useWheel(place: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent, px: number) => void): void {
  useListener(place, 'wheel', (event, node) => {
    const root = node.getRootNode()
    const focused = (root instanceof Document || root instanceof ShadowRoot) && node.contains(root.activeElement)
    if (!focused && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onWheel(event, event.clientX - node.getBoundingClientRect().left)
  })
}
