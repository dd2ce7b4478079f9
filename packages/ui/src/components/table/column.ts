import type { ReactNode } from 'react'

/** One column of a table: its header and the content of its cells. */
export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** A CSS width, in px when it is a number, which grows with the type. Columns without a width share the rest. */
  width?: number | string | undefined
  /**
   * Minimum width in px, which grows with the type. Cells that wrap have a minimum of their own: five Chinese characters, or less when their text
   * is shorter. When columns need more width than the table has, it scrolls sideways.
   */
  minWidth?: number | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Digits of equal width, for numbers that are compared. */
  numeric?: boolean | undefined
  /** Long text wraps instead of ending with an ellipsis. */
  wrap?: boolean | undefined
  /** The header is a button that changes the order (`onSortChange`). */
  sortable?: boolean | undefined
  /** Stays visible while the others scroll sideways: `start` for the first columns, `end` for the last. */
  sticky?: 'start' | 'end' | undefined
  /** Only its buttons fill it: it is not printed. */
  onScreenOnly?: boolean | undefined
  /** The user cannot hide it. */
  fixed?: boolean | undefined
  /** Its name in the list of columns, when `header` is not plain text. */
  label?: string | undefined
}

/** The column by which the server has ordered the rows. */
export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** The height of the rows. */
export type TableDensity = 'compact' | 'normal' | 'loose'

export function columnName<Row>({ id, header, label }: Column<Row>): string {
  return label ?? (typeof header === 'string' ? header : id)
}

/** The order after a press: ascending, then descending, then the server's default. */
export function nextSort(sort: TableSort | null | undefined, columnId: string): TableSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null
}
