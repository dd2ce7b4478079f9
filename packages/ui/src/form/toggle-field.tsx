'use client'
import { forwardRef, useId } from 'react'
import { FieldNote, RequiredMark } from '../components/field/field'
import { useFormStyles } from './use-form-styles'

export interface ToggleFieldProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Can be focused and read, not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
}

/** On or off; applied when the form is saved. */
export const SwitchField = forwardRef<HTMLInputElement, ToggleFieldProps>(function SwitchField(props, ref) {
  return <Toggle {...props} ref={ref} role="switch" />
})

/** A checkbox for one statement or option. */
export const CheckboxField = forwardRef<HTMLInputElement, ToggleFieldProps>(function CheckboxField(props, ref) {
  return <Toggle {...props} ref={ref} />
})

const Toggle = forwardRef<HTMLInputElement, ToggleFieldProps & { role?: 'switch' }>(function Toggle(
  { label, checked, onChange, error, hint, required, disabled, readOnly = false, name, onBlur, role }, ref,
) {
  useFormStyles()
  const id = useId()
  const note = error ?? hint
  return (
    <div className="fs-field" data-invalid={error ? '' : undefined}>
      <label className="fs-toggle" data-read={readOnly || undefined}>
        <input
          ref={ref}
          type="checkbox"
          role={role}
          className={role === 'switch' ? 'fs-switch' : 'fs-check'}
          name={name}
          checked={checked}
          required={required}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => (readOnly ? undefined : onChange(event.target.checked))}
          onBlur={onBlur}
        />
        <span>{label}<RequiredMark required={required} /></span>
      </label>
      {note ? <FieldNote id={`${id}-note`} text={note} isError={Boolean(error)} /> : null}
    </div>
  )
})
