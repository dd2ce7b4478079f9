import type { ReactNode, Ref } from 'react'
import type { Tone } from '../../theme/tone'
import type { DataState } from '../state/data-state'
import type { Column, TableDensity, TableSort } from './column'
import type { PaginationProps } from './pagination'

/** Methods of a table for its owner. */
export interface PagedTableHandle {
  /** Scrolls to a row and focuses it; does nothing for an unknown key. */
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
  /** The text above stale rows; by default that the data could not be updated. */
  staleText?: string | undefined
  /** A warning above the rows that some rows are missing, for instance because they could not be read. Not shown while loading. */
  droppedText?: string | undefined
  /** A button below the text of an empty table: to add the first row, or to reset the filters. */
  emptyAction?: ReactNode
  /** Called on a click on a row and on Enter. */
  onRowActivate?: ((row: Row) => void) | undefined
  /** Called when a row, or a control in it, gets the focus. */
  onRowFocus?: ((row: Row) => void) | undefined
  handle?: Ref<PagedTableHandle> | undefined
  /** A coloured edge for a row that stands out. */
  rowTone?: ((row: Row) => Tone | undefined) | undefined
  selectedKey?: string | null | undefined
  /** The keys of the ticked rows; with `onTickedChange` every row has a checkbox. Keys of rows on other pages stay in the set. */
  tickedKeys?: ReadonlySet<string> | undefined
  onTickedChange?: ((keys: ReadonlySet<string>) => void) | undefined
  /** A `BulkBar` of `./screen`, shown instead of the count of ticked rows. */
  bulkBar?: ReactNode
  /** The requested order; null = the server's default. */
  sort?: TableSort | null | undefined
  onSortChange?: ((sort: TableSort | null) => void) | undefined
  hiddenColumns?: readonly string[] | undefined
  /** Lets the user choose columns in the table settings; `useTableView` holds the choice. */
  onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined
  density?: TableDensity | undefined
  onDensityChange?: ((density: TableDensity) => void) | undefined
  /** The element that gets the button of the table settings, for a screen whose head holds its buttons; null until there is one. By default it stands above the rows. */
  settingsIn?: HTMLElement | null | undefined
  /** Buttons above the table, at the start. */
  toolbar?: ReactNode
  pagination?: PaginationProps | undefined
  /** Takes the parent's height; the header stays while the rows scroll. True by default. */
  fill?: boolean | undefined
  skeletonRows?: number | undefined
  /** Rows as cards beside one another, for rows that are told apart by a picture in their first cell; keys, ticks and states are the same. */
  look?: 'rows' | 'cards' | undefined
}
