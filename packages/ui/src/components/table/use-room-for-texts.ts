import type { RefObject } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { DataState } from '../state/data-state'
import type { ShownColumn } from './shown-columns'

/** The least widths that a text may wrap at, in Chinese characters. With nine the name of a building is on one line; below five a text cannot be read. */
const ROOMS = [9, 6, 5]

/**
 * Gives the texts that wrap as much room as they can have before the table scrolls sideways (`--fs-room`). It is measured again for other rows,
 * other columns, and another width of the frame.
 *
 * @param line an element as wide as the frame, whose size nothing in the table changes: a measurement cannot cause the next one
 */
export function useRoomForTexts<Row>(
  table: RefObject<HTMLTableElement | null>, line: RefObject<HTMLElement | null>, columns: readonly ShownColumn<Row>[], rows: readonly Row[], state: DataState,
): void {
  const wraps = columns.some(({ wrap }) => wrap)
  useLayoutEffect(() => {
    const [node, frame, box] = [table.current, line.current, table.current?.parentElement]
    if (!node || !frame || !box || !wraps) return
    const measure = () => {
      for (const room of ROOMS) {
        node.style.setProperty('--fs-room', `${room}em`)
        if (node.offsetWidth <= box.clientWidth) return
      }
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    measure()
    return () => observer.disconnect()
  }, [table, line, columns, rows, state, wraps])
}
