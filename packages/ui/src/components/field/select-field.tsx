'use client'
import { ChevronDown } from 'lucide-react'
import { forwardRef } from 'react'
import { Field, type FieldTexts } from './field'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps extends FieldTexts {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** Shown, and not selectable, while `value` is empty. */
  placeholder?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
}

/**
 * The browser's own select: it has the best keyboard and touch behaviour and needs no overlay. A value that is not among the options, because they
 * are still loading or no longer hold it, is shown itself.
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, hint, hideLabel, required, value, onChange, options, placeholder, disabled, name }, ref,
) {
  const isListed = options.some((option) => option.value === value) || (value === '' && placeholder !== undefined)
  return (
    <Field {...{ label, error, hint, hideLabel, required }}>
      {(control) => (
        <div className="fs-input" data-select="">
          <select {...control} ref={ref} name={name} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
            {placeholder === undefined ? null : <option value="" disabled hidden>{placeholder}</option>}
            {/* without it the browser shows the first option as if it were chosen, and choosing that one changes nothing */}
            {isListed ? null : <option value={value} disabled hidden>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
})
