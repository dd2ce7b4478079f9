import type { RefObject } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { DataState } from '../state/data-state'
import type { ShownColumn } from './shown-columns'

/**
 * Marks a table as `data-tight` when it would scroll sideways with the usual room for texts that wrap: they get less room then. It is measured
 * again for other rows, other columns, and another width of the frame.
 *
 * @param line an element as wide as the frame, whose size nothing in the table changes: a measurement cannot cause the next one
 */
export function useTightTexts<Row>(
  table: RefObject<HTMLTableElement | null>, line: RefObject<HTMLElement | null>, columns: readonly ShownColumn<Row>[], rows: readonly Row[], state: DataState,
): void {
  const wraps = columns.some(({ wrap }) => wrap)
  useLayoutEffect(() => {
    const [node, frame, box] = [table.current, line.current, table.current?.parentElement]
    if (!node || !frame || !box || !wraps) return
    const measure = () => {
      node.removeAttribute('data-tight')
      node.toggleAttribute('data-tight', node.offsetWidth > box.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    measure()
    return () => observer.disconnect()
  }, [table, line, columns, rows, state, wraps])
}
