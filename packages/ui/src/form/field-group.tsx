'use client'
import { useId, type ReactNode } from 'react'
import { FieldNote, RequiredMark, type FieldTexts } from '../components/field/field'
import { useFormStyles } from './use-form-styles'

interface FieldGroupProps extends FieldTexts {
  role?: 'radiogroup' | undefined
  disabled?: boolean | undefined
  /** The name by which a form finds the group; see `FormProblem`. */
  name?: string | undefined
  children: ReactNode
}

/** A field made of several controls: legend above, controls, then hint or error. */
export function FieldGroup({ label, error, hint, hideLabel, required, role, disabled, name, children }: FieldGroupProps) {
  useFormStyles()
  const id = useId()
  const note = error ?? hint
  const aria = role === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': error ? (true as const) : undefined } : {}
  return (
    <fieldset
      className="fs-field"
      role={role}
      disabled={disabled}
      data-invalid={error ? '' : undefined}
      data-name={name}
      aria-describedby={note ? `${id}-note` : undefined}
      {...aria}
    >
      <legend className={hideLabel ? 'fs-hidden' : 'fs-field-label'}>{label}<RequiredMark required={required} /></legend>
      {children}
      {note ? <FieldNote id={`${id}-note`} text={note} isError={Boolean(error)} /> : null}
    </fieldset>
  )
}
