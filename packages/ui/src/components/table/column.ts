import type { ReactNode } from 'react'

/** One column of a table: what stands in its head and what a row shows in it. */
export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** A CSS width; px when a number. Columns without one share what is left. */
  width?: number | string | undefined
  /** In px. A table that is wider than its place scrolls sideways instead of making the column narrower. */
  minWidth?: number | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Figures of equal width, for what is compared by eye. */
  numeric?: boolean | undefined
  /** Long text takes more lines instead of an ellipsis. */
  wrap?: boolean | undefined
  /** Its head asks for another order (`onSortChange`). */
  sortable?: boolean | undefined
  /** Stays in sight while the others scroll sideways: `start` for the first column, `end` for the last. */
  sticky?: 'start' | 'end' | undefined
  /** Cannot be hidden by the operator. */
  fixed?: boolean | undefined
  /** Its name in the list of columns, where `header` is no plain text. */
  label?: string | undefined
}

/** By which column the server has ordered the rows. */
export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** How close the rows stand. */
export type TableDensity = 'compact' | 'normal' | 'loose'

export function columnName<Row>({ id, header, label }: Column<Row>): string {
  return label ?? (typeof header === 'string' ? header : id)
}

/** First press ascending, second descending, third as the server likes it. */
export function nextSort(sort: TableSort | null | undefined, columnId: string): TableSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null
}
