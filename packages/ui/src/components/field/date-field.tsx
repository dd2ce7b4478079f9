'use client'
import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import type { UiMessages } from '../../locale/zh-cn.messages'
import { IconButton } from '../button/icon-button'
import { dateProblem, normalDate, type DateProblem, type DateRules } from './date-text'
import type { FieldTexts } from './field'
import { InputField } from './text-field'

export interface DateFieldProps extends FieldTexts {
  /** `yyyy-MM-dd`, or empty. */
  value: string
  /** Called with a day that may be chosen, or with an empty text when the field is emptied. */
  onChange: (value: string) => void
  /** First and last day, `yyyy-MM-dd`. */
  min?: string | undefined
  max?: string | undefined
  /** Whether a day between them may not be chosen. */
  isDateDisabled?: ((date: string) => boolean) | undefined
  /** The error when such a day is written. */
  disabledText?: string | undefined
  /** What the caller finds wrong with the day beside the limits; see `Field`. */
  problem?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
}

/**
 * A day, written the same way in every browser language; the button opens the browser's own calendar.
 * A day that may not be chosen stays written and is marked, and the caller keeps the former one.
 */
export function DateField({ value, onChange, min, max, isDateDisabled, disabledText, problem: foundOutside, ...rest }: DateFieldProps) {
  const { messages } = useUiLocale()
  const [draft, setDraft] = useState<{ text: string; left: boolean; over: string } | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const canChange = !rest.disabled && !rest.readOnly
  const rules: DateRules = { min, max, isDisabled: isDateDisabled }
  // a new value from the caller discards the unfinished text
  const written = draft && draft.over === value ? draft : null
  const problem = written && (written.left || written.text.length >= 10) ? dateProblem(normalDate(written.text), rules) : null

  const take = (text: string, left: boolean) => {
    const day = normalDate(text)
    if (text !== '' && (!isWhole(text, left) || dateProblem(day, rules) !== null)) return setDraft({ text, left, over: value })
    setDraft(null)
    const next = text === '' ? '' : day
    if (next !== value) onChange(next)
  }
  // a day that was refused is taken when the limits come to allow it: it is still shown, and now without a mark
  const isAllowed = written !== null && isWhole(written.text, written.left) && dateProblem(normalDate(written.text), rules) === null
  useEffect(() => {
    if (isAllowed) take(written.text, true)
  })
  return (
    <InputField
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={messages.datePlaceholder}
      value={written?.text ?? value}
      problem={problem ? problemText(problem, messages, { min, max, disabledText }) : foundOutside}
      onChange={(text) => take(text, false)}
      onBlur={() => {
        if (written) take(written.text, true)
      }}
      onEnter={() => {
        if (written) take(written.text, true)
      }}
      endSlot={
        <span className="fs-date-picker">
          <IconButton size="sm" label={messages.openCalendar(rest.label)} icon={<CalendarDays size={16} aria-hidden="true" />} disabled={!canChange} onClick={() => picker.current?.showPicker()} />
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={value}
            min={min}
            max={max}
            disabled={!canChange}
            onChange={(event) => take(event.target.value, true)}
          />
        </span>
      }
    />
  )
}

/** While typing, `2026-1` must not become January on the way to October. */
function isWhole(text: string, left: boolean): boolean {
  return left || /^\d{4}-\d\d-\d\d$/.test(text)
}

type ProblemWords = Pick<DateFieldProps, 'min' | 'max' | 'disabledText'>

function problemText(problem: DateProblem, messages: UiMessages, { min = '', max = '', disabledText }: ProblemWords): string {
  switch (problem) {
    case 'malformed': return messages.dateMalformed
    case 'tooEarly': return messages.dateTooEarly(min)
    case 'tooLate': return messages.dateTooLate(max)
    case 'disabled': return disabledText ?? messages.dateDisabled
    default: return problem satisfies never
  }
}
