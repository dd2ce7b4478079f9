'use client'
import { useState } from 'react'
import { DateField } from '../components/field/date-field'
import type { FieldTexts } from '../components/field/field'
import { useUiLocale } from '../locale/ui-locale'
import { FieldGroup } from './field-group'
import { useFormWords } from './use-form-words'

/** Two days as `yyyy-MM-dd`, both included; an empty text leaves that side open. */
export interface DateRange {
  from: string
  to: string
}

/** A range behind a button: today, the last seven days. The caller gives their days. */
export interface DateShortcut extends DateRange {
  label: string
}

export interface DateRangeFieldProps extends FieldTexts {
  value: DateRange
  /** Called with ranges whose end is not before their start. */
  onChange: (value: DateRange) => void
  shortcuts?: readonly DateShortcut[] | undefined
  /** First and last day, `yyyy-MM-dd`. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
}

/**
 * A span of days. A start after the end is kept and marked at the end until the end is changed too; until then the caller
 * keeps the former range.
 */
export function DateRangeField({ value, onChange, shortcuts = [], min, max, readOnly, name, ...group }: DateRangeFieldProps) {
  const words = useFormWords()
  const { messages } = useUiLocale()
  const [shortcutsTaken, setShortcutsTaken] = useState(0)
  const [lateStart, setLateStart] = useState<{ from: string; over: DateRange } | null>(null)
  // a range that came from outside meanwhile ends what was being chosen
  const waiting = lateStart && lateStart.over.from === value.from && lateStart.over.to === value.to ? lateStart : null
  const from = waiting?.from ?? value.from

  const start = (day: string) => {
    const isLate = day !== '' && value.to !== '' && day > value.to
    setLateStart(isLate ? { from: day, over: value } : null)
    if (!isLate) onChange({ from: day, to: value.to })
  }
  const end = (day: string) => {
    setLateStart(null)
    onChange({ from, to: day })
  }
  const take = (shortcut: DateShortcut) => {
    setLateStart(null)
    // also where the day stays the same: a refused text in its field must not outlive the shortcut
    setShortcutsTaken(shortcutsTaken + 1)
    onChange({ from: shortcut.from, to: shortcut.to })
  }
  return (
    <FieldGroup {...group} name={name}>
      <div className="fs-range">
        <DateField key={`start ${shortcutsTaken}`} label={words.startDate} hideLabel value={from} onChange={start} min={min} max={max} readOnly={readOnly} />
        <span aria-hidden="true">{words.to}</span>
        <DateField
          key={`end ${shortcutsTaken}`}
          label={words.endDate}
          hideLabel
          value={value.to}
          onChange={end}
          min={later(from, min)}
          max={max}
          readOnly={readOnly}
          problem={waiting ? messages.dateTooEarly(from) : undefined}
        />
      </div>
      {shortcuts.length === 0 || readOnly ? null : (
        <div className="fs-range-shortcuts">
          {shortcuts.map((shortcut) => (
            <button key={shortcut.label} type="button" className="fs-chip-button" aria-pressed={shortcut.from === from && shortcut.to === value.to} onClick={() => take(shortcut)}>
              {shortcut.label}
            </button>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

function later(day: string, min: string | undefined): string | undefined {
  return min === undefined || day > min ? day || undefined : min
}
