'use client'
import { useId, type ReactNode } from 'react'
import type { Tone } from '../../theme/tone'
import type { ControlSize } from '../button/button'
import { StatusMark } from '../status/status-mark'

export interface ChoiceBarOption {
  value: string
  label: string
  icon?: ReactNode
  /** Puts the tone's mark before the label. */
  tone?: Tone | undefined
  disabled?: boolean | undefined
}

export interface ChoiceBarProps {
  label: string
  /** No option is chosen when none has this value. */
  value: string | null
  onChange: (value: string) => void
  options: readonly ChoiceBarOption[]
  size?: ControlSize | undefined
  disabled?: boolean | undefined
  /** The label is for screen readers only; true by default. */
  hideLabel?: boolean | undefined
}

/** A single choice among a few options in a row that wraps, for instance a measuring point. Arrow keys choose. */
export function ChoiceBar({ label, value, onChange, options, size = 'md', disabled, hideLabel = true }: ChoiceBarProps) {
  const group = useId()
  return (
    <fieldset className="fs-choice" data-size={size} disabled={disabled}>
      <legend className={hideLabel ? 'fs-hidden' : 'fs-field-label'}>{label}</legend>
      <div className="fs-choice-bar">
        {options.map((option) => (
          <label key={option.value} className="fs-choice-item" data-tone={option.tone}>
            <input
              type="radio"
              className="fs-hidden"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.tone ? <StatusMark tone={option.tone} size={14} /> : null}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
