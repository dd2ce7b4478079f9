'use client'
import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import type { Tone } from '../../theme/tone'
import type { Column } from './column'
import type { PagedTableProps } from './paged-table'
import { moveRowFocus } from './row-keys'

/** The rows; one of them is in the tab order, the arrow keys move among them. */
export function TableRows<Row>({ rows, rowKey, columns, rowTone, selectedKey, onRowActivate, pagination }: PagedTableProps<Row>) {
  const first = pagination ? (pagination.page - 1) * pagination.pageSize : 0
  const entry = rows.some((row) => rowKey(row) === selectedKey) ? selectedKey : rows[0] && rowKey(rows[0])
  return rows.map((row, at) => {
    const key = rowKey(row)
    return (
      <TableRow
        key={key}
        row={row}
        columns={columns}
        position={first + at + 2}
        tone={rowTone?.(row)}
        selected={key === selectedKey}
        inTabOrder={key === entry}
        onActivate={onRowActivate}
      />
    )
  })
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** Counted over all pages, the head being 1. */
  position: number
  tone: Tone | undefined
  selected: boolean
  inTabOrder: boolean
  onActivate: ((row: Row) => void) | undefined
}

function Row<Data>({ row, columns, position, tone, selected, inTabOrder, onActivate }: TableRowProps<Data>) {
  const keyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') onActivate?.(row)
    else if (moveRowFocus(event.currentTarget, event.key)) event.preventDefault()
  }
  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!isOnControl(event)) onActivate?.(row)
  }
  return (
    <tr
      tabIndex={inTabOrder ? 0 : -1}
      aria-rowindex={position}
      aria-selected={selected || undefined}
      data-tone={tone}
      data-active={onActivate ? '' : undefined}
      onKeyDown={keyDown}
      onClick={click}
    >
      {columns.map(({ id, cell, align, numeric, wrap }) => (
        <td key={id} data-align={align} data-numeric={numeric || undefined} data-wrap={wrap || undefined}>{cell(row)}</td>
      ))}
    </tr>
  )
}

const TableRow = memo(Row) as typeof Row

/** A button or link in the row has its own meaning. */
function isOnControl(event: MouseEvent<HTMLElement>): boolean {
  return event.target instanceof Element && event.target.closest('button, a, input, select, label') !== null
}
