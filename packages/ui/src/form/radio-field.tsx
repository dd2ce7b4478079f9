'use client'
import { useId } from 'react'
import type { FieldTexts } from '../components/field/field'
import type { SelectOption } from '../components/field/select-field'
import { FieldGroup } from './field-group'

export interface RadioFieldProps extends FieldTexts {
  /** None is chosen when no option has it. */
  value: string | null
  onChange: (value: string) => void
  options: readonly SelectOption[]
  disabled?: boolean | undefined
  /** Can be focused and read, not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
}

/** One of a few, all of them readable at once. For choices that need an explanation there is `RadioCards`. */
export function RadioField({ value, onChange, options, readOnly = false, name, ...group }: RadioFieldProps) {
  const id = useId()
  return (
    <FieldGroup {...group} role="radiogroup" name={name}>
      <div className="fs-radios">
        {options.map((option) => (
          <label key={option.value} className="fs-toggle" data-read={readOnly || undefined}>
            <input
              type="radio"
              className="fs-radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled || (readOnly && option.value !== value)}
              onChange={() => (readOnly ? undefined : onChange(option.value))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
