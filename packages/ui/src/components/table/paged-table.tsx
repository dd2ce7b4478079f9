'use client'
import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useUiLocale } from '../../locale/ui-locale'
import { LiveRegion } from '../a11y/live-region'
import type { DataState } from '../state/data-state'
import { EmptyState, FailedState } from '../state/states'
import { StaleBar } from '../state/stale-bar'
import { WarningBar } from '../state/warning-bar'
import { LazyTableSettings } from './lazy-table-settings'
import type { PagedTableProps } from './paged-table.types'
import { isCountedInPart } from './page-links'
import { Pagination, totalText, type PaginationProps } from './pagination'
import { shownColumns } from './shown-columns'
import { SkeletonRows } from './skeleton-rows'
import { TableBar } from './table-bar'
import { TableBody } from './table-body'
import { TableHead } from './table-head'
import { ticksOf } from './ticks'
import { useFocusInside } from './use-kept-place'
import { useLastPage } from './use-last-page'
import { useRoomForTexts } from './use-room-for-texts'
import { useStickyWidths } from './use-sticky-widths'

const NONE: readonly string[] = []

/**
 * A table of one page of rows, whose owner loads the rows, sorts them and changes the page. Rows stay visible while they are refreshed and when they
 * are stale; first loading, empty and failed stand in their place. A page beyond the last one is left for the last by `pagination.onPageChange`.
 */
export function PagedTable<Row>(given: PagedTableProps<Row>) {
  const props = useLastPage(given) ? { ...given, state: 'loading' as const } : given
  const { label, columns: all, rows, rowKey, state, pagination, fill = true, onRetry, staleText, droppedText, toolbar, tickedKeys, onTickedChange } = props
  const { hiddenColumns = NONE, onHiddenColumnsChange, density = 'normal', onDensityChange, settingsIn } = props
  const columns = useMemo(() => shownColumns(all, hiddenColumns), [all, hiddenColumns])
  const table = useRef<HTMLTableElement>(null)
  const line = useRef<HTMLDivElement>(null)
  useRoomForTexts(table, line, columns, rows, state)
  useStickyWidths(table, columns)
  const { isInside, listeners } = useFocusInside()
  const shown = showsRows(state) ? rows : []
  const ticks = tickedKeys && onTickedChange ? ticksOf(tickedKeys, shown.map(rowKey), onTickedChange) : null
  const busy = state === 'loading' || state === 'refreshing'
  // without a row to focus, the scroll container itself is focusable (axe: scrollable-region-focusable)
  const reachable = shown.length === 0 ? ({ tabIndex: 0, role: 'group', 'aria-label': label } as const) : {}
  const settings = onHiddenColumnsChange || onDensityChange
    ? <LazyTableSettings {...{ columns: all, hiddenColumns, onHiddenColumnsChange, density, onDensityChange }} /> : null
  return (
    <div className="fs-table" data-state={state} data-density={density} data-look={props.look} data-fill={fill || undefined} {...listeners}>
      {state === 'stale' ? <StaleBar onRetry={onRetry}>{staleText}</StaleBar> : null}
      {droppedText === undefined || state === 'loading' || isUnreadable(props) ? null : <WarningBar>{droppedText}</WarningBar>}
      <TableBar toolbar={toolbar} settings={settingsIn === undefined ? settings : null} tickedCount={ticks?.keys.size ?? 0} onClearTicks={() => onTickedChange?.(new Set())} hasBulkBar={props.bulkBar !== undefined} />
      {settingsIn ? createPortal(settings, settingsIn) : null}
      {props.bulkBar}
      <div className="fs-table-frame">
        <div ref={line} className="fs-table-progress" data-on={state === 'refreshing' || undefined} aria-hidden="true" />
        <div className="fs-table-scroll" {...reachable}>
          <table ref={table} aria-label={label} aria-busy={busy || undefined} aria-rowcount={rowCount(pagination, shown.length)} data-ticks={ticks ? '' : undefined}>
            <colgroup>
              {ticks ? <col className="fs-tick" /> : null}
              {columns.map(({ id, width, onScreenOnly }) => <col key={id} className={onScreenOnly ? 'fs-off-paper' : undefined} style={width === undefined ? undefined : { width }} />)}
            </colgroup>
            <TableHead columns={columns} sort={props.sort} onSortChange={props.onSortChange} ticks={ticks} />
            <TableBody
              {...props} {...{ columns, ticks, isInside }} rows={shown}
              placeholders={state === 'loading' ? <SkeletonRows columns={columns.length + (ticks ? 1 : 0)} rows={props.skeletonRows ?? pagination?.pageSize ?? 10} /> : null}
            />
          </table>
          <TablePlace {...props} />
        </div>
      </div>
      {pagination ? <Pagination {...pagination} disabled={pagination.disabled ?? state === 'loading'} /> : null}
      <LiveRegion>{useNews(props)}</LiveRegion>
    </div>
  )
}

function showsRows(state: DataState): boolean {
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

/** With the head; -1 when the number of rows is unknown. */
function rowCount(pagination: PaginationProps | undefined, shown: number): number {
  if (!pagination) return shown + 1
  const { total, page, pageSize } = pagination
  return isCountedInPart(total, page, pageSize) ? -1 : total + 1
}

/** Without a row, and yet not empty: rows could not be read, or the total promises some (domain 25). */
function isUnreadable<Row>({ state, rows, droppedText, pagination }: PagedTableProps<Row>): boolean {
  return (state === 'empty' || (showsRows(state) && rows.length === 0)) && (droppedText !== undefined || (pagination?.total ?? 0) > 0)
}

/** What the table is seen to be. Without rows it is empty in every state that would show rows. */
function lookOf<Row>(props: PagedTableProps<Row>): 'loading' | 'failed' | 'empty' | 'rows' {
  const { state, rows } = props
  if (state === 'loading') return state
  if (state === 'failed' || isUnreadable(props)) return 'failed'
  return state === 'empty' || rows.length === 0 ? 'empty' : 'rows'
}

/** Shown in place of rows. */
function TablePlace<Row>(props: PagedTableProps<Row>) {
  const { onRetry, emptyText, emptyAction, failedText, droppedText } = props
  const look = lookOf(props)
  if (look === 'failed') return <FailedState title={(isUnreadable(props) ? droppedText : undefined) ?? failedText} onRetry={onRetry} />
  return look === 'empty' ? <EmptyState title={emptyText} action={emptyAction} /> : null
}

/**
 * What a screen reader says of the table: that other rows load, and then how many there are; also that the last one is gone. A refresh in the
 * background says nothing: in a storm of alarms it would be said after each of them.
 */
function useNews<Row>(props: PagedTableProps<Row>): string {
  const { messages } = useUiLocale()
  const look = lookOf(props)
  const [shown, setShown] = useState({ look, count: '' })
  if (shown.look !== look) setShown({ look, count: shown.look === 'loading' ? totalText(messages, props.pagination ?? { total: props.rows.length, page: 1, pageSize: 1 }) : '' })
  switch (look) {
    case 'loading': return messages.loading
    case 'empty': return messages.total(0)
    case 'rows': return shown.count
    // its message is an alert
    case 'failed': return ''
    default: return look satisfies never
  }
}
