import type { RefObject } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import { stickyWidth, type ShownColumn } from './shown-columns'

/**
 * Measures the sticky columns at the start of a table, so that each stops beside the one before it. The browser decides
 * the width of a column by its content, so it cannot be known in advance.
 */
export function useStickyWidths<Row>(table: RefObject<HTMLTableElement | null>, columns: readonly ShownColumn<Row>[]): void {
  const hasSeveral = columns.some(({ stopsAt }) => stopsAt !== undefined)
  useLayoutEffect(() => {
    const node = table.current
    if (!node || !hasSeveral) return
    const heads = [...node.querySelectorAll<HTMLElement>('thead th[data-sticky=start], thead th.fs-tick')]
    const measure = () => {
      let width = 0
      let index = 0
      for (const head of heads) {
        if (!head.classList.contains('fs-tick')) node.style.setProperty(stickyWidth(index++), `${width}px`)
        width += head.offsetWidth
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const head of heads) observer.observe(head)
    return () => observer.disconnect()
  }, [table, columns, hasSeveral])
}
