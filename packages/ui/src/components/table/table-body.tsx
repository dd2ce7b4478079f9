'use client'
import { lazy, Suspense, useCallback, useEffect, useImperativeHandle, useMemo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { keepAim } from '../../root/keep-aim'
import type { PagedTableProps } from './paged-table.types'
import type { ShownColumn } from './shown-columns'
import { targetIndex } from './row-keys'
import { TableRow } from './table-row'
import type { Ticks } from './ticks'
import { useKeptPlace } from './use-kept-place'
import { useRowFocus } from './use-row-focus'

const MOST_DRAWN = 60 // with more rows only the visible ones are rendered (performance, "Tables"); several cards stand in one line, so they are all rendered

const VirtualRows = lazy(() => import('./virtual-rows'))

interface TableBodyProps<Row> extends Pick<PagedTableProps<Row>, 'rows' | 'rowKey' | 'rowTone' | 'selectedKey' | 'onRowActivate' | 'onRowFocus' | 'handle' | 'pagination' | 'density' | 'look'> {
  columns: readonly ShownColumn<Row>[]
  ticks: Ticks | null
  /** Drawn while rows are loading. */
  placeholders: ReactNode
  /** Whether the focus is in the table. */
  isInside: RefObject<boolean>
}

/** The rows. One of them is in the tab order, and arrow keys move among them. One listener handles the events of all rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowKey, columns, rowTone, selectedKey, onRowActivate, onRowFocus, handle, pagination, density, look, ticks, placeholders, isInside } = props
  const [focused, setFocused] = useState<string | null>(null)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const entry = Math.max(0, firstKnown(keys, [focused, selectedKey ?? null]))
  const { body, focusRow } = useRowFocus()
  useEffect(() => (body.current ? keepAim(body.current, 'tr[data-key]') : undefined), [body])
  const first = pagination ? (pagination.page - 1) * pagination.pageSize : 0
  const toggle = ticks?.toggle
  const tick = useCallback((key: string) => toggle?.(key), [toggle])

  const renderRow = (index: number) => {
    const row = rows[index]
    const key = keys[index]
    if (row === undefined || key === undefined) return null
    return (
      <TableRow
        key={key}
        row={row}
        rowKey={key}
        columns={columns}
        position={first + index + 2}
        tone={rowTone?.(row)}
        selected={key === selectedKey}
        ticked={ticks?.keys.has(key)}
        onTick={tick}
        inTabOrder={index === entry}
        active={onRowActivate !== undefined}
      />
    )
  }
  const goTo = (key: string) => {
    setFocused(key)
    focusRow(key)
  }
  const keepPlace = useKeptPlace({ isInside, body, keys, isLoading: placeholders !== null, focused, goTo })
  useImperativeHandle(handle, () => ({ focusRow: (key) => (keys.includes(key) ? goTo(key) : undefined) }))
  const focus = (event: FocusEvent) => {
    const key = keyAt(event.target)
    const row = rows[keys.indexOf(key ?? '')]
    keepPlace(key)
    setFocused(key)
    if (row !== undefined) onRowFocus?.(row)
  }
  const click = (event: MouseEvent) => {
    const row = rows[keys.indexOf(keyAt(event.target) ?? '')]
    if (row !== undefined && !isOnControl(event.target) && !hasMarkedText(event.target)) onRowActivate?.(row)
  }
  const keyDown = (event: KeyboardEvent) => {
    const index = event.target instanceof HTMLTableRowElement ? keys.indexOf(keyAt(event.target) ?? '') : -1
    const row = rows[index]
    if (row === undefined) return
    const act = { Enter: () => onRowActivate?.(row), ' ': toggle && (() => toggle(keys[index] ?? '')) }[event.key]
    if (act) {
      // a key that is held acts once
      if (!event.repeat) act()
    } else {
      const key = keys[targetIndex(event.key, index, rows.length) ?? -1]
      if (key === undefined) return
      goTo(key)
    }
    event.preventDefault()
  }
  const some = (count: number) => keys.slice(0, count).map((_, index) => renderRow(index))
  return (
    <tbody ref={body} onClick={click} onKeyDown={keyDown} onFocus={focus}>
      {placeholders}
      {rows.length <= MOST_DRAWN || look === 'cards' ? some(rows.length) : (
        <Suspense fallback={some(MOST_DRAWN)}>
          <VirtualRows count={rows.length} keyOf={(index) => keys[index] ?? ''} renderRow={renderRow} activeIndex={entry} density={density} />
        </Suspense>
      )}
    </tbody>
  )
}

function firstKnown(keys: readonly string[], wanted: readonly (string | null)[]): number {
  for (const key of wanted) {
    const index = key === null ? -1 : keys.indexOf(key)
    if (index >= 0) return index
  }
  return 0
}

function keyAt(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-key]') : null
  return row?.dataset['key'] ?? null
}

/** A click on a control in the row does not activate the row. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, select, label') !== null
}

/** A drag that marks text of the row ends with a click: the user wants to copy the text, not to open the row. */
function hasMarkedText(target: EventTarget): boolean {
  const row = target instanceof Element ? target.closest('tr[data-key]') : null
  const selection = row ? selectionNear(row) : null
  return row !== null && selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(row)
}

/** Chromium reports what is marked in a shadow root only through that root. */
function selectionNear(node: Node): Selection | null {
  const root: Node & { getSelection?: () => Selection | null } = node.getRootNode()
  return root.getSelection?.() ?? node.ownerDocument?.getSelection() ?? null
}
