import type { RefObject } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { DataState } from '../state/data-state'
import type { ShownColumn } from './shown-columns'

/** The room of a text, in Chinese characters: with this one the name of a building is on one line. */
const FULL_ROOM = 9

/** With less room a table may do without scrolling sideways. A text in less than five characters cannot be read. */
const LESS_ROOM = [6, 5]

/**
 * Gives the texts that wrap as much room as they can have before the table scrolls sideways (`--fs-room`). A table that has to scroll anyway
 * gives them the full room: narrow texts would only make its rows higher. It is measured again for other rows, other columns, and another width
 * of the frame.
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
    const fitsWith = (room: number) => {
      node.style.setProperty('--fs-room', `${room}em`)
      return node.offsetWidth <= box.clientWidth
    }
    const measure = () => {
      if (![FULL_ROOM, ...LESS_ROOM].some(fitsWith)) fitsWith(FULL_ROOM)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    measure()
    return () => observer.disconnect()
  }, [table, line, columns, rows, state, wraps])
}
