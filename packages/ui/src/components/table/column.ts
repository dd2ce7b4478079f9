import type { ReactNode } from 'react'

/** One column of a table: what stands in its head and what a row shows in it. */
export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** A CSS width; px when a number. Columns without one share what is left. */
  width?: number | string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Figures of equal width, for what is compared by eye. */
  numeric?: boolean | undefined
  /** Long text takes more lines instead of an ellipsis. */
  wrap?: boolean | undefined
}
