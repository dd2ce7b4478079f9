'use client'
import { useId } from 'react'
import type { Tone } from '../../theme/tone'
import { StatusMark } from '../status/status-mark'

export interface RadioCardOption {
  value: string
  label: string
  description?: string | undefined
  tone?: Tone | undefined
  disabled?: boolean | undefined
}

export interface RadioCardsProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly RadioCardOption[]
  name?: string | undefined
  disabled?: boolean | undefined
  hideLabel?: boolean | undefined
  columns?: number | undefined
}

/** A single choice among a few options that need an explanation. */
export function RadioCards({ label, value, onChange, options, name, disabled, hideLabel = false, columns = options.length }: RadioCardsProps) {
  const group = useId()
  return (
    <fieldset className="fs-cards" disabled={disabled}>
      <legend className={hideLabel ? 'fs-hidden' : 'fs-field-label'}>{label}</legend>
      <div className="fs-cards-grid" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {options.map((option) => (
          <label key={option.value} className="fs-card" data-tone={option.tone}>
            <input
              type="radio"
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="fs-card-text">
              <span className="fs-card-label">
                {option.tone ? <StatusMark tone={option.tone} /> : null}
                {option.label}
              </span>
              {option.description === undefined ? null : <span className="fs-card-description">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
