'use client'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { LiveRegion } from '../components/a11y/live-region'
import { Button } from '../components/button/button'
import { IconButton } from '../components/button/icon-button'
import type { FieldTexts } from '../components/field/field'
import { FieldGroup } from './field-group'
import { useFocusLater } from './use-focus-later'
import { useFormWords } from './use-form-words'

export interface RepeatedRowsProps<Row> extends FieldTexts {
  rows: readonly Row[]
  /** Stays the same when a row moves. */
  rowKey: (row: Row, index: number) => string
  /** The name of a row in the buttons that remove and move it: 出水口 2. */
  rowName: (row: Row, index: number) => string
  /** The fields of one row. */
  renderRow: (row: Row, index: number) => ReactNode
  onAdd: () => void
  onRemove: (index: number) => void
  /** Missing = rows cannot be moved. */
  onMove?: ((from: number, to: number) => void) | undefined
  /** Minimum and maximum number of rows; at these the buttons are disabled. */
  min?: number | undefined
  max?: number | undefined
  /** On the button below the rows; 添加 by default. */
  addText?: string | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}

/** A list of small forms. The focus moves into an added row, stays on a moved row, and goes to the next row after a removal. */
export function RepeatedRows<Row>(props: RepeatedRowsProps<Row>) {
  const { rows, rowKey, rowName, renderRow, onAdd, onRemove, onMove, min = 0, max = Infinity, addText, readOnly = false, disabled = false, name, ...group } = props
  const words = useFormWords()
  const [announced, setAnnounced] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater(rows.map(rowKey).join('\n'))
  const add = () => {
    focusLater(() => partOf(rowAt(place.current, rows.length), 'field'))
    onAdd()
  }
  const remove = (index: number) => {
    const left = rows.length - 1
    focusLater(() => (left <= min ? partOf(place.current, 'add') : partOf(rowAt(place.current, Math.min(index, left - 1)), 'remove')))
    onRemove(index)
  }
  const move = (row: Row, from: number, to: number, pressed: EventTarget) => {
    if (!onMove || readOnly || disabled || to < 0 || to >= rows.length) return
    setAnnounced(words.moved(rowName(row, from), to + 1))
    // at the end the pressed button is disabled, so the button for the other direction gets the focus
    focusLater(() => (isUsable(pressed) ? pressed : partOf(rowAt(place.current, to), to === 0 ? 'down' : 'up')))
    onMove(from, to)
  }
  const keyDown = (event: KeyboardEvent<HTMLElement>, row: Row, index: number) => {
    const step = event.altKey && onMove ? ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : 0
    if (step === 0 || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    event.preventDefault()
    // the field must not take the key as well: a number would change, a list would open
    event.stopPropagation()
    move(row, index, index + step, event.target)
  }
  return (
    <FieldGroup {...group} disabled={disabled} name={name}>
      <div ref={place} className="fs-rows">
        <ol>
          {rows.map((row, index) => (
            <li key={rowKey(row, index)}><div className="fs-row" role="group" aria-label={rowName(row, index)} onKeyDownCapture={(event) => keyDown(event, row, index)}>
              <div className="fs-row-fields" data-part="field">{renderRow(row, index)}</div>
              {readOnly ? null : (
                <div className="fs-row-acts">
                  {onMove ? <IconButton size="sm" data-part="up" label={words.moveUp(rowName(row, index))} icon={<ArrowUp size={14} aria-hidden="true" />} disabled={index === 0} onClick={(event) => move(row, index, index - 1, event.currentTarget)} /> : null}
                  {onMove ? <IconButton size="sm" data-part="down" label={words.moveDown(rowName(row, index))} icon={<ArrowDown size={14} aria-hidden="true" />} disabled={index === rows.length - 1} onClick={(event) => move(row, index, index + 1, event.currentTarget)} /> : null}
                  <IconButton size="sm" data-part="remove" label={words.removeOf(rowName(row, index))} icon={<Trash2 size={14} aria-hidden="true" />} disabled={rows.length <= min} onClick={() => remove(index)} />
                </div>
              )}
            </div></li>
          ))}
        </ol>
        {readOnly ? null : (
          <div className="fs-row-add">
            <Button size="sm" data-part="add" icon={<Plus size={14} aria-hidden="true" />} disabled={rows.length >= max} onClick={add}>{addText ?? words.add}</Button>
            {rows.length >= max ? <span className="fs-field-note">{words.atMostRows(max)}</span> : null}
          </div>
        )}
        <LiveRegion>{announced}</LiveRegion>
      </div>
    </FieldGroup>
  )
}

function rowAt(place: HTMLElement | null, index: number): Element | null {
  return place?.querySelector('ol')?.children.item(index) ?? null
}

/** The first control in a part of a row, or the part itself where it is a button. */
function partOf(row: Element | null, part: 'field' | 'up' | 'down' | 'remove' | 'add'): HTMLElement | null {
  return row?.querySelector<HTMLElement>(`button[data-part=${part}], [data-part=${part}] :is(input, select, textarea, button):not(:disabled)`) ?? null
}

function isUsable(element: EventTarget): element is HTMLElement {
  return element instanceof HTMLElement && !element.matches(':disabled, [aria-disabled=true]')
}
