'use client'
import { useUiLocale } from '../../locale/ui-locale'
import type { Tone } from '../../theme/tone'
import { StatusMark } from './status-mark'
import { NO_VALUE } from '../data/no-value'

export interface StatusFilterOption {
  value: string
  label: string
  tone?: Tone | undefined
  /** How many there are; null = not known. */
  count?: number | null | undefined
}

export interface StatusFilterProps {
  label: string
  options: readonly StatusFilterOption[]
  /** null = all. */
  value: string | null
  onChange: (value: string | null) => void
  /** The count of the button for all. */
  total?: number | null | undefined
  disabled?: boolean | undefined
}

/** Filters a list by one status; pressing the same button again shows all. Counts are not capped. */
export function StatusFilter({ label, options, value, onChange, total, disabled = false }: StatusFilterProps) {
  const { messages } = useUiLocale()
  const all: StatusFilterOption = { value: '', label: messages.all, count: total }
  return (
    <div className="fs-choice-bar" role="group" aria-label={label}>
      {[all, ...options].map((option) => {
        const own = option === all ? null : option.value
        return (
          <button
            key={option.value}
            type="button"
            className="fs-choice-item"
            data-tone={option.tone}
            aria-pressed={own === value}
            disabled={disabled}
            onClick={() => onChange(own === value ? null : own)}
          >
            {option.tone ? <StatusMark tone={option.tone} size={14} /> : null}
            <span>{option.label}</span>
            {option.count === undefined ? null : <span className="fs-choice-count">{option.count ?? NO_VALUE}</span>}
          </button>
        )
      })}
    </div>
  )
}
