'use client'
import { useUiLocale } from '../../locale/ui-locale'
import type { Tone } from '../../theme/tone'
import { LiveRegion } from '../a11y/live-region'
import { EmptyState, FailedState } from '../state/states'
import { StaleBar } from '../state/stale-bar'
import type { Column } from './column'
import { Pagination, type PaginationProps } from './pagination'
import { SkeletonRows } from './skeleton-rows'
import { TableRows } from './table-rows'

/** Six states that an operator can tell apart: nothing yet, here, being asked again, from before, nothing there, not known. */
export type TableState = 'loading' | 'ready' | 'refreshing' | 'stale' | 'empty' | 'failed'

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
  /** A coloured edge for a row that stands out. */
  rowTone?: ((row: Row) => Tone | undefined) | undefined
  selectedKey?: string | null | undefined
  pagination?: PaginationProps | undefined
  /** Take the parent's height; the head stands and the rows scroll. */
  fill?: boolean | undefined
  skeletonRows?: number | undefined
}

export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { label, columns, state, pagination, fill = true, onRetry, staleText } = props
  const { messages } = useUiLocale()
  const busy = state === 'loading' || state === 'refreshing'
  return (
    <div className="fs-table" data-state={state} data-fill={fill || undefined}>
      {state === 'stale' ? <StaleBar onRetry={onRetry}>{staleText}</StaleBar> : null}
      <div className="fs-table-frame">
        <div className="fs-table-progress" data-on={state === 'refreshing' || undefined} aria-hidden="true" />
        <div className="fs-table-scroll">
          <table aria-label={label} aria-busy={busy || undefined} aria-rowcount={pagination ? pagination.total + 1 : undefined}>
            <colgroup>{columns.map(({ id, width }) => <col key={id} style={width === undefined ? undefined : { width }} />)}</colgroup>
            <thead>
              <tr>{columns.map(({ id, header, align }) => <th key={id} scope="col" data-align={align}>{header}</th>)}</tr>
            </thead>
            <tbody><TableBody {...props} /></tbody>
          </table>
          <TablePlace {...props} />
        </div>
      </div>
      {pagination ? <Pagination {...pagination} disabled={pagination.disabled ?? state === 'loading'} /> : null}
      <LiveRegion>{state === 'loading' ? messages.loading : state === 'refreshing' ? messages.refreshing : null}</LiveRegion>
    </div>
  )
}

function TableBody<Row>(props: PagedTableProps<Row>) {
  const { state, columns, pagination, skeletonRows = pagination?.pageSize ?? 10 } = props
  switch (state) {
    case 'loading': return <SkeletonRows columns={columns.length} rows={skeletonRows} />
    case 'ready':
    case 'refreshing':
    case 'stale': return <TableRows {...props} />
    case 'empty':
    case 'failed': return null
    default: return state satisfies never
  }
}

function TablePlace<Row>({ state, onRetry, emptyText, failedText }: PagedTableProps<Row>) {
  if (state === 'empty') return <EmptyState title={emptyText} />
  if (state === 'failed') return <FailedState title={failedText} onRetry={onRetry} />
  return null
}
