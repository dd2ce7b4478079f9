import type { ReactNode, Ref } from 'react'
import type { Tone } from '../../theme/tone'
import type { DataState } from '../state/data-state'
import type { Column, TableDensity, TableSort } from './column'
import type { PaginationProps } from './pagination'

/** What the owner of a table can have it do. */
export interface PagedTableHandle {
  /** Brings a row into sight and the focus to it; nothing happens for a row that is not there. */
  focusRow: (key: string) => void
}

export interface PagedTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  state: DataState
  onRetry?: (() => void) | undefined
  emptyText?: string | undefined
  failedText?: string | undefined
  /** Above the rows while they are stale; by default that the data could not be updated. */
  staleText?: string | undefined
  /** Says above the rows that some rows are missing, for instance because they could not be read. Shown in every state but loading. */
  droppedText?: string | undefined
  /** Below the text of an empty table: the act that makes the first row, or the one that resets the filters. */
  emptyAction?: ReactNode
  /** A click on the row or Enter in it. */
  onRowActivate?: ((row: Row) => void) | undefined
  /** The focus came to a row, or to something in it. */
  onRowFocus?: ((row: Row) => void) | undefined
  handle?: Ref<PagedTableHandle> | undefined
  /** A coloured edge for a row that stands out. */
  rowTone?: ((row: Row) => Tone | undefined) | undefined
  selectedKey?: string | null | undefined
  /** The ticked rows by key; with `onTickedChange` every row gets a box. Keys of rows that are not shown stay in it. */
  tickedKeys?: ReadonlySet<string> | undefined
  onTickedChange?: ((keys: ReadonlySet<string>) => void) | undefined
  /** Instead of the count of ticked rows: a `BulkBar` of `./screen` with what can be done with them. */
  bulkBar?: ReactNode
  /** The order that the server was asked for; null is its own. */
  sort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort | null) => void) | undefined
  hiddenColumns?: readonly string[] | undefined
  /** Offers the columns in the table's settings; `useTableView` keeps the choice. */
  onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined
  density?: TableDensity | undefined
  onDensityChange?: ((density: TableDensity) => void) | undefined
  /** Acts above the table, at its start. */
  toolbar?: ReactNode
  pagination?: PaginationProps | undefined
  /** Take the parent's height; the head stands and the rows scroll. */
  fill?: boolean | undefined
  skeletonRows?: number | undefined
}
