import type { Column } from './column'

/** A column as it is drawn: its widths grow with the type. */
export interface ShownColumn<Row> extends Omit<Column<Row>, 'width' | 'minWidth'> {
  width: string | undefined
  minWidth: string | undefined
  /** where a sticky column stops beside the sticky columns before it, as a CSS value; the first one stops at the edge */
  stopsAt?: string | undefined
}

/** The CSS variable with the common width of the sticky columns before the one with this index, kept by `useStickyWidths`. */
export function stickyWidth(index: number): string {
  return `--fs-start-${index}`
}

/** The columns that the user has not hidden, each with its least width. A column that wraps keeps the width that it asks for; without one, its style rule has the least. */
export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): ShownColumn<Row>[] {
  const shown = columns.filter(({ id, fixed }) => fixed || !hidden.includes(id))
  const sticky = shown.filter((column) => column.sticky === 'start')
  return shown.map((column) => {
    const index = sticky.indexOf(column)
    return {
      ...column,
      width: cssWidth(column.width),
      minWidth: cssWidth(column.minWidth ?? (column.wrap ? column.width : undefined)),
      stopsAt: index > 0 ? `var(${stickyWidth(index)})` : undefined,
    }
  })
}

/** A number is px at the usual size of the type. */
function cssWidth(width: number | string | undefined): string | undefined {
  return typeof width === 'number' ? `calc(${width}px * var(--fsc-scale))` : width
}
