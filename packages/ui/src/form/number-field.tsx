'use client'
import { forwardRef, useState, type KeyboardEvent } from 'react'
import { Field, type FieldTexts } from '../components/field/field'
import { isComposing } from '../components/field/is-composing'
import type { FormMessages } from './form.messages'
import { numberProblem, numberText, readNumber, steppedNumber, type NumberProblem, type NumberRules } from './number-text'
import { useFormStyles } from './use-form-styles'
import { useFormWords } from './use-form-words'

export interface NumberFieldProps extends FieldTexts, NumberRules {
  /** A number, null for an empty field, or a text of the user that is no number. */
  value: number | string | null
  /**
   * Called with the number, with null for an empty field, and with the text when it is no number: the text stays in the
   * field and is marked, and a schema that expects a number rejects it.
   */
  onChange: (value: number | string | null) => void
  /** Behind the number: mm, ℃, MPa. */
  unit?: string | undefined
  /** The step of the arrow keys; 1 by default. */
  step?: number | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
}

/** A number with its unit. Limits are checked when the field is left or Enter is pressed, and the text is never corrected. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { label, error, hint, hideLabel, required, value, onChange, min, max, decimals, unit, step = 1, onBlur, ...native }, ref,
) {
  useFormStyles()
  const words = useFormWords()
  const [draft, setDraft] = useState<{ text: string; isLeft: boolean } | null>(null)
  const rules = { min, max, decimals }
  // the typed text is shown as long as it means the value: `1.50` does not become `1.5`
  const written = draft !== null && readNumber(draft.text) === value ? draft : null
  const found = numberProblem(value, rules)
  const problem = found !== null && (written === null || written.isLeft || typeof value === 'string') ? problemText(found, words, rules) : undefined

  const write = (text: string) => {
    setDraft({ text, isLeft: false })
    onChange(readNumber(text))
  }
  const finish = () => {
    if (written) setDraft({ ...written, isLeft: true })
  }
  const keyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    // Enter sends the form: the limits must be checked before
    if (event.key === 'Enter') finish()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (native.readOnly || typeof value === 'string') return
    write(numberText(steppedNumber(value, step, event.key === 'ArrowUp' ? 1 : -1, rules)))
  }
  const leave = () => {
    finish()
    onBlur?.()
  }
  return (
    <Field {...{ label, error, problem, hint, hideLabel, required }}>
      {({ required: isRequired, ...control }) => (
        <div className="fs-input">
          <input
            {...native}
            {...control}
            ref={ref}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            role="spinbutton"
            aria-required={isRequired}
            aria-valuenow={typeof value === 'number' ? value : undefined}
            aria-valuetext={typeof value === 'number' ? `${written?.text ?? numberText(value)}${unit ?? ''}` : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={written?.text ?? (typeof value === 'number' ? numberText(value) : (value ?? ''))}
            onChange={(event) => write(event.target.value)}
            onKeyDown={keyDown}
            onBlur={leave}
          />
          {unit === undefined ? null : <span className="fs-input-unit">{unit}</span>}
        </div>
      )}
    </Field>
  )
})

function problemText(problem: NumberProblem, words: FormMessages, { min, max, decimals = 0 }: NumberRules): string {
  switch (problem) {
    case 'malformed': return words.notANumber
    case 'imprecise': return words.tooManyDigits
    case 'decimals': return decimals === 0 ? words.wholeNumber : words.decimals(decimals)
    case 'tooSmall':
    case 'tooLarge': return limitText(words, min, max)
    default: return problem satisfies never
  }
}

function limitText(words: FormMessages, min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return words.numberBetween(String(min), String(max))
  return max === undefined ? words.numberAtLeast(String(min)) : words.numberAtMost(String(max))
}
