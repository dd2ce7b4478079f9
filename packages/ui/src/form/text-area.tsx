'use client'
import { forwardRef, type TextareaHTMLAttributes } from 'react'
import { LiveRegion } from '../components/a11y/live-region'
import { Field, type FieldTexts } from '../components/field/field'
import { useFormStyles } from './use-form-styles'
import { useFormWords } from './use-form-words'

const ANNOUNCED_BELOW = 20 // characters left; announcing each of two hundred would only disturb

export interface TextAreaProps extends FieldTexts, Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'placeholder' | 'rows' | 'disabled' | 'readOnly' | 'onBlur'> {
  value: string
  onChange: (value: string) => void
  /**
   * Shows how many characters are left, counted in UTF-16 units as `maxLength` of a schema counts them. Longer text can be
   * written and is marked: pasted text is never cut off.
   */
  maxLength?: number | undefined
}

/** Text of several lines. The user can make the box higher. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, hideLabel, required, value, onChange, maxLength, rows = 3, ...native }, ref,
) {
  useFormStyles()
  const words = useFormWords()
  const left = maxLength === undefined ? null : maxLength - value.length
  const problem = left !== null && left < 0 ? words.charactersOver(-left) : undefined
  const counted = left === null ? null : left < 0 ? words.charactersOver(-left) : words.charactersLeft(left)
  return (
    <Field {...{ label, error, problem, hint, hideLabel, required }}>
      {(control) => (
        <div className="fs-input" data-area="">
          <textarea {...native} {...control} ref={ref} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
          {left === null ? null : <span className="fs-area-count" aria-hidden="true" data-over={left < 0 || undefined}>{`${value.length} / ${maxLength}`}</span>}
          {left === null ? null : <LiveRegion>{left < ANNOUNCED_BELOW ? counted : null}</LiveRegion>}
        </div>
      )}
    </Field>
  )
})
