'use client'
import { memo } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import type { Tone } from '../../theme/tone'
import type { ShownColumn } from './shown-columns'

interface TableRowProps<Row> {
  row: Row
  rowKey: string
  columns: readonly ShownColumn<Row>[]
  /** Position over all pages; the header row is 1. */
  position: number
  tone: Tone | undefined
  selected: boolean
  /** undefined = rows cannot be ticked. */
  ticked: boolean | undefined
  onTick: (key: string) => void
  inTabOrder: boolean
  active: boolean
}

/** One row. Clicks and keys are handled by the table body. */
function Row<Data>({ row, rowKey, columns, position, tone, selected, ticked, onTick, inTabOrder, active }: TableRowProps<Data>) {
  return (
    <tr
      tabIndex={inTabOrder ? 0 : -1}
      aria-rowindex={position}
      aria-selected={selected || ticked || undefined}
      data-key={rowKey}
      data-tone={tone}
      data-active={active ? '' : undefined}
    >
      {ticked === undefined ? null : <TickCell position={position} ticked={ticked} onTick={() => onTick(rowKey)} />}
      {columns.map(({ id, cell, align, numeric, wrap, sticky, stopsAt, onScreenOnly }) => {
        const content = cell(row)
        const isText = typeof content === 'string'
        return (
          <td key={id} className={onScreenOnly ? 'fs-off-paper' : undefined} data-align={align} data-numeric={numeric || undefined} data-wrap={wrap ? (isText ? 'text' : 'parts') : undefined} data-sticky={sticky} style={stopsAt === undefined ? undefined : { insetInlineStart: stopsAt }}>
            {wrap && isText ? <div>{content}</div> : content}
          </td>
        )
      })}
    </tr>
  )
}

export const TableRow = memo(Row) as typeof Row

function TickCell({ position, ticked, onTick }: { position: number; ticked: boolean; onTick: () => void }) {
  const { messages } = useUiLocale()
  return (
    <td className="fs-tick">
      <label><input type="checkbox" className="fs-check" aria-label={messages.selectRow(position - 1)} checked={ticked} onChange={onTick} /></label>
    </td>
  )
}
