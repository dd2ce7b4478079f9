'use client'
import { useMemo, type ReactNode, type Ref } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import type { Tone } from '../../theme/tone'
import { LiveRegion } from '../a11y/live-region'
import { EmptyState, FailedState } from '../state/states'
import { StaleBar } from '../state/stale-bar'
import type { Column, TableDensity, TableSort } from './column'
import { LazyTableSettings } from './lazy-table-settings'
import { Pagination, type PaginationProps } from './pagination'
import { SkeletonRows } from './skeleton-rows'
import { TableBar } from './table-bar'
import { TableBody } from './table-body'
import { TableHead } from './table-head'
import { ticksOf } from './ticks'

/** Six states that an operator can tell apart: nothing yet, here, being asked again, from before, nothing there, not known. */
export type TableState = 'loading' | 'ready' | 'refreshing' | 'stale' | 'empty' | 'failed'

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
  state: TableState
  onRetry?: (() => void) | undefined
  emptyText?: string | undefined
  failedText?: string | undefined
  staleText?: string | undefined
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

const NONE: readonly string[] = []

export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { label, columns: all, rows, rowKey, state, pagination, fill = true, onRetry, staleText, toolbar, tickedKeys, onTickedChange } = props
  const { hiddenColumns = NONE, onHiddenColumnsChange, density = 'normal', onDensityChange } = props
  const { messages } = useUiLocale()
  const columns = useMemo(() => all.filter(({ id, fixed }) => fixed || !hiddenColumns.includes(id)), [all, hiddenColumns])
  const shown = showsRows(state) ? rows : []
  const ticks = tickedKeys && onTickedChange ? ticksOf(tickedKeys, shown.map(rowKey), onTickedChange) : null
  const busy = state === 'loading' || state === 'refreshing'
  // without a row to stand on, the arrow keys scroll the head (axe: scrollable-region-focusable)
  const reachable = shown.length === 0 ? ({ tabIndex: 0, role: 'group', 'aria-label': label } as const) : {}
  const settings = onHiddenColumnsChange || onDensityChange
    ? <LazyTableSettings {...{ columns: all, hiddenColumns, onHiddenColumnsChange, density, onDensityChange }} /> : null
  return (
    <div className="fs-table" data-state={state} data-density={density} data-fill={fill || undefined}>
      {state === 'stale' ? <StaleBar onRetry={onRetry}>{staleText}</StaleBar> : null}
      <TableBar toolbar={toolbar} settings={settings} tickedCount={ticks?.keys.size ?? 0} onClearTicks={() => onTickedChange?.(new Set())} />
      <div className="fs-table-frame">
        <div className="fs-table-progress" data-on={state === 'refreshing' || undefined} aria-hidden="true" />
        <div className="fs-table-scroll" {...reachable}>
          <table aria-label={label} aria-busy={busy || undefined} aria-rowcount={(pagination?.total ?? shown.length) + 1} data-ticks={ticks ? '' : undefined}>
            <colgroup>
              {ticks ? <col className="fs-tick" /> : null}
              {columns.map(({ id, width }) => <col key={id} style={width === undefined ? undefined : { width }} />)}
            </colgroup>
            <TableHead columns={columns} sort={props.sort} onSortChange={props.onSortChange} ticks={ticks} />
            {state === 'loading'
              ? <tbody><SkeletonRows columns={columns.length + (ticks ? 1 : 0)} rows={props.skeletonRows ?? pagination?.pageSize ?? 10} /></tbody>
              : <TableBody {...props} rows={shown} columns={columns} ticks={ticks} />}
          </table>
          <TablePlace {...props} />
        </div>
      </div>
      {pagination ? <Pagination {...pagination} disabled={pagination.disabled ?? state === 'loading'} /> : null}
      <LiveRegion>{state === 'loading' ? messages.loading : state === 'refreshing' ? messages.refreshing : null}</LiveRegion>
    </div>
  )
}

function showsRows(state: TableState): boolean {
  switch (state) {
    case 'ready':
    case 'refreshing':
    case 'stale': return true
    case 'loading':
    case 'empty':
    case 'failed': return false
    default: return state satisfies never
  }
}

/** What stands in the place of rows; an answer without rows is empty, however it came. */
function TablePlace<Row>({ state, rows, onRetry, emptyText, failedText }: PagedTableProps<Row>) {
  if (state === 'failed') return <FailedState title={failedText} onRetry={onRetry} />
  return state === 'empty' || (showsRows(state) && rows.length === 0) ? <EmptyState title={emptyText} /> : null
}
