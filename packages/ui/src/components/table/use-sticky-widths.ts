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
      // all are read before one is written: each reading after a change lays the whole table out anew
      const widths = heads.map((head) => head.offsetWidth)
      let place = 0
      let index = 0
      heads.forEach((head, at) => {
        if (!head.classList.contains('fs-tick')) node.style.setProperty(stickyWidth(index++), `${place}px`)
        place += widths[at] ?? 0
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const head of heads) observer.observe(head)
    return () => observer.disconnect()
  }, [table, columns, hasSeveral])
}
