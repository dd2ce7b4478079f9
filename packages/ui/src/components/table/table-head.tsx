'use client'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useUiLocale } from '../../locale/ui-locale'
import { nextSort, type TableSort } from './column'
import type { ShownColumn } from './shown-columns'
import type { Ticks } from './ticks'

interface TableHeadProps<Row> {
  columns: readonly ShownColumn<Row>[]
  sort: TableSort | null | undefined
  onSortChange: ((sort: TableSort | null) => void) | undefined
  ticks: Ticks | null
}

export function TableHead<Row>({ columns, sort, onSortChange, ticks }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {ticks ? <TickAll ticks={ticks} /> : null}
        {columns.map(({ id, header, align, sortable, sticky, minWidth, stopsAt, onScreenOnly }) => {
          const direction = sort?.columnId === id ? sort.direction : 'none'
          const sorts = sortable && onSortChange
          return (
            <th key={id} scope="col" className={onScreenOnly ? 'fs-off-paper' : undefined} data-align={align} data-sticky={sticky} aria-sort={sorts ? direction : undefined} style={{ minWidth, insetInlineStart: stopsAt }}>
              {sorts ? (
                <button type="button" className="fs-sort" data-direction={direction} onClick={() => onSortChange(nextSort(sort, id))}>
                  {header}
                  <SortMark direction={direction} />
                </button>
              ) : header}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ direction }: { direction: TableSort['direction'] | 'none' }) {
  const Mark = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction]
  return <Mark size={14} aria-hidden="true" />
}

function TickAll({ ticks }: { ticks: Ticks }) {
  const { messages } = useUiLocale()
  return (
    <th scope="col" className="fs-tick">
      <label>
        <input
          type="checkbox"
          className="fs-check"
          aria-label={messages.selectPage}
          checked={ticks.page === 'all'}
          disabled={ticks.page === 'nothing'}
          ref={(input) => {
            if (input) input.indeterminate = ticks.page === 'some'
          }}
          onChange={ticks.togglePage}
        />
      </label>
    </th>
  )
}
