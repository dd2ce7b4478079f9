'use client'
import { CircleAlert } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { useLayoutEffect } from '../../root/use-layout-effect'
import { VisuallyHidden } from '../a11y/visually-hidden'

/** The texts that every form field has. */
export interface FieldTexts {
  label: string
  /** The caller's error; shown instead of the hint. */
  error?: string | undefined
  hint?: string | undefined
  /** The label is for screen readers only, for instance in a toolbar. */
  hideLabel?: boolean | undefined
  required?: boolean | undefined
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export interface FieldProps extends FieldTexts {
  /**
   * What the field itself finds wrong with what is written, for instance that it is no date. Shown while the caller has no
   * error, and set as the control's custom validity, so that a form can refuse to be submitted with it.
   */
  problem?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and below it the hint or error; ids tie the three together. The label's own id is `<control id>-label`. */
export function Field({ label, error, problem, hint, hideLabel = false, required, children }: FieldProps) {
  const id = useId()
  const place = useCustomValidity(id, problem)
  const wrong = error ?? problem
  const note = wrong ?? hint
  const control: FieldControl = {
    id, required, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': wrong ? true : undefined,
  }
  const text = <label htmlFor={id} id={`${id}-label`} className="fs-field-label">{label}<RequiredMark required={required} /></label>
  return (
    <div ref={place} className="fs-field" data-invalid={wrong ? '' : undefined}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children(control)}
      {note ? <FieldNote id={`${id}-note`} text={note} isError={Boolean(wrong)} /> : null}
    </div>
  )
}

/** The visible star of a required field. Screen readers read it from the control itself. */
export function RequiredMark({ required }: { required: boolean | undefined }) {
  const { messages } = useUiLocale()
  return required ? <span className="fs-field-required" title={messages.required} aria-hidden="true">*</span> : null
}

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/** Gives the browser's form check the reason why a control cannot be submitted as it is. */
function useCustomValidity(id: string, problem: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const controls = place.current?.querySelectorAll<FormControl>('input, select, textarea, button') ?? []
    for (const control of controls) if (control.id === id) control.setCustomValidity(problem ?? '')
  }, [id, problem])
  return place
}

export function FieldNote({ id, text, isError }: { id: string; text: string; isError: boolean }) {
  return (
    <p id={id} className="fs-field-note" data-error={isError ? '' : undefined} role={isError ? 'alert' : undefined}>
      {isError ? <CircleAlert size={14} aria-hidden="true" /> : null}
      {text}
    </p>
  )
}
