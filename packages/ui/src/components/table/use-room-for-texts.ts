import type { RefObject } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { DataState } from '../state/data-state'
import type { ShownColumn } from './shown-columns'

/**
 * The rooms of a text, in Chinese characters, in the order in which they are tried. With nine the name of a building is on one line; below five a
 * text cannot be read. Nine again for a table that is much wider than its frame with five.
 */
const ROOMS = [9, 6, 5, 9]

/**
 * Gives the texts that wrap as much room as they can have before the table scrolls sideways (`--fs-room`). A table that has to scroll far anyway
 * gives them the full room: narrow texts would only make its rows higher. It is measured again for other rows, other columns, and another width of
 * the frame.
 *
 * @param line an element as wide as the frame, whose size nothing in the table changes: a measurement cannot cause the next one
 */
export function useRoomForTexts<Row>(
  table: RefObject<HTMLTableElement | null>, line: RefObject<HTMLElement | null>, columns: readonly ShownColumn<Row>[], rows: readonly Row[], state: DataState,
): void {
  const wraps = columns.some(({ wrap }) => wrap)
  useLayoutEffect(() => {
    const node = table.current
    const box = node?.parentElement
    if (!wraps || !box || !line.current) return
    const measure = () => {
      for (const room of ROOMS) {
        node.style.setProperty('--fs-room', `${room}em`)
        // A table that is up to a tenth wider than its frame keeps five characters a line: with more, it would be wider still, and its last columns hidden.
        if (node.offsetWidth <= box.clientWidth * (room < 6 ? 1.1 : 1)) return
      }
    }
    const observer = new ResizeObserver(measure)
    observer.observe(line.current)
    measure()
    return () => observer.disconnect()
  }, [table, line, columns, rows, state, wraps])
}
