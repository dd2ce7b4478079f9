'use client'
import { forwardRef, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react'
import { Field, type FieldTexts } from './field'
import { isComposing } from './is-composing'

type NativeInput =
  | 'name' | 'placeholder' | 'autoComplete' | 'disabled' | 'readOnly' | 'maxLength' | 'min' | 'max' | 'step'
  | 'inputMode' | 'autoFocus' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'onKeyUp' | 'onCompositionStart' | 'onCompositionEnd' | 'spellCheck'

export interface TextFieldProps extends FieldTexts, Pick<InputHTMLAttributes<HTMLInputElement>, NativeInput> {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'search' | 'tel' | 'email' | 'number' | 'date' | undefined
  /** A unit or a small button at the end of the box. */
  endSlot?: ReactNode
  /** Enter, once the input method has finished composing; a key that is held calls it once. */
  onEnter?: (() => void) | undefined
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField({ type = 'text', ...rest }, ref) {
  return <InputField {...rest} type={type} ref={ref} />
})

export interface InputFieldProps extends Omit<TextFieldProps, 'type'> {
  type: string
  /** What the field itself finds wrong; see `Field`. */
  problem?: string | undefined
}

export const InputField = forwardRef<HTMLInputElement, InputFieldProps>(function InputField(
  { label, error, problem, hint, hideLabel, required, value, onChange, endSlot, onEnter, onKeyDown, ...native }, ref,
) {
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Enter' && !event.repeat && !isComposing(event)) onEnter?.()
  }
  return (
    <Field {...{ label, error, problem, hint, hideLabel, required }}>
      {(control) => (
        <div className="fs-input">
          <input {...native} {...control} ref={ref} value={value} onChange={(event) => onChange(event.target.value)} onKeyDown={keyDown} />
          {endSlot}
        </div>
      )}
    </Field>
  )
})
