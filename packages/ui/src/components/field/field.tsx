'use client'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { VisuallyHidden } from '../a11y/visually-hidden'

/** What every form field says about itself. */
export interface FieldTexts {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** The label is read out but not drawn, for a toolbar. */
  hideLabel?: boolean | undefined
  required?: boolean | undefined
}

/** What the control inside must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

interface FieldProps extends FieldTexts {
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, then hint or error; the three are tied together by ids. */
export function Field({ label, error, hint, hideLabel = false, required, children }: FieldProps) {
  const { messages } = useUiLocale()
  const id = useId()
  const note = error ?? hint
  const control: FieldControl = {
    id, required, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined,
  }
  const text = (
    <label htmlFor={id} className="fs-field-label">
      {label}
      {required ? <span className="fs-field-required" title={messages.required} aria-hidden="true">*</span> : null}
    </label>
  )
  return (
    <div className="fs-field" data-invalid={error ? '' : undefined}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children(control)}
      {note ? <FieldNote id={`${id}-note`} text={note} isError={Boolean(error)} /> : null}
    </div>
  )
}

export function FieldNote({ id, text, isError }: { id: string; text: string; isError: boolean }) {
  return (
    <p id={id} className="fs-field-note" data-error={isError ? '' : undefined} role={isError ? 'alert' : undefined}>
      {isError ? <CircleAlert size={14} aria-hidden="true" /> : null}
      {text}
    </p>
  )
}
