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
  /** None is chosen when no option has it. */
  value: string | null
  onChange: (value: string) => void
  options: readonly ChoiceBarOption[]
  size?: ControlSize | undefined
  disabled?: boolean | undefined
  /** The label is read out but not drawn; true unless said otherwise. */
  hideLabel?: boolean | undefined
}

/** One of a few, side by side in a line that wraps: a measuring point, a span of time. Arrow keys choose. */
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
